import type { Kysely } from 'kysely'
import { isOperation, isStep } from '#schemas/admin/drafts/stored-step.ts'
import { MENU_REGION } from '#schemas/admin/menu/menu-document.ts'
import { noteDraftHash, type Base } from '#engine/draft/document/draft-hash.ts'
import { PAGE_REGION, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { SHELL_REGIONS } from '#engine/draft/document/page-order.ts'
import { readDocument } from '#engine/draft/document/read-document.ts'
import { applyAll, applyOperation } from '#engine/draft/operations/apply.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Step } from '#engine/draft/sync/batch.ts'
import type { DraftLog } from '#engine/draft/sync/draft-log.ts'
import type { DraftKind } from '#server/database/tables/draft-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readSteps, type DraftRow, type StoredStep } from './draft-rows.ts'

/** The number of steps of a draft that can be taken back. */
export const historySteps = 2000

/** The regions of each kind of document, in their order on the page. */
const REGIONS: Readonly<Record<DraftKind, readonly string[]>> = {
  ...{ PAGE: [PAGE_REGION], SECTION: [PAGE_REGION], MENU: [MENU_REGION] },
  SHELL: SHELL_REGIONS,
}

/** The document of a draft at its newest step: the snapshot with the later steps applied. A stored operation that cannot be applied is passed over. */
export function currentDocument(row: DraftRow, steps: readonly Step[]): EditedDocument {
  const since = steps.filter(({ seq }) => seq > row.snapshot_seq)
  const operations = since.flatMap((step) => step.operations.filter(isOperation))
  const snapshot = readDocument(row, REGIONS[row.kind])
  const done = applyAll(snapshot, operations)
  return 'refused' in done ? operations.reduce(afterOperation, snapshot) : done.document
}

function afterOperation(document: EditedDocument, operation: Operation): EditedDocument {
  const done = applyOperation(document, operation)
  return 'refused' in done ? document : done.document
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
  // A browser could neither apply nor take back a step of another shape: the log begins behind it.
  const odd = later.findLast((step) => !isStep(step))
  // Hashing a whole large document takes longer than reading it.
  noteDraftHash(document, row.hash)
  const whole = odd
    ? { first: { seq: odd.seq, chain: odd.chain }, steps: later.filter(({ seq }) => seq > odd.seq) }
    : { first, steps: later }
  return { log: { first: whole.first, steps: whole.steps.map(sentStep), head, document, ids }, steps: whole.steps }
}
