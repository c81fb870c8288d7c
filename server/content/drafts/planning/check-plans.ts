import { sql, type Kysely, type Transaction } from 'kysely'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { withinSavepoint } from '#server/database/within-savepoint.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKind } from '#server/database/tables/draft-tables.ts'
import { auditTarget, type DraftKey } from '#server/content/drafts/draft-key.ts'
import { draftIssues, type DraftIssue, type IssueNeeds } from '#server/content/drafts/draft-issues.ts'
import { titleOf } from '#server/content/drafts/publication/publication-acts.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { PlannedItems } from '#server/platform/resources/plans/planned-items.ts'
import { mailHeld } from './held-mails.ts'
import { failureReasons, standAlone } from './plan-failures.ts'
import { requireFreeTime, type PlannedRow } from './planned-rows.ts'

/** Services that check planned versions. */
export type CheckNeeds = IssueNeeds & { readonly audit: Audit; readonly planned: PlannedItems }

/** A fault for which a planned version is held. */
interface PlanFault extends Pick<DraftIssue, 'blockId' | 'pointer' | 'message'> {
  readonly code: string
}

/** How long before its first instant a version is checked again: the check runs every minute, so at least once in the last two. */
const BEFORE = sql`interval '2 minutes'`

/** The document of a planned version. */
const keyOfPlan = ({ site_id: siteId, document_id: documentId, locale }: PlannedRow, kind: DraftKind): DraftKey => ({
  ...{ siteId, kind, documentId, locale },
})

/** The faults of the planned form of an item, as those of documents are. */
async function itemIssues(
  trx: Transaction<Tables>,
  { planned }: CheckNeeds,
  row: PlannedRow,
  language: string,
): Promise<readonly PlanFault[]> {
  const { site_id: siteId, resource, document_id: id, form } = row
  const faults = resource === null || form === null ? [] : await planned.faults(trx, { siteId, resource, id }, form, language)
  return faults.map(({ field, code, message }) => ({ blockId: null, pointer: `/${field.replaceAll('.', '/')}`, code, message }))
}

/** Reads a planned version, a page with the address and the access that it has now; undefined for a document that is gone. */
async function readPlanned(db: Kysely<Tables>, { kinds }: CheckNeeds, row: PlannedRow): Promise<EditedDocument | undefined> {
  if (row.kind === 'ITEM') return undefined
  const document = await kinds[row.kind].revision(db, keyOfPlan(row, row.kind), row.revision_id)
  if (!document || row.kind !== 'PAGE') return document
  const own = db.selectFrom('page_documents').select(['url', 'middleware']).where('site_id', '=', row.site_id)
  const place = await own.where('page_id', '=', row.document_id).where('locale', '=', row.locale).executeTakeFirst()
  return { ...document, head: { ...document.head, ...place } }
}

/** Tells whether a planned version has the shape of its kind. */
async function isReadable(db: Kysely<Tables>, { planned }: CheckNeeds, row: PlannedRow): Promise<boolean> {
  const { kind, resource, form, revision_id: revision } = row
  if (kind === 'ITEM') return planned.isReadable(resource, form)
  const { rows } = await sql<{ readable: boolean }>`select is_readable(${kind}, ${revision}) as readable`.execute(db)
  return rows[0]?.readable === true
}

/** Lists what would stop the publication of a planned version now, as the check of a publication does. */
export async function planIssues(
  trx: Transaction<Tables>,
  needs: CheckNeeds,
  row: PlannedRow,
  language: string,
): Promise<readonly PlanFault[]> {
  if (!(await isReadable(trx, needs, row))) return failureReasons(new Error('It cannot be read'), language)
  if (row.kind === 'ITEM') return itemIssues(trx, needs, row, language)
  const document = await readPlanned(trx, needs, row)
  return document ? draftIssues({ ...needs, db: trx }, document, keyOfPlan(row, row.kind), language) : []
}

async function titleOfPlan(trx: Transaction<Tables>, needs: CheckNeeds, row: PlannedRow): Promise<string | undefined> {
  const document = await readPlanned(trx, needs, row)
  if (document || row.resource === null) return document && titleOf(document)
  const item = trx.selectFrom('items').select('title').where('site_id', '=', row.site_id).where('kind', '=', row.resource)
  return (await item.where('id', '=', row.document_id).executeTakeFirst())?.title
}

