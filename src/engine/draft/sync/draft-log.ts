import { applyOperation } from '#engine/draft/operations/apply.ts'
import { draftHash, nextBase, type Base } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Edit, Operation, Refused, RefusalReason } from '#engine/draft/operations/operation.ts'
import { workOf } from '#engine/draft/operations/work.ts'
import { operationsOf, type SentBatch, type Step } from './batch.ts'
import type { DraftAnswer, DraftRequest, RefusedBatch, RefusedOperation } from './exchange.ts'

/** The history of one draft as a request needs it: what was written since some base, and where that leads. */
export interface DraftLog {
  /** The oldest point whose following steps are all in `steps`. */
  readonly first: Base
  readonly steps: readonly Step[]
  readonly head: Base
  readonly document: EditedDocument
  /** The ids of the batches that were ever taken. They outlive the steps. */
  readonly ids: ReadonlySet<string>
}

/** The last word on an operation on a document: as it is stored, or refused. */
export type AdmitOperation = ((operation: Operation, document: EditedDocument) => Operation | Refused) & {
  readonly step?: StepRules
  /** Refuses a batch for what it says of itself, before its operations. */
  readonly batch?: (batch: SentBatch) => Refused | null
}

/** The rules for a step as a whole: many operations on one block cost as much as one. */
export interface StepRules {
  /** The most work of all operations of a request together; that of one batch beyond it is refused before it begins. */
  readonly mostWork: number
  /** Judges the document after the operations of a batch. */
  readonly judge: (after: EditedDocument, before: EditedDocument, operations: readonly Operation[]) => Refused | null
}

/** A step that was added to a log, with the traces of its operations. */
export interface AddedStep {
  readonly step: Step
  readonly edits: readonly Edit[]
}

/** The log after a request, the steps that it added, and the answer. */
export interface TakenBatches {
  readonly log: DraftLog
  readonly added: readonly AddedStep[]
  readonly answer: DraftAnswer
}

/**
 * Takes the batches of a request, in order and each once, when their sender has seen everything. The server never merges:
 * a request from further back only gets what it has missed, so a delayed one cannot undo what its author decided later.
 */
export function takeBatches(log: DraftLog, request: DraftRequest, admit: AdmitOperation): TakenBatches {
  const { base, batches } = request
  if (chainAt(log, base.seq) !== base.chain) return { log, added: [], answer: wholeAnswer(log, request) }
  const isAtHead = base.seq === log.head.seq
  const { refused, ...taken } = isAtHead ? append(log, batches, admit) : { log, added: [] as AddedStep[] }
  const steps = taken.log.steps.filter(({ seq }) => seq > base.seq)
  return { ...taken, answer: { steps, hash: draftHash(taken.log.document), ...(refused && { refused }) } }
}

function chainAt({ first, steps }: DraftLog, seq: number): string | undefined {
  return seq === first.seq ? first.chain : steps[seq - first.seq - 1]?.chain
}

function wholeAnswer({ head, document, ids }: DraftLog, { batches, recent }: DraftRequest): DraftAnswer {
  const named = [...recent, ...batches.map(({ id }) => id)]
  return { steps: [], hash: draftHash(document), whole: { ...head, document, named, known: named.filter((id) => ids.has(id)) } }
}

type Appended = Pick<TakenBatches, 'log' | 'added'> & Pick<DraftAnswer, 'refused'>

function append(start: DraftLog, batches: readonly SentBatch[], admit: AdmitOperation): Appended {
  const added: AddedStep[] = []
  const { mostWork = Infinity } = admit.step ?? {}
  let log = start
  let left = mostWork
  for (const batch of batches) {
    if (log.ids.has(batch.id)) continue
    if (left < Infinity) left -= workOf(log.document, batch.operations, left)
    // The rest waits for the next request of its sender. A batch that no request has room for is refused.
    if (left < 0 && added.length > 0) break
    if (left < 0) return { log, added, refused: { id: batch.id, reason: 'TOO_MUCH' } }
    const done = appendBatch(log, batch, admit)
    if ('refused' in done) return { log, added, refused: refusedBatch(batch.id, done) }
    log = done.log
    added.push({ step: done.step, edits: done.edits })
  }
  return { log, added }
}

type AppendedBatch = AddedStep & { readonly log: DraftLog }

/** A batch that is not appended; `operation` is absent where all its operations together are refused. */
interface NotAppended {
  readonly refused: RefusalReason
  readonly operation?: RefusedOperation
}

const refusedBatch = (id: string, { refused: reason, operation }: NotAppended): RefusedBatch => ({
  ...{ id, reason },
  ...(operation && { operation }),
})

function refusedAt(at: number, operation: Operation, { refused, right }: Refused): NotAppended {
  const block: unknown = operation.op === 'head' ? null : operation.op === 'insert' ? operation.block.id : operation.id
  return { refused, operation: { at, op: operation.op, block: typeof block === 'string' ? block : null, ...(right && { right }) } }
}

/** Appends one batch to a log, or refuses it. A batch without operations marks a moment: a publication, an undo that had nothing left to do. */
export function appendBatch(log: DraftLog, batch: SentBatch, admit: AdmitOperation): AppendedBatch | NotAppended {
  const barred = admit.batch?.(batch)
  if (barred) return { refused: barred.refused }
  const edits: Edit[] = []
  let { document } = log
  for (const [at, sent] of batch.operations.entries()) {
    const operation = admit(sent, document)
    if ('refused' in operation) return refusedAt(at, sent, operation)
    const done = applyOperation(document, operation)
    if ('refused' in done) return refusedAt(at, operation, done)
    document = done.document
    edits.push({ operation, trace: done.trace })
  }
  const refused = admit.step?.judge(document, log.document, operationsOf(edits))
  if (refused) return refused
  const written: SentBatch = { ...batch, operations: operationsOf(edits) }
  const head = nextBase(log.head, written)
  const step: Step = { ...written, ...head }
  return { log: { ...log, head, document, steps: [...log.steps, step], ids: new Set([...log.ids, batch.id]) }, step, edits }
}
