import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import { shownPath } from './read-address.ts'

/** Redirects from addresses with a query, such as those of old sites that have one file for all pages. */
export interface RedirectsOfQueries {
  /** Where an address with a query leads; null when no redirect names its query. */
  find(scope: Scope, path: string, query: URLSearchParams): Promise<string | null>
}

interface StoredRow {
  readonly locale: string
  readonly url: string
  readonly to: string
  readonly suffix: string
}

async function readRows(db: Kysely<Tables>, siteId: number): Promise<readonly StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select r.locale, r.url, coalesce(r.to_url, d.url) as to, r.to_suffix as suffix
    from redirects r join sites s on s.id = r.site_id left join lateral (
      select d.url from page_documents d
      where d.site_id = r.site_id and d.page_id = r.page_id and d.deleted_at is null and d.published_revision_id is not null
      order by d.locale = r.locale desc, d.locale = s.default_locale desc limit 1
    ) d on true
    where r.site_id = ${siteId} and position('?' in r.url) > 0 and coalesce(r.to_url, d.url) is not null`.execute(db)
  return rows
}

/** The pairs of a stored query, when the asked one has all of them; null otherwise. */
function pairsIn(stored: string, asked: URLSearchParams): number | null {
  const pairs = [...new URLSearchParams(stored)]
  return pairs.every(([name, value]) => asked.has(name, value)) ? pairs.length : null
}

/** Makes the finder of redirects by query. They are read once for each version of the content. */
export function createRedirectsOfQueries(db: Kysely<Tables>, cache: ContentCache): RedirectsOfQueries {
  return {
    async find(scope, path, query) {
      const { rows } = await cache.read(scope, 'redirects of queries', async () => ({ rows: await readRows(db, scope.site.id) }))
      const lowered = path.toLowerCase()
      const fitting = rows.flatMap((row) => {
        const [from = '', stored = ''] = row.url.split('?')
        const pairs = from.toLowerCase() === lowered && localesOf(scope).includes(row.locale) ? pairsIn(stored, query) : null
        return pairs === null ? [] : [{ row, pairs }]
      })
      const [best] = fitting.toSorted((a, b) => b.pairs - a.pairs)
      return best ? encodeURI(shownPath(scope.site, { locale: best.row.locale, url: best.row.to })) + best.row.suffix : null
    },
  }
}
