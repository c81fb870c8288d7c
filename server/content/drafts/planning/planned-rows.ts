import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { PublicationsTable } from '#server/database/tables/publication-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { PlanKey } from './plan-key.ts'
import { recordPlanReferences } from './plan-references.ts'
import { planWords } from './plan-words.ts'

/** Row of a planned version. */
export type PlannedRow = Selectable<PublicationsTable>

/** The time of a planned version. Without an end it becomes the ordinary version. */
export interface PlannedTime {
  readonly startsAt: Date
  readonly endsAt: Date | null
}

/** Tests in SQL if the document or the item of a planned version is not in the trash. */
export function isOutOfTrash(plans: string) {
  const plan = sql.table(plans)
  return sql<boolean>`not exists (select from page_documents d where ${plan}.kind = 'PAGE' and d.page_id = ${plan}.document_id
    and d.locale = ${plan}.locale and d.deleted_at is not null)
    and not exists (select from items i where ${plan}.kind = 'ITEM' and i.kind = ${plan}.resource and i.id = ${plan}.document_id
      and i.deleted_at is not null)`
}

/** The planned versions of a document that are not over. */
export function unfinishedPlans(db: Kysely<Tables>, { siteId, kind, resource = null, documentId, locale }: PlanKey) {
  return db
    .selectFrom('publications')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where(sql<boolean>`resource is not distinct from ${resource}::text`)
    .where('document_id', '=', documentId)
    .where('locale', '=', locale)
    .where('done_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', sql<Date>`now()`)]))
}

/** How a document that visitors see by a planned version alone stands; null without one. */
export async function plannedStanding(db: Kysely<Tables>, key: DraftKey): Promise<'ONLINE' | 'PLANNED' | null> {
  const plans = unfinishedPlans(db, key)
    .where('held_at', 'is', null)
    .select(sql<boolean>`starts_at <= now()`.as('isSeen'))
  const planned = await plans.orderBy('starts_at').limit(1).executeTakeFirst()
  if (!planned) return null
  return planned.isSeen ? 'ONLINE' : 'PLANNED'
}

/** A planned version that visitors do not see, with its reasons and its next attempt. */
export interface HeldPlan {
  readonly startsAt: string
  readonly reasons: readonly string[]
  readonly retryAt: string | null
}

/** Reads the planned version of a document that was held last; null without one. */
export async function readHeldPlan(db: Kysely<Tables>, key: DraftKey): Promise<HeldPlan | null> {
  const held = unfinishedPlans(db, key).where('held_at', 'is not', null).select(['starts_at', 'held_for', 'retry_at'])
  const row = await held.orderBy('held_at', 'desc').limit(1).executeTakeFirst()
  if (!row) return null
  const reasons = (row.held_for ?? []).map(({ message }) => message)
  return { startsAt: toInstant(row.starts_at), reasons, retryAt: row.retry_at === null ? null : toInstant(row.retry_at) }
}

/**
 * Refuses a time that another version of the document has: two versions with an end never share an instant, and two without an end never begin
 * at the same one. The refusal names the version to replace where there is one alone. One that is held has no time. A version without an end may begin within the time of one with an end: visitors see it after that one.
 */
export async function requireFreeTime(trx: Transaction<Tables>, key: PlanKey, { startsAt, endsAt }: PlannedTime, own = 0): Promise<void> {
  const others = unfinishedPlans(trx, key)
    .select(['id', 'name', 'starts_at', 'ends_at'])
    .where('id', '<>', own)
    .where('held_at', 'is', null)
  const meeting =
    endsAt === null
      ? others.where('ends_at', 'is', null).where('starts_at', '=', startsAt)
      : others.where('starts_at', '<', endsAt).where('ends_at', '>', startsAt)
  const [other, second] = await meeting.orderBy('starts_at').limit(2).execute()
  if (!other) return
  const { id, name, starts_at, ends_at } = other
  throw new ApiError('PLAN_OVERLAPS', {
    // Only a version that meets the time alone can be replaced.
    ...{
      plan: own === 0 && second === undefined ? id : null,
      name,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at?.toISOString() ?? null,
    },
    ...planWords({ name, startsAt: starts_at, endsAt: ends_at }),
  })
}

/** Takes the planned versions of a document out of the calendar, with what they name; the one that visitors see ends now. */
export async function cancelPlans(trx: Transaction<Tables>, registry: Registry, key: DraftKey): Promise<void> {
  const ids = (await unfinishedPlans(trx, key).select('id').execute()).map(({ id }) => id)
  for (const id of ids) await cancelPlan(trx, key.siteId, id)
  if (ids.length > 0) await recordPlanReferences(trx, registry, key)
}

/** Takes the planned changes of an item out of the calendar; the one that visitors see ends now. */
export async function cancelItemPlans(
  trx: Transaction<Tables>,
  { siteId, resource, id }: { readonly siteId: number; readonly resource: string; readonly id: number },
): Promise<void> {
  const site = await trx.selectFrom('sites').select('default_locale').where('id', '=', siteId).executeTakeFirstOrThrow()
  const plans = unfinishedPlans(trx, { siteId, kind: 'ITEM', resource, documentId: id, locale: site.default_locale })
  for (const plan of await plans.select('id').execute()) await cancelPlan(trx, siteId, plan.id)
}

/** Takes one planned version out of the calendar. One that visitors see ends now, and stays in the list of those that are over. */
export async function cancelPlan(trx: Transaction<Tables>, siteId: number, id: number): Promise<void> {
  const ended = await trx
    .updateTable('publications')
    .set({ ends_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('starts_at', '<', sql<Date>`now()`)
    .where('held_at', 'is', null)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) await trx.deleteFrom('publications').where('site_id', '=', siteId).where('id', '=', id).execute()
}
