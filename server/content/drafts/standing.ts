import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { pageTarget, type DraftKey } from './draft-key.ts'

/** How a document stands for visitors. */
export type Standing = AdminCallData['draft.open']['standing']

/** Reads how a document stands for visitors: online, planned, taken offline, or never published. */
export async function readStanding(db: Kysely<Tables>, key: DraftKey): Promise<Standing> {
  const row = await db
    .selectFrom('page_documents as d')
    .select((eb) => [
      sql<boolean>`d.published_revision_id is not null`.as('isPublished'),
      sql<boolean>`coalesce(d.publish_at > now(), false)`.as('isPlanned'),
      eb
        .exists(
          eb
            .selectFrom('audit_log as a')
            .select('a.id')
            .where('a.site_id', '=', key.siteId)
            .where('a.target', '=', pageTarget(key))
            .where('a.action', 'in', ['page.publish', 'page.unpublish']),
        )
        .as('wasPublished'),
    ])
    .where('d.site_id', '=', key.siteId)
    .where('d.page_id', '=', key.documentId)
    .where('d.locale', '=', key.locale)
    .executeTakeFirst()
  if (row?.isPublished) return row.isPlanned ? 'PLANNED' : 'ONLINE'
  return row?.wasPublished ? 'OFFLINE' : 'NEVER'
}
