import type { Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { unfinishedPlans } from '#server/content/drafts/planning/planned-rows.ts'
import type { Tables } from '#server/database/tables/tables.ts'

type PlannedTime = NonNullable<AdminCallData['revision.list']['revisions'][number]['planned']>

/** Reads for which time the versions of a document are planned, by their numbers: the first time of each that is not over. */
export async function readPlannedTimes(db: Kysely<Tables>, key: DraftKey): Promise<ReadonlyMap<number, PlannedTime>> {
  const rows = await unfinishedPlans(db, key).select(['revision_id', 'starts_at', 'ends_at']).orderBy('starts_at', 'desc').execute()
  return new Map(
    rows.map(({ revision_id, starts_at, ends_at }) => [
      revision_id,
      { startsAt: toInstant(starts_at), endsAt: ends_at === null ? null : toInstant(ends_at) },
    ]),
  )
}
