import type { Kysely } from 'kysely'
import type { Audience } from '#engine/visibility/visibility.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { localesOf, type Scope, type Site } from '#server/platform/scope/site.ts'
import { letsAllPass, middlewareOf, runMiddleware } from './middleware.ts'
import { readPatterns } from './repository.ts'

/** The pages of a site that show single items, such as `blog/{blog}`, by the parameter in their address. */
export interface ItemPages {
  /** Tests if the items of a kind have a page that everybody may open now. */
  isOpen(kind: string): boolean
}

/** Reads which items of a site have a page that everybody may open now. */
export async function readItemPages(db: Kysely<Tables>, site: Site): Promise<ItemPages> {
  const seen = await readPatterns(db, site.id)
  const open = seen.filter((row) => site.locales.includes(row.locale) && letsAllPass(row, site))
  return { isOpen: (kind) => open.some(({ url }) => url.endsWith(`/{${kind}}`)) }
}

/** Reads the addresses of the pages of items that readers of an audience may open in a language. */
export async function readOpenAddresses(db: Kysely<Tables>, scope: Scope, audience: Audience): Promise<string[]> {
  const { site } = scope
  const rows = await readPatterns(db, site.id)
  const answering = localesOf(scope).flatMap((locale) => rows.filter((row) => row.locale === locale))
  const isOpen = ({ pageId }: (typeof rows)[number]) => {
    const row = answering.find((other) => other.pageId === pageId)
    return row !== undefined && runMiddleware(middlewareOf(row), { site, audience }).kind === 'pass'
  }
  return [...new Set(answering.filter(isOpen).map(({ url }) => url))].toSorted()
}
