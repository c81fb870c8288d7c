import { sql, type Transaction } from 'kysely'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'

interface NamedVersion {
  readonly revision: number
  readonly name: string
  readonly userId: number
}

/** Gives a version of a document the name under which editors find it in the list of versions. */
export async function writeVersionName(
  trx: Transaction<Tables>,
  { siteId: site_id, kind }: Pick<DraftKey, 'siteId' | 'kind'>,
  { revision: revision_id, name, userId: saved_by }: NamedVersion,
): Promise<void> {
  await trx
    .insertInto('revision_names')
    .values({ site_id, kind, revision_id, name, saved_by })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'revision_id'])
        .doUpdateSet({ name, saved_by, saved_at: sql<Date>`now()` })
        .where('revision_names.site_id', '=', site_id),
    )
    .returning('revision_id')
    .executeTakeFirstOrThrow(() => notFound())
}
