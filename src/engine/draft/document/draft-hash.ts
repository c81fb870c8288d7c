import { hashOf } from '#engine/document/hash.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { EditedDocument } from './edited-document.ts'

const known = new WeakMap<object, string>()

/**
 * The hash of an edited document, notes left out. It is made of the hashes of its blocks: after an edit only the way to the changed
 * block is hashed again. It is not the hash of a page, which is that of its canonical JSON.
 */
export function draftHash(document: EditedDocument): string {
  const noted = known.get(document)
  if (noted !== undefined) return noted
  const { head, regions } = document
  const lists = Object.entries(regions).map(([region, list]) => [region, listHash(list)])
  return hashOf([remembered(head, () => head), Object.fromEntries(lists)])
}

/** Notes the hash that the server has given for a document, so that it is not computed again. */
export function noteDraftHash(document: EditedDocument, hash: string): void {
  known.set(document, hash)
}

/** Computes and caches the hashes of a document's blocks one by one, so that a caller can stop between two blocks. */
export function* hashBlocks({ regions }: EditedDocument): Generator<undefined, void> {
  for (const list of Object.values(regions)) for (const block of list) yield void blockHash(block)
}

const listHash = (list: readonly Block[]): string => remembered(list, () => list.map(blockHash))

function blockHash(block: Block): string {
  return remembered(block, () => {
    const { slots = {}, ...bare } = block
    return [bare, Object.fromEntries(Object.entries(slots).map(([slot, list]) => [slot, listHash(list)]))]
  })
}

function remembered(value: object, content: () => unknown): string {
  const former = known.get(value)
  if (former !== undefined) return former
  const hash = hashOf(content())
  known.set(value, hash)
  return hash
}

/** A point of a draft's history: its number, and a hash over all that was written up to it. */
export interface Base {
  readonly seq: number
  readonly chain: string
}

/** The point where a draft's history begins. Another draft of the same page, or of another revision, begins elsewhere. */
export function firstBase(draft: string, baseRevision: string | null): Base {
  return { seq: 0, chain: hashOf([draft, baseRevision]) }
}

/** A chain of no history: a request from it gets the whole draft. */
export const UNKNOWN_CHAIN = hashOf(null)

/** The next point of a history, after `written` was added. */
export function nextBase({ seq, chain }: Base, written: unknown): Base {
  return { seq: seq + 1, chain: hashOf([chain, written]) }
}
