import { sql, type Kysely, type Transaction } from 'kysely'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { settleMenu } from '#server/content/menu/settle-menu.ts'
import { shellNumbers } from '#server/content/pages/shell-numbers.ts'
import { settleVersion } from '#server/content/pages/write/planned-version.ts'
import { settleShell } from '#server/content/pages/write/settle-shell.ts'
import { settleSection } from '#server/content/sections/settle-section.ts'
import { auditTarget } from '#server/content/drafts/draft-key.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { recordPlanReferences } from './plan-references.ts'
import { standAlone } from './plan-failures.ts'
import { isOutOfTrash, type PlannedRow } from './planned-rows.ts'

/** Services that settle planned versions. */
export interface SettlingNeeds {
  readonly audit: Audit
  readonly registry: Registry
}

/** The planned versions without an end whose time has come. Readers see them already. */
function duePlans(db: Kysely<Tables>, siteId: number | null) {
  return (
    db
      .selectFrom('publications')
      .selectAll()
      // Items are settled apart.
      .where('kind', '<>', 'ITEM')
      .where('ends_at', 'is', null)
      .where('done_at', 'is', null)
      .where('held_at', 'is', null)
      .where('starts_at', '<=', sql<Date>`now()`)
      // The check holds the others.
      .where(sql<boolean>`is_readable(kind, revision_id)`)
      // A page in the trash gets its version when it comes back.
      .where(isOutOfTrash('publications'))
      .$if(siteId !== null, (query) => query.where('site_id', '=', siteId ?? 0))
      .orderBy('site_id')
      .orderBy('starts_at')
      .orderBy('id')
  )
}

const isOver = sql<boolean>`done_at is null and ends_at <= now()`

/** Notes that the versions of a site with an end are over, before it is asked what names a content. */
export async function closeEnded(db: Kysely<Tables>, needs: Pick<SettlingNeeds, 'registry'>, siteId: number): Promise<void> {
  const over = db.selectFrom('publications').select('id').where('site_id', '=', siteId).where(isOver)
  if (!(await over.limit(1).executeTakeFirst())) return
  await inTransaction(db, (trx) => closePlans(trx, needs, siteId))
}

/** Notes that versions with an end are over: what they alone name is no longer in use. Null is every site. */
export async function closePlans(
  trx: Transaction<Tables>,
  { registry }: Pick<SettlingNeeds, 'registry'>,
  siteId: number | null,
): Promise<void> {
  const over = trx
    .updateTable('publications')
    .set({ done_at: sql<Date>`now()` })
    .$if(siteId !== null, (update) => update.where('site_id', '=', siteId))
    .where(isOver)
  const rows = await over.returning(['site_id as siteId', 'kind', 'resource', 'document_id as documentId']).execute()
  for (const row of rows) await recordPlanReferences(trx, registry, row)
}

/** Makes the versions without an end whose time has come the ordinary ones of a site, so that drafts follow them. Returns their number. */
export async function settleSite(db: Kysely<Tables>, needs: SettlingNeeds, siteId: number): Promise<number> {
  if (!(await duePlans(db, siteId).limit(1).executeTakeFirst())) return 0
  return (await inTransaction(db, (trx) => settlePlans(trx, needs, siteId))).published
}

/** The number of versions that were settled, and the errors of those that were not. */
export interface SettledPlans {
  readonly published: number
  readonly faults: readonly unknown[]
}

/**
 * Makes the versions without an end whose time has come the ordinary ones, in a transaction. Null is every site. One that fails is held, and the
 * others are settled.
 */
export async function settlePlans(trx: Transaction<Tables>, needs: SettlingNeeds, siteId: number | null): Promise<SettledPlans> {
  const sites = [...new Set((await duePlans(trx, siteId).execute()).map(({ site_id }) => site_id))]
  const faults: unknown[] = []
  let published = 0
  for (const site of sites) {
    // The lock runs the writers of one site one after the other; plans are read again behind it.
    await trx.selectFrom('sites').select('id').where('id', '=', site).forNoKeyUpdate().executeTakeFirst()
    for (const row of await duePlans(trx, site).execute()) {
      const fault = await standAlone(trx, needs, row, () => settlePlan(trx, needs, row))
      if (fault === null) published += 1
      else faults.push(fault.error)
    }
  }
  return { published, faults }
}

interface Settled {
  readonly title: string
  readonly revision: number
  readonly former: number | null
}

/** Makes a planned version the ordinary one of its document. */
async function settleDocument(trx: Transaction<Tables>, registry: Registry, row: PlannedRow): Promise<Settled> {
  const { site_id: siteId, kind, document_id: id, locale, revision_id: revision } = row
  if (kind === 'PAGE') return { revision, ...(await settleVersion({ trx, registry }, { siteId, id, locale }, revision)) }
  if (kind === 'ITEM') throw new Error(`The plan ${row.id} is one of an item`)
  if (kind === 'MENU') return { title: '', ...(await settleMenu(trx, siteId, revision)) }
  if (kind === 'SECTION') return settleSection({ trx, registry }, { siteId, id, locale }, revision)
  const name = shellNumbers.get(id)
  if (name === undefined) throw new Error(`The plan ${row.id} is of no kind that is planned`)
  return { title: '', ...(await settleShell({ trx, registry }, { siteId, name, locale }, revision)) }
}

async function settlePlan(trx: Transaction<Tables>, { audit, registry }: SettlingNeeds, row: PlannedRow): Promise<void> {
  const { site_id: siteId, kind, document_id: documentId, locale } = row
  if (kind === 'ITEM') return
  await trx
    .updateTable('publications')
    .set({ done_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('id', '=', row.id)
    .execute()
  const { title, revision, former } = await settleDocument(trx, registry, row)
  const act = { site_id: siteId, saved_by: row.saved_by, saved_at: row.starts_at }
  const stored = trx
    .insertInto('publication_acts')
    .values(act)
    .returning(sql<number>`id`.as('id'))
  const { id: act_id } = await stored.executeTakeFirstOrThrow()
  const key = { kind, document_id: documentId, locale }
  await trx
    .insertInto('publication_act_documents')
    .values({ act_id, ...key, title, revision_id: revision, former_revision_id: former })
    .execute()
  const name = kind.toLowerCase()
  const target = auditTarget(name, { documentId, locale })
  const entry = { action: `${name}.publish`, target, diff: { revision, from: former, plan: row.id } }
  await audit.record(trx, { siteId, actorId: row.saved_by, ...entry })
}
