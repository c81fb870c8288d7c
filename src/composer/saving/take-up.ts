import { noteDraftHash, UNKNOWN_CHAIN, type Base } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import type { Edit } from '#engine/draft/operations/operation.ts'
import { inverseEdits } from '#engine/draft/merge/rebase.ts'
import { operationsOf, type Batch, type Step } from '#engine/draft/sync/batch.ts'
import { openDraft, reopenDraft, type DraftClient } from '#engine/draft/sync/draft-client.ts'
import { receiveAnswer } from '#engine/draft/sync/receive-answer.ts'
import type { WaitingWork } from './waiting-work.ts'

/** A step of the server's log, with the traces by which it is taken back. */
export interface LoggedStep extends Step {
  readonly edits: readonly Edit[]
}

/** A draft as the server opens it. */
export interface ServerDraft extends Base {
  readonly document: EditedDocument
  readonly hash: string
  readonly history: readonly LoggedStep[]
}

/** Opens a draft for one account. Without waiting work it is the draft of the server; with it, the work is put onto what the server has. */
export function openServerDraft(by: string, draft: ServerDraft, work: Pick<WaitingWork, 'base' | 'pending'> | null): DraftClient {
  const { seq, chain, document, history, hash } = draft
  noteDraftHash(document, hash)
  const fresh = openDraft(by, { base: { seq, chain }, document, log: history.map(batchOf) })
  if (!work || work.pending.length === 0) return fresh
  return onKnownBase(by, draft, work) ?? waitingForServer(fresh, work)
}

function batchOf({ seq: _seq, chain: _chain, operations: _operations, ...facts }: LoggedStep & { savedAt?: unknown }): Batch {
  const { savedAt: _savedAt, ...batch } = facts
  return batch
}

function stepOf({ edits: _edits, ...step }: LoggedStep & { savedAt?: unknown }): Step {
  const { savedAt: _savedAt, ...sent } = step
  return sent
}

// The document at the base of the work is the newest one with the later steps taken back.
function onKnownBase(by: string, draft: ServerDraft, { base, pending }: Pick<WaitingWork, 'base' | 'pending'>): DraftClient | null {
  const { document, history, hash } = draft
  const later = stepsSince(history, base)
  if (!later) return null
  const back = applyAll(
    document,
    later.toReversed().flatMap(({ edits }) => operationsOf(inverseEdits(edits))),
  )
  if ('refused' in back || !isRepeatable(back.document, pending)) return null
  const log = history.slice(0, history.length - later.length).map(batchOf)
  const stored = { by, base, confirmed: back.document, log, pending }
  const received = receiveAnswer(reopenDraft(stored), { steps: later.map(stepOf), hash })
  return received.asksAgain ? null : received.client
}

/** The steps after a base; null where the log does not reach back to it. The chain of a base before the first step is checked with that. */
function stepsSince(history: readonly LoggedStep[], { seq, chain }: Base): readonly LoggedStep[] | null {
  const [first] = history
  if (seq === 0) return !first || first.seq === 1 ? history : null
  const known = history.findIndex((step) => step.seq === seq)
  return history[known]?.chain === chain ? history.slice(known + 1) : null
}

function isRepeatable(document: EditedDocument, pending: readonly Batch[]): boolean {
  const done = applyAll(
    document,
    pending.flatMap(({ edits }) => operationsOf(edits)),
  )
  return !('refused' in done)
}

// The base is of another history: the first answer of the server brings the draft whole, and says which batches it has.
function waitingForServer(fresh: DraftClient, { base, pending }: Pick<WaitingWork, 'base' | 'pending'>): DraftClient {
  return { ...fresh, base: { seq: base.seq, chain: UNKNOWN_CHAIN }, pending, sent: new Set(pending.map(({ id }) => id)) }
}

/** Chooses the stored work that a new tab takes up: that of tabs that are no longer alive, the oldest base first. */
export async function abandonedWork(
  stored: readonly WaitingWork[],
  isAlive: (key: string) => Promise<boolean>,
): Promise<readonly WaitingWork[]> {
  const alive = await Promise.all(stored.map(({ key }) => isAlive(key)))
  return stored.filter((_, index) => !alive[index]).toSorted((one, other) => one.base.seq - other.base.seq)
}
