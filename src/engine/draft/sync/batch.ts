import { applyAll } from '#engine/draft/operations/apply.ts'
import type { Conflict } from '#engine/draft/merge/conflict.ts'
import type { Base } from '#engine/draft/document/draft-hash.ts'
import { isSameContainer, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import type { Edit, Operation, Refused } from '#engine/draft/operations/operation.ts'
import { remember } from '#engine/remember.ts'

/** The facts about a batch beside its operations. */
export interface BatchFacts {
  readonly id: string
  readonly by: string
  readonly label?: string
  /** The batch that this one takes back. A batch that takes back such a batch does its act again. */
  readonly undoes?: string
  /** The edits that could not go in. They are sent and stored, so no browser is needed to find them again. */
  readonly kept?: readonly Conflict[]
  /** The units of other batches that this one decides, as `batch unit`. */
  readonly settles?: readonly string[]
  /** The selected blocks before and after the act. */
  readonly selection?: { readonly before: readonly string[]; readonly after: readonly string[] }
}

/** The author of the steps that no person makes: they bring a page that was saved beside its draft. */
export const SITE_AUTHOR = 'site'

/** One act of a person, with the traces that this side has worked out on its own document. */
export interface Batch extends BatchFacts {
  readonly edits: readonly Edit[]
}

/** A batch as it is sent: traces stay at home, each side works out its own. */
export interface SentBatch extends BatchFacts {
  readonly operations: readonly Operation[]
}

/** A batch as the log has it: sent, numbered, and chained to all before it. */
export interface Step extends SentBatch, Base {}

/** The operations of edits, listed once for each list of edits: a long log is asked for them at each key. */
export const operationsOf: (edits: readonly Edit[]) => readonly Operation[] = remember((edits) => edits.map(({ operation }) => operation))

/** A batch ready to be sent. */
export function sentBatch({ edits, ...facts }: Batch): SentBatch {
  return { ...facts, operations: operationsOf(edits) }
}

/** Makes a batch of operations that are done on a document, or refuses it. Edits that change nothing are dropped: they would only meet others' edits. */
export function makeBatch(
  document: EditedDocument,
  facts: BatchFacts,
  operations: readonly Operation[],
): { readonly batch: Batch; readonly document: EditedDocument } | (Refused & { readonly at: number }) {
  const done = applyAll(document, operations)
  if ('refused' in done) return done
  return { batch: { ...facts, edits: done.edits.filter((edit) => !isIdle(edit)) }, document: done.document }
}

function isIdle({ operation, trace: { inverse } }: Edit): boolean {
  if (operation.op !== 'move' || inverse.op !== 'move') return isEqualJson(operation, inverse)
  return isSameContainer(operation.to.in, inverse.to.in) && operation.to.after === inverse.to.after
}

/** The batches that have an effect: one that was wholly taken back among them did nothing, nor did the one that took it back. */
export function netBatches<Given extends Pick<SentBatch, 'id' | 'undoes' | 'operations'>>(batches: readonly Given[]): Given[] {
  const left: Given[] = []
  for (const batch of batches) {
    const target = batch.undoes === undefined ? -1 : left.findLastIndex(({ id }) => id === batch.undoes)
    if (left[target]?.operations.length === batch.operations.length) left.splice(target, 1)
    else left.push(batch)
  }
  return left
}

/** The joint effect of batches. */
export function netOperations(batches: readonly Pick<SentBatch, 'id' | 'undoes' | 'operations'>[]): Operation[] {
  return netBatches(batches).flatMap(({ operations }) => operations)
}

/** The conflicts of a batch as units that another batch can settle. */
export function settledUnits(batch: Batch): string[] {
  return (batch.kept ?? []).map((conflict) => settlingKey(batch, conflict))
}

/** The key by which another batch settles a conflict of this one. */
export const settlingKey = ({ id }: Pick<BatchFacts, 'id'>, { unit }: Conflict): string => `${id} ${unit}`
