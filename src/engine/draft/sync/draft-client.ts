import { applyAll } from '#engine/draft/operations/apply.ts'
import type { Conflict } from '#engine/draft/merge/conflict.ts'
import type { Base } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Operation, Refused } from '#engine/draft/operations/operation.ts'
import { makeBatch, operationsOf, sentBatch, settledUnits, type Batch, type BatchFacts } from './batch.ts'
import type { DraftRequest } from './exchange.ts'
import { joinTyping } from './typing.ts'
import { readStacks, takeBack } from './undo.ts'

/** A draft in one browser. Each function returns the next state; what is stored of it survives the browser. */
export interface DraftClient {
  readonly by: string
  readonly base: Base
  /** The document at the base, as every other copy has it. */
  readonly confirmed: EditedDocument
  /** The document on the screen: confirmed, with the batches that wait. */
  readonly document: EditedDocument
  readonly log: readonly Batch[]
  readonly pending: readonly Batch[]
  /** The batches that were sent and are closed: typing no longer joins them. */
  readonly sent: ReadonlySet<string>
}

/** The part of a client that is stored in the browser before anything is sent. */
export type StoredClient = Omit<DraftClient, 'document' | 'sent'>

/** How many acknowledged batches of one's own are named in a request. */
const RECENT_BATCHES = 50

/** A draft as the server sends it: the document at a point of its history, and the steps up to there by which acts are undone. */
export interface OpenedDraft {
  readonly base: Base
  readonly document: EditedDocument
  readonly log?: readonly Batch[]
}

/** Opens a draft as the server has sent it. */
export function openDraft(by: string, { base, document, log = [] }: OpenedDraft): DraftClient {
  return { by, base, confirmed: document, document, log, pending: [], sent: new Set() }
}

/** Opens a draft as the browser has stored it. It is not known whether its batches were sent, so all of them are closed. */
export function reopenDraft(stored: StoredClient): DraftClient {
  const done = applyAll(
    stored.confirmed,
    stored.pending.flatMap(({ edits }) => operationsOf(edits)),
  )
  if ('refused' in done) throw new Error(`The stored batches cannot be repeated: ${done.refused}`)
  return { ...stored, document: done.document, sent: new Set(stored.pending.map(({ id }) => id)) }
}

/** The part of a client that has to be stored. */
export function storedClient({ by, base, confirmed, log, pending }: DraftClient): StoredClient {
  return { by, base, confirmed, log, pending }
}

/** All batches that this browser knows, the waiting ones last. */
export function historyOf({ log, pending }: Pick<DraftClient, 'log' | 'pending'>): readonly Batch[] {
  return [...log, ...pending]
}

/** An act of the person: `joins` lets the next letters of a field join the batch of the former ones, as long as that is not sent. */
export interface DraftAct extends Omit<BatchFacts, 'by' | 'undoes' | 'kept'> {
  readonly operations: readonly Operation[]
  readonly joins?: boolean
}

/** A client after an act, and its batch. */
export interface Acted {
  readonly client: DraftClient
  readonly batch: Batch
  /** For an undo or a redo: the edits that others have changed since. */
  readonly skipped: readonly Conflict[]
}

/** Does an act, or refuses it with a reason. */
export function act(client: DraftClient, { operations, joins = false, ...facts }: DraftAct): Acted | (Refused & { readonly at: number }) {
  const made = makeBatch(client.document, { ...facts, by: client.by }, operations)
  if ('refused' in made) return made
  const { batch, document } = made
  // An act that changes nothing needs no step. One without operations is a mark in the log, and does.
  if (operations.length > 0 && batch.edits.length === 0 && !batch.settles) return { client, batch, skipped: [] }
  const joined = joins ? joinLast(client, batch) : null
  const pending = joined ? [...client.pending.slice(0, -1), joined] : [...client.pending, batch]
  return { client: { ...client, pending, document }, batch: joined ?? batch, skipped: [] }
}

function joinLast({ pending, sent }: DraftClient, batch: Batch): Batch | null {
  const last = pending.at(-1)
  return last && !sent.has(last.id) ? joinTyping(last, batch) : null
}

/** Takes one's own newest act back, or the named one; null when there is none that can be taken back. */
export function undo(client: DraftClient, facts: UndoFacts, name?: string): Acted | null {
  return back(client, newestOf(readStacks(historyOf(client), client.by).undo, name), facts)
}

/** Does again what was taken back last, or by the named batch; null when there is nothing. */
export function redo(client: DraftClient, facts: UndoFacts, name?: string): Acted | null {
  return back(client, newestOf(readStacks(historyOf(client), client.by).redo, name), facts)
}

const newestOf = (acts: readonly Batch[], name: string | undefined): Batch | undefined =>
  name === undefined ? acts.at(-1) : acts.find(({ id }) => id === name)

/** The facts about an undo or a redo that its batch stores. */
export type UndoFacts = Pick<BatchFacts, 'id' | 'label' | 'selection'>

function back(client: DraftClient, target: Batch | undefined, facts: UndoFacts): Acted | null {
  if (!target) return null
  const { batch, document, skipped } = takeBack(historyOf(client), target, client.document, facts.id)
  const settles = settledUnits(target)
  const made: Batch = { ...batch, ...facts, ...(settles.length > 0 && { settles }) }
  return { client: { ...client, document, pending: [...client.pending, made] }, batch: made, skipped }
}

/** The acknowledged batches of one's own that a server restored from a backup may have lost. */
export function recentBatches({ log, by }: DraftClient): readonly Batch[] {
  return log.filter((batch) => batch.by === by).slice(-RECENT_BATCHES)
}

/** The request to be sent, and the client that has closed what is in it. */
export function prepareRequest(client: DraftClient): { readonly client: DraftClient; readonly request: DraftRequest } {
  const request: DraftRequest = {
    base: client.base,
    batches: client.pending.map(sentBatch),
    recent: recentBatches(client).map(({ id }) => id),
  }
  return { client: { ...client, sent: new Set(client.pending.map(({ id }) => id)) }, request }
}
