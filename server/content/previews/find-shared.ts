import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import { rightHolders } from '#server/people/users/right-holders.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { hashToken, isToken } from '#server/platform/tokens/opaque-token.ts'

/** The draft of a link, the name of its maker, and the hash of its password; null without one. */
export interface FoundShare {
  readonly id: number
  readonly key: DraftKey
  readonly sharedBy: string
  readonly until: Date
  readonly passwordHash: string | null
}

/** The document of a draft `d` of a page in the trash. */
const isInTrash = sql`(select from page_documents p where d.kind = 'PAGE' and p.page_id = d.document_id and p.locale = d.locale
  and p.deleted_at is not null)`

/** The accounts whose links open: a link opens as long as its maker may make one. */
export const sharers = (db: Kysely<Tables>, siteId: number) => rightHolders(db, siteId, 'pages.write').select('users.id')

/** Finds the draft of a link that opens on a site. */
export async function findShared(db: Kysely<Tables>, siteId: number, token: string): Promise<FoundShare> {
  if (!isToken(token)) throw notFound()
  const row = await db
    .selectFrom('draft_shares as s')
    .innerJoin('drafts as d', 'd.id', 's.draft_id')
    .innerJoin('users as u', 'u.id', 's.shared_by')
    .select(['s.id', 'd.kind', 'd.document_id as documentId', 'd.locale', 's.shared_by', 's.expires_at as until'])
    .select('s.password_hash as passwordHash')
    .where('s.token_hash', '=', hashToken(token))
    .where('s.site_id', '=', siteId)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('u.id', 'in', sharers(db, siteId))
    .where((where) => where.not(where.exists(isInTrash)))
    .executeTakeFirst()
  if (!row) throw notFound()
  const { id, kind, documentId, locale, shared_by, until, passwordHash } = row
  const sharedBy = (await readAuthors(db, siteId, [shared_by]))(shared_by)
  return { id, key: { siteId, kind, documentId, locale }, sharedBy: sharedBy?.name ?? '', until, passwordHash }
}
