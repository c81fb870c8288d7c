import { isDeepStrictEqual } from 'node:util'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Edit, Operation } from '#engine/draft/operations/operation.ts'
import type { Step } from '#engine/draft/sync/batch.ts'
import { historyOf, type DraftClient } from '#engine/draft/sync/draft-client.ts'
import type { DraftLog } from '#engine/draft/sync/draft-log.ts'
import type { MergeConflict, MergeReport } from '#engine/draft/sync/replay-waiting.ts'
import { allBlocks, referenceApply } from './reference-document.ts'
import { holds, isAboutTheSame, keyOf, namedBlocks, unseenBy, type SeenEdit } from './seen-edits.ts'

/** The events of a world, counted. */
export interface WorldCounts {
  acts: number
  messages: number
  crashes: number
  restarts: number
  refusals: number
  decisions: number
  conflicts: number
  /** Conflicts that only an earlier edit of the same author explains that did not go in, or the order of blocks inside a removed one. */
  dependents: number
  skipped: number
  steps: number
  /** Answers with steps of others that met acts which were waiting to be sent. */
  merges: number
  publications: number
  restorations: number
  /** Acts that were taken back after a publication that came later. */
  undonePast: number
}

const noCounts: WorldCounts = {
  acts: 0,
  messages: 0,
  crashes: 0,
  restarts: 0,
  refusals: 0,
  decisions: 0,
  conflicts: 0,
  dependents: 0,
  skipped: 0,
  steps: 0,
  merges: 0,
  publications: 0,
  restorations: 0,
  undonePast: 0,
}

interface End {
  readonly clients: readonly DraftClient[]
  readonly log: DraftLog
  readonly steps: readonly Step[]
  readonly first: EditedDocument
  readonly isCut: boolean
  readonly isRestored: boolean
}

/** Judges a world by the notes of the test alone: what each author saw when an edit was done. */
export class WorldJudge {
  readonly counts: WorldCounts = { ...noCounts }
  readonly seen = new Map<string, SeenEdit>()
  private readonly isStrict: boolean
  private readonly reported = new Set<string>()
  /** The parts of undos that could not be done, by author: a later edit may depend on them. */
  private readonly skipped = new Map<string, readonly Operation[]>()

  constructor({ isStrict }: { readonly isStrict: boolean }) {
    this.isStrict = isStrict
  }

  /** Throws at a conflict where nothing meets. */
  judgeMerge(client: DraftClient, { conflicts, skipped }: MergeReport): void {
    this.counts.conflicts += conflicts.length
    this.counts.skipped += skipped.length
    for (const { batch, conflict } of skipped) {
      const { operation } = conflict.edit
      this.reported.add(keyOf(batch.id, operation))
      this.skipped.set(batch.by, [...(this.skipped.get(batch.by) ?? []), operation])
    }
    if (this.isStrict) for (const found of conflicts) this.judgeConflict(client, found)
  }

  private judgeConflict(client: DraftClient, { batch, conflict, now, missed }: MergeConflict): void {
    if (missed === null || conflict.why === 'limit' || conflict.why === 'refused') return
    const isWhole = batch.edits.some(({ operation: { op } }) => op === 'insert' || op === 'remove' || op === 'move')
    const edits = isWhole ? batch.edits : [conflict.edit]
    if (this.isMeeting(batch.id, edits, now, missed)) return
    const ids = new Set(edits.flatMap(({ operation }) => namedBlocks(operation)))
    const own = historyOf(client).filter(({ by }) => by === client.by)
    const earlier = own.flatMap(({ kept = [] }) => kept.map(({ edit }) => edit)).filter((edit) => !edits.includes(edit))
    const notTaken = [...earlier.map(({ operation }) => operation), ...(this.skipped.get(client.by) ?? [])]
    if (conflict.why === 'changed' || notTaken.some((operation) => namedBlocks(operation).some((id) => ids.has(id))))
      this.counts.dependents += 1
    else throw new Error(`A conflict where nothing meets: ${conflict.why} ${JSON.stringify(conflict.edit.operation)}`)
  }

