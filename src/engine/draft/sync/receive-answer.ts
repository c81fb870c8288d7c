import { applyAll } from '#engine/draft/operations/apply.ts'
import { draftHash, nextBase, UNKNOWN_CHAIN } from '#engine/draft/document/draft-hash.ts'
import { netOperations, type Batch, type Step } from './batch.ts'
import { recentBatches, type DraftClient } from './draft-client.ts'
import type { DraftAnswer, WholeDraft } from './exchange.ts'
import { replayWaiting, type MergeReport } from './replay-waiting.ts'
import { asTaken } from './taken-batches.ts'

/** A client after an answer. `asksAgain`: steps are missing, or the answer is too old to be used; the next request brings the rest. */
export interface Received extends MergeReport {
  readonly client: DraftClient
  readonly asksAgain: boolean
}

/** Takes the answer of the server: the log grows, and the batches that wait are put onto it. */
export function receiveAnswer(client: DraftClient, answer: DraftAnswer): Received {
  if (answer.whole) return restart(client, answer.whole)
  const newer = answer.steps.filter(({ seq }) => seq > client.base.seq)
  if (!continues(client, newer)) return { client, conflicts: [], skipped: [], asksAgain: true }
  const merged = merge(client, newer, answer)
  if (isSameState(merged.client, answer)) return { ...merged, asksAgain: false }
  // The log is the same and the document is not: the whole draft has to come.
  const { base } = merged.client
  return { ...merged, client: { ...merged.client, base: { ...base, chain: UNKNOWN_CHAIN } }, asksAgain: true }
}

function isSameState({ base, confirmed }: DraftClient, { steps, hash }: DraftAnswer): boolean {
  return steps.at(-1)?.chain !== base.chain || draftHash(confirmed) === hash
}

// Without a gap, and in the same history.
function continues({ base }: DraftClient, steps: readonly Step[]): boolean {
  let now = base
  return steps.every(({ seq, chain, ...written }) => {
    now = nextBase(now, written)
    return now.seq === seq && now.chain === chain
  })
}

function merge(client: DraftClient, steps: readonly Step[], { refused }: DraftAnswer): MergeReport & { readonly client: DraftClient } {
  const taken = new Set(steps.map(({ id }) => id))
  const waiting = asTaken(client, steps).filter(({ id }) => !taken.has(id))
  const missed = steps.filter(({ id }) => !client.pending.some((batch) => batch.id === id))
  const isRefused = refused !== undefined && missed.length === 0 && waiting.some(({ id }) => id === refused.id)
  if (steps.length === 0 && !isRefused) return { client, conflicts: [], skipped: [] }
  const confirmed = steps.reduce(confirm, client)
  return replayWaiting(client, confirmed, { waiting, missed: netOperations(missed), ...(isRefused && { refused: refused.id }) })
}

function confirm(client: DraftClient, { operations, seq, chain, ...facts }: Step): DraftClient {
  const done = applyAll(client.confirmed, operations)
  if ('refused' in done) throw new Error(`Step ${seq} cannot be repeated: ${done.refused}`)
  return { ...client, confirmed: done.document, base: { seq, chain }, log: [...client.log, { ...facts, edits: done.edits }] }
}

// The answer says of the named batches alone whether they are in the draft.
function restart(client: DraftClient, { seq, chain, document, named, known, log = [] }: WholeDraft): Received {
  const recent = recentBatches(client)
  const sent = client.pending.filter(({ id }) => client.sent.has(id))
  if (![...recent, ...sent].every(({ id }) => named.includes(id))) return { client, conflicts: [], skipped: [], asksAgain: true }
  const waiting: readonly Batch[] = [...recent, ...client.pending].filter(({ id }) => !known.includes(id))
  const confirmed: DraftClient = { ...client, base: { seq, chain }, confirmed: document, log }
  return { ...replayWaiting(client, confirmed, { waiting, missed: null }), asksAgain: false }
}
