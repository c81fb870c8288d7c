import type { Kysely } from 'kysely'
import { noteDraftHash, type Base } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { inPageOrder } from '#engine/draft/document/page-order.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import type { Step } from '#engine/draft/sync/batch.ts'
import type { DraftLog } from '#engine/draft/sync/draft-log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readSteps, type DraftRow, type StoredStep } from './draft-rows.ts'

/** The number of steps of a draft that can be taken back. */
export const historySteps = 2000

/** The document of a draft's snapshot. */
function snapshotOf({ head, regions, notes }: DraftRow): EditedDocument {
  return { head, regions: inPageOrder(regions), notes }
}

/** The document of a draft at its newest step: the snapshot with the later steps applied. */
export function currentDocument(row: DraftRow, steps: readonly Step[]): EditedDocument {
  const since = steps.filter(({ seq }) => seq > row.snapshot_seq)
  const done = applyAll(
    snapshotOf(row),
    since.flatMap(({ operations }) => operations),
  )
  if ('refused' in done) throw new Error(`The steps of draft ${row.id} cannot be applied again: ${done.refused}`)
  return done.document
}

/** A part of a draft's log: the steps since a point, and the document at its end. */
export interface LoadedLog {
  readonly log: DraftLog
  readonly steps: readonly StoredStep[]
}

function sentStep({ edits: _edits, savedAt: _savedAt, ...step }: StoredStep): Step {
  return step
}

/** Loads the log of a draft as far as a request from `base` needs it. `ids` are the batches of the request that were taken before. */
export async function loadLog(db: Kysely<Tables>, row: DraftRow, base: Pick<Base, 'seq'>, ids: ReadonlySet<string>): Promise<LoadedLog> {
  const from = Math.max(0, Math.min(base.seq, row.snapshot_seq))
  // The step at which the log begins is read for its chain. That of the snapshot is never cut off.
  const steps = await readSteps(db, row.id, from - 1)
  // A log whose oldest steps were deleted begins later than its draft.
  const isWhole = from === 0 && (steps[0]?.seq ?? 1) === 1
  const begin = isWhole ? undefined : steps[0]
  const first = begin ? { seq: begin.seq, chain: begin.chain } : { seq: 0, chain: row.genesis }
  const later = begin ? steps.slice(1) : steps
  const head = { seq: row.seq, chain: row.chain }
  const document = currentDocument(row, later)
  // Hashing a whole large document takes longer than reading it.
  noteDraftHash(document, row.hash)
  return { log: { first, steps: later.map(sentStep), head, document, ids }, steps: later }
}
