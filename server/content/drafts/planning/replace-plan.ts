import { sql, type Transaction, type Insertable } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { PublicationsTable } from '#server/database/tables/publication-tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { PlanKey } from './plan-key.ts'
import { unfinishedPlans } from './planned-rows.ts'

/** A version that a plan showed before, with its time and name. */
export interface FormerVersion {
  readonly revision: number
  readonly startsAt: string
  readonly endsAt: string | null
  readonly name: string | null
}

/** The columns of a plan that is to be checked again, and tried again from the first attempt on. */
export const UNCHECKED = { checked_at: null, held_at: null, held_for: null, retry_at: null, failures: 0 } as const

/** The columns of a planned version: content, time, name and author. */
export type PlannedColumns = Required<
  Pick<Insertable<PublicationsTable>, 'revision_id' | 'draft_hash' | 'name' | 'starts_at' | 'ends_at' | 'saved_by'>
> &
  Pick<Insertable<PublicationsTable>, 'form'>

/** Puts another version of a document in the place of a planned one that is not over, and gives the former one. One that is gone is refused as missing. */
export async function replacePlan(trx: Transaction<Tables>, key: PlanKey, plan: number, version: PlannedColumns): Promise<FormerVersion> {
  const row = await unfinishedPlans(trx, key).selectAll().where('id', '=', plan).executeTakeFirst()
  if (!row) throw notFound()
  await trx
    .updateTable('publications')
    .set({ ...version, ...UNCHECKED, saved_at: sql<Date>`now()` })
    .where('site_id', '=', key.siteId)
    .where('id', '=', plan)
    .execute()
  const { revision_id: revision, name, starts_at, ends_at } = row
  return { revision, name, startsAt: starts_at.toISOString(), endsAt: ends_at?.toISOString() ?? null }
}
