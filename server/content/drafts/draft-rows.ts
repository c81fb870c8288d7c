import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { DraftMay } from '#schemas/admin/drafts/draft-may.ts'
import { keptSchema } from '#schemas/admin/drafts/draft-shapes.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Base } from '#engine/draft/document/draft-hash.ts'
import { SITE_AUTHOR, type Step } from '#engine/draft/sync/batch.ts'
import type { AddedStep } from '#engine/draft/sync/draft-log.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Edit } from '#engine/draft/operations/operation.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { DraftsTable, DraftStepsTable } from '#server/database/tables/draft-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from './draft-key.ts'

/** A row of `drafts`. */
export type DraftRow = Selectable<DraftsTable>

/** A step of the log with the traces of its operations, by which any browser can take it back, and the time of its save. */
export interface StoredStep extends Step {
  readonly edits: readonly Edit[]
  readonly savedAt: Date
}

/** The account and the session that save a step. */
export interface StepAuthor {
  readonly userId: number
  readonly sessionId: number
}

/** The account and the session that write a draft, and how far their rights go. */
export interface DraftWriter extends StepAuthor {
  readonly may: DraftMay
}

/** Reads the row of a draft. */
export function readDraft(db: Kysely<Tables>, { siteId, kind, documentId, locale }: DraftKey): Promise<DraftRow | undefined> {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('document_id', '=', documentId)
    .where('locale', '=', locale)
    .executeTakeFirst()
}

/** A draft that its writer has locked. */
export type LockedDraft = DraftRow & { readonly isInTrash: boolean }

/** Tests in SQL if the page or the shared section of a draft is in the trash, where it has no editor. */
const isInTrash = sql<boolean>`case drafts.kind
  when 'PAGE' then exists (select from page_documents d where d.page_id = drafts.document_id and d.locale = drafts.locale and d.deleted_at is not null)
  when 'SECTION' then exists (select from sections s where s.id = drafts.document_id and s.deleted_at is not null)
  else false end`

/** Reads the row of a draft and locks it with the session of its writer: writers come one after the other, and none writes once its session is over. */
export function lockDraft(trx: Transaction<Tables>, key: DraftKey, { sessionId }: StepAuthor): Promise<LockedDraft | undefined> {
  return trx
    .selectFrom('drafts')
    .innerJoin('sessions', (join) => join.on('sessions.id', '=', sessionId))
    .selectAll('drafts')
    .select(isInTrash.as('isInTrash'))
    .where('drafts.site_id', '=', key.siteId)
    .where('kind', '=', key.kind)
    .where('document_id', '=', key.documentId)
    .where('locale', '=', key.locale)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .forNoKeyUpdate('drafts')
    .forKeyShare('sessions')
    .executeTakeFirst()
}

/** A stored list, which may be anything. */
function listOf<Item>(stored: readonly Item[]): readonly Item[] {
  const isList: boolean = Array.isArray(stored)
  return isList ? stored : []
}

function storedStep(row: Selectable<DraftStepsTable>): StoredStep {
  const operations = listOf(row.operations)
  const traces = listOf(row.traces)
  const edits = operations.flatMap((operation, index) => {
    const trace = traces[index]
    return trace === undefined ? [] : [{ operation, trace }]
  })
  return {
    ...{ id: row.batch, by: row.author, operations, seq: row.seq, chain: row.chain, edits, savedAt: row.saved_at },
    ...(row.label !== null && { label: row.label }),
    ...(row.undoes !== null && { undoes: row.undoes }),
    ...(row.kept !== null && { kept: row.kept }),
    ...(row.settles !== null && { settles: row.settles }),
    ...(row.selection !== null && { selection: row.selection }),
  }
}

const isConflict = (conflict: unknown): boolean => keptSchema.safeParse(conflict).success