  private isMeeting(batch: string, edits: readonly Edit[], now: EditedDocument, missed: readonly Operation[]): boolean {
    let ahead = now
    return edits.some(({ operation }) => {
      const seen = this.seen.get(keyOf(batch, operation))
      if (!seen) throw new Error(`No note of ${keyOf(batch, operation)}`)
      const met = unseenBy(seen, ahead)
      ahead = referenceApply(ahead, operation) ?? ahead
      return met !== null || missed.some((other) => isAboutTheSame(operation, other))
    })
  }

  /** Throws unless all copies are one, the log changes nothing unseen, and every edit is somewhere. */
  judgeEnd(end: End): void {
    const { clients, log, isCut } = end
    this.counts.steps = log.head.seq
    for (const client of clients) checkCopy(client, log)
    const ids = allBlocks(log.document).map(({ block }) => block.id)
    if (new Set(ids).size < ids.length) throw new Error('A block is there twice')
    if (!isCut) this.judgeLosses(end, this.foldLog(end))
  }

  private judgeLosses(end: End, done: ReadonlySet<string>): void {
    const kept = new Set(end.steps.flatMap((step) => (step.kept ?? []).map(({ edit }) => keyOf(step.id, edit.operation))))
    for (const [key, seen] of this.seen) {
      if (done.has(key) || kept.has(key) || this.reported.has(key) || this.isNothing(seen, done, end)) continue
      if (!wasWantedByOthers(seen.operation, end)) throw new Error(`Lost: ${key} ${JSON.stringify(seen.operation)}`)
    }
  }

  // The last word of a note wins. An edit that had not gone in needs no taking back.
  // Two people had removed a block, only one removal was logged, and the restored server has lost that one.
  private isNothing({ operation, back }: SeenEdit, done: ReadonlySet<string>, { isRestored }: End): boolean {
    return operation.op === 'note' || (back !== undefined && !done.has(back)) || (isRestored && operation.op === 'remove')
  }

  private foldLog({ steps, first, log, isRestored }: End): ReadonlySet<string> {
    const done = new Set<string>()
    let ahead = first
    for (const step of steps)
      for (const operation of step.operations) {
        if (!isRestored) this.judgeStep(step, operation, ahead)
        done.add(keyOf(step.id, operation))
        const next = referenceApply(ahead, operation)
        if (!next) throw new Error(`Step ${step.seq} cannot be repeated`)
        ahead = next
      }
    if (!isDeepStrictEqual(ahead, log.document)) throw new Error('The log gives another document than the server has')
    return done
  }

  private judgeStep({ id, seq }: Step, operation: Operation, now: EditedDocument): void {
    const seen = this.seen.get(keyOf(id, operation))
    if (!seen) throw new Error(`Step ${seq} holds an edit without an author: ${keyOf(id, operation)}`)
    const met = holds(operation, now) ? null : unseenBy({ ...seen, operation }, now)
    if (met) throw new Error(`Step ${seq} changes what its author had not seen (${met}): ${JSON.stringify(operation)}`)
  }
}

function checkCopy({ by, pending, base, confirmed, document }: DraftClient, log: DraftLog): void {
  if (pending.length > 0) throw new Error(`${by} still waits with ${pending.length} batches`)
  if (base.chain !== log.head.chain) throw new Error(`${by} has another history`)
  const hash = draftHash(log.document)
  if (draftHash(structuredClone(confirmed)) !== hash || draftHash(document) !== hash) throw new Error(`${by} has another document`)
  if (!isDeepStrictEqual(document.notes, log.document.notes)) throw new Error(`${by} has other notes`)
}

/** True when the draft was, at some point of its history, as an edit wanted it. */
function wasWantedByOthers(operation: Operation, { first, steps }: End): boolean {
  let ahead = first
  if (holds(operation, ahead)) return true
  return steps.some((step) =>
    step.operations.some((other) => {
      ahead = referenceApply(ahead, other) ?? ahead
      return holds(operation, ahead)
    }),
  )
}
