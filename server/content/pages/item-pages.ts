import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { letsAllPass } from './middleware.ts'
import { readPatterns } from './repository.ts'

/** The pages of a site that show single items, such as `blog/{blog}`, by the parameter in their address. */
export interface ItemPages {
  /** Tests if everybody may open the items of a kind now. */
  isOpen(kind: string): boolean
  /** Tests if the items of a kind have a page, which is offline, in the trash, or not for everybody. */
  isClosed(kind: string): boolean
}

/** Reads which items of a site have a page, and which of these everybody may open now. */
export async function readItemPages(db: Kysely<Tables>, site: Site): Promise<ItemPages> {
  const documents = db.selectFrom('page_documents').select('url').distinct().where('site_id', '=', site.id).where('url', 'like', '%{%')
  const [seen, all] = await Promise.all([readPatterns(db, site.id), documents.execute()])
  const open = seen.filter((row) => site.locales.includes(row.locale) && letsAllPass(row, site))
  const isAmong = (rows: readonly { readonly url: string }[], kind: string) => rows.some(({ url }) => url.endsWith(`/{${kind}}`))
  return { isOpen: (kind) => isAmong(open, kind), isClosed: (kind) => isAmong(all, kind) && !isAmong(open, kind) }
}