/** A step as a browser opens it: an earlier version stored conflicts of any shape, and those that no browser can show are left out. */
export function shownStep({ kept, ...step }: StoredStep): StoredStep {
  return kept === undefined ? step : { ...step, kept: Array.isArray(kept) ? kept.filter(isConflict) : [] }
}

/** Reads the steps of a draft after a number, in their order. */
export async function readSteps(db: Kysely<Tables>, draftId: number, after: number): Promise<StoredStep[]> {
  const steps = db.selectFrom('draft_steps').selectAll().where('draft_id', '=', draftId).where('seq', '>', after)
  return (await steps.orderBy('seq').execute()).map(storedStep)
}

/** Finds which batches a draft has ever taken, among the given ids. */
export async function takenIds(db: Kysely<Tables>, draftId: number, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('draft_batches').select('batch').where('draft_id', '=', draftId).where('batch', 'in', ids).execute()
  return new Set(rows.map(({ batch }) => batch))
}

/** Finds which stored batches of a draft other people have written, among the given ids. */
export async function foreignIds(db: Kysely<Tables>, draftId: number, ids: readonly string[], userId: number): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const steps = db.selectFrom('draft_steps').select('batch').where('draft_id', '=', draftId).where('batch', 'in', ids)
  return new Set((await steps.where('author', '<>', String(userId)).execute()).map(({ batch }) => batch))
}

function stepRow(draftId: number, { step, edits }: AddedStep, author: StepAuthor | null) {
  const { id, by, label = null, undoes = null, kept, settles, selection, operations, seq, chain } = step
  return {
    ...{ draft_id: draftId, seq, batch: id, label, undoes, chain, author: by },
    ...{ saved_by: author?.userId ?? null, session_id: author?.sessionId ?? null },
    operations: jsonb([...operations]),
    traces: jsonb(edits.map(({ trace }) => trace)),
    kept: kept === undefined ? null : jsonb([...kept]),
    settles: settles === undefined ? null : [...settles],
    selection: selection === undefined ? null : jsonb({ before: [...selection.before], after: [...selection.after] }),
  }
}

/** The columns of a draft that hold its document. */
export function documentColumns({ head, regions, notes }: EditedDocument) {
  return { head: jsonb({ ...head }), regions: jsonb(regions as Record<string, Block[]>), notes: jsonb({ ...notes }) }
}

/** The state of a draft after steps: the end of its log, and its document where that is stored again. */
export interface DraftState extends Base {
  readonly hash: string
  readonly baseRevision: number | null
  readonly baseHash: string
  readonly snapshot: EditedDocument | null
}

/** Appends steps to the log of a draft in one statement, with the ids of their batches and the new state of the draft. */
export async function appendSteps(
  trx: Transaction<Tables>,
  row: Pick<DraftRow, 'id' | 'site_id'>,
  added: readonly AddedStep[],
  {
    author,
    state: { seq, chain, hash, baseRevision, baseHash, snapshot },
  }: { readonly author: StepAuthor | null; readonly state: DraftState },
): Promise<void> {
  // A publication, or its reversal, is no edit: who has written last stays known.
  const isEdit = added.some(({ step }) => step.operations.length > 0 && step.by !== SITE_AUTHOR)
  const signed = author === null || !isEdit ? {} : { updated_by: author.userId, updated_at: sql<Date>`now()` }
  await trx
    .with('ids', (cte) =>
      cte.insertInto('draft_batches').values(added.map(({ step }) => ({ draft_id: row.id, batch: step.id, seq: step.seq }))),
    )
    .with('steps', (cte) => cte.insertInto('draft_steps').values(added.map((each) => stepRow(row.id, each, author))))
    .updateTable('drafts')
    .set({ seq, chain, hash, base_revision_id: baseRevision, base_hash: baseHash, ...signed })
    .$if(snapshot !== null, (update) => (snapshot === null ? update : update.set({ ...documentColumns(snapshot), snapshot_seq: seq })))
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.id)
    .execute()
}