async function holdPlan(trx: Transaction<Tables>, needs: CheckNeeds, row: PlannedRow, issues: readonly PlanFault[]): Promise<void> {
  const { site_id: siteId, kind, resource, document_id: id } = row
  const held = issues.map(({ blockId, pointer, code, message }) => ({ blockId: blockId ?? null, pointer, code, message }))
  await trx
    .updateTable('publications')
    .set({ held_at: sql<Date>`now()`, held_for: jsonb(held), retry_at: null })
    .where('site_id', '=', siteId)
    .where('id', '=', row.id)
    .execute()
  const name = kind === 'ITEM' ? (resource ?? '') : needs.kinds[kind].name
  const target = kind === 'ITEM' ? `${name} ${id}` : auditTarget(name, keyOfPlan(row, kind))
  const entry = { action: `${name}.hold`, target, diff: { plan: row.id, faults: held.map(({ code }) => code) } }
  await needs.audit.record(trx, { siteId, actorId: null, ...entry })
  const title = await titleOfPlan(trx, needs, row)
  const site = needs.findSite(siteId)
  if (title !== undefined && site) await mailHeld(trx, site, row, { title, reasons: held.map(({ message }) => message) })
}

/** The versions that begin soon or have begun and were not checked since they were planned, and those whose next attempt is due. */
function uncheckedPlans(db: Kysely<Tables>) {
  return db
    .selectFrom('publications')
    .selectAll()
    .where('done_at', 'is', null)
    .where('starts_at', '<=', sql<Date>`now() + ${BEFORE}`)
    .where((where) =>
      where.or([where.and([where('checked_at', 'is', null), where('held_at', 'is', null)]), where('retry_at', '<=', sql<Date>`now()`)]),
    )
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', sql<Date>`now()`)]))
    .orderBy('site_id')
    .orderBy('starts_at')
    .orderBy('id')
}

/** Checks a version. A faulty one is held until its owner changes it. Returns true for one that is held. */
async function checkPlan(trx: Transaction<Tables>, needs: CheckNeeds, row: PlannedRow): Promise<boolean> {
  const { site_id: siteId, starts_at: startsAt, ends_at: endsAt, document_id: documentId } = row
  const issues = await planIssues(trx, needs, row, needs.findSite(siteId)?.defaultLocale ?? row.locale)
  // Another version may have taken its time while it was held.
  if (row.held_at !== null) await requireFreeTime(trx, { ...row, siteId, documentId }, { startsAt, endsAt }, row.id)
  await trx
    .updateTable('publications')
    .set({ checked_at: sql<Date>`now()`, held_at: null, held_for: null, retry_at: null })
    .where('site_id', '=', siteId)
    .where('id', '=', row.id)
    .execute()
  if (issues.length > 0) await holdPlan(trx, needs, row, issues)
  return issues.length > 0
}

/** The versions that failed too often and wait for their owners since today. */
const abandonedPlans = (db: Kysely<Tables>) =>
  db
    .selectFrom('publications')
    .selectAll()
    .where('done_at', 'is', null)
    .where('failures', '>', 0)
    .where('retry_at', 'is', null)
    .where('held_at', '>', sql<Date>`now() - interval '1 day'`)

/** Sends a mail about each version that failed too often. It is one mail, however often this runs. */
async function mailAbandoned(trx: Transaction<Tables>, needs: CheckNeeds): Promise<void> {
  for (const row of await abandonedPlans(trx).execute()) {
    const site = needs.findSite(row.site_id)
    const title = await withinSavepoint(trx, () => titleOfPlan(trx, needs, row)).catch(() => '')
    if (site) await mailHeld(trx, site, row, { title: title ?? '', reasons: (row.held_for ?? []).map(({ message }) => message) })
  }
}

/** The number of versions that are held, and the errors of those that could not be checked. */
export interface CheckedPlans {
  readonly held: number
  readonly faults: readonly unknown[]
}

/**
 * Checks the versions that are about to begin. A faulty one is held: its document stays as it is, and who planned it gets a mail. One whose check
 * fails is held too, and is tried again later.
 */
export async function checkPlans(trx: Transaction<Tables>, needs: CheckNeeds): Promise<CheckedPlans> {
  const faults: unknown[] = []
  let held = 0
  for (const [siteId, rows] of Map.groupBy(await uncheckedPlans(trx).execute(), ({ site_id }) => site_id)) {
    // The lock runs the writers of one site one after the other.
    await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
    for (const row of rows) {
      const fault = await standAlone(trx, needs, row, async () => {
        if (await checkPlan(trx, needs, row)) held += 1
      })
      if (fault !== null) faults.push(fault.error)
    }
  }
  await mailAbandoned(trx, needs)
  return { held, faults }
}
