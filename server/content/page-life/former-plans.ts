import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Json } from '#schemas/generated/content.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { requireFreeTime, unfinishedPlans, type PlannedTime } from '#server/content/drafts/planning/planned-rows.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

const instant = z.iso.datetime().transform((text) => new Date(text))
const formerPlans = z
  .array(
    z.object({
      revision_id: z.int(),
      draft_hash: z.string(),
      name: z.string().nullable(),
      starts_at: instant,
      ends_at: instant.nullable(),
      saved_by: z.int().nullable(),
    }),
  )
  .catch([])

type FormerPlan = z.output<typeof formerPlans>[number]

/** The planned versions of a document that are not over nor held, the first to begin first, as the audit log has them when its page goes offline. */
export async function readPlans(trx: Transaction<Tables>, key: DraftKey) {
  const plans = unfinishedPlans(trx, key).select(['revision_id', 'draft_hash', 'name', 'starts_at', 'ends_at', 'saved_by'])
  const rows = await plans.where('held_at', 'is', null).orderBy('starts_at').orderBy('id').execute()
  return rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
  }))
}

async function isFree(trx: Transaction<Tables>, key: DraftKey, time: PlannedTime): Promise<boolean> {
  try {
    await requireFreeTime(trx, key, time)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PLAN_OVERLAPS') return false
    throw error
  }
}

async function nowIn(trx: Transaction<Tables>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(trx)
  return rows[0]?.now ?? new Date(0)
}

async function insertAgain(trx: Transaction<Tables>, key: DraftKey, plan: FormerPlan): Promise<number[]> {
  const { siteId: site_id, kind, documentId: document_id, locale } = key
  const { revision_id, draft_hash, name, starts_at, ends_at, saved_by } = plan
  if ((ends_at ?? starts_at).getTime() <= (await nowIn(trx)).getTime()) return []
  // The version or its author may have gone meanwhile.
  const known = trx.selectFrom('revisions').select('id').where('site_id', '=', site_id).where('id', '=', revision_id)
  if (!(await known.where('page_id', '=', document_id).where('locale', '=', locale).executeTakeFirst())) return []
  const users = trx.selectFrom('users').select('id').where('site_id', '=', site_id)
  const author = saved_by === null ? undefined : await users.where('id', '=', saved_by).executeTakeFirst()
  const row = { site_id, kind, document_id, locale, revision_id, draft_hash, name, starts_at, ends_at, saved_by: author?.id ?? null }
  await trx.insertInto('publications').values(row).execute()
  return [revision_id]
}

/**
 * Puts planned versions back into the calendar whose time is not over and not taken, as the revisions that they are now. Returns the numbers
 * of these.
 */
export async function planAgain(
  trx: Transaction<Tables>,
  key: DraftKey,
  { plans, now }: { readonly plans: Json | undefined; readonly now: ReadonlyMap<number, number> },
): Promise<number[]> {
  const again: number[] = []
  for (const plan of formerPlans.parse(plans)) {
    const revision_id = now.get(plan.revision_id) ?? plan.revision_id
    if (!(await isFree(trx, key, { startsAt: plan.starts_at, endsAt: plan.ends_at }))) continue
    again.push(...(await insertAgain(trx, key, { ...plan, revision_id })))
  }
  return again
}
