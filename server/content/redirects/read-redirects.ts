import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { MISSED_DAYS, PROPOSED_PAGES, SHOWN_MISSED, SHOWN_MOVES, SITE_REDIRECTS } from '#schemas/admin/redirects/redirect-limits.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { PageAddress, Pages } from '#server/content/pages/service.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import { shownPath, type SiteAddress } from './read-address.ts'

type Listed = AdminCallData['redirect.list']
type Redirect = Listed['redirects'][number]

interface StoredRedirect extends SiteAddress {
  readonly pageId: number | null
  readonly toUrl: string | null
  readonly suffix: string
  readonly since: Date
  readonly origin: Redirect['origin']
}

/** Reads the redirects of a site, or the one from an address. That of a move comes before that of a person. */
export async function readStored(db: Kysely<Tables>, siteId: number, from: SiteAddress | null = null): Promise<readonly StoredRedirect[]> {
  const only = from === null ? sql`true` : sql`locale = ${from.locale} and url = ${from.url}`
  const { rows } = await sql<StoredRedirect>`
    with moves as (
      select locale, url, page_id, null as to_url, '' as suffix, moved_at as since from page_moves where site_id = ${siteId} and ${only}
      union all
      select locale, url, null, to_url, '', moved_at from item_moves i where site_id = ${siteId} and ${only}
        and not exists (select from page_moves p where p.site_id = i.site_id and p.locale = i.locale and p.url = i.url)
      order by since desc limit ${SHOWN_MOVES}
    )
    select locale, url, page_id as "pageId", to_url as "toUrl", suffix, since, 'MOVE' as origin from moves
    union all
    (select locale, url, page_id, to_url, to_suffix, made_at, 'HAND' from redirects where site_id = ${siteId} and ${only}
      and (locale, url) not in (select locale, url from moves) limit ${SITE_REDIRECTS})
    order by since desc, url`.execute(db)
  return rows
}

/** The pages of a site that are online, found by number or by address. */
class PageBook {
  readonly #site: Site
  readonly #byId = new Map<string, PageAddress>()
  readonly #byPath = new Map<string, PageAddress>()

  constructor(site: Site, pages: readonly PageAddress[]) {
    this.#site = site
    for (const page of pages) {
      this.#byId.set(`${page.id} ${page.locale}`, page)
      this.#byPath.set(shownPath(site, page), page)
    }
  }

  has(path: string): boolean {
    return this.#byPath.has(path)
  }

  list(): Listed['pages'] {
    return [...this.#byPath].map(([path, { title }]) => ({ path, title })).slice(0, PROPOSED_PAGES)
  }

  /** Where a redirect leads in its language. */
  target({ pageId, toUrl, suffix, locale }: StoredRedirect): Pick<Redirect, 'to' | 'title'> {
    if (toUrl !== null) {
      const to = shownPath(this.#site, { locale, url: toUrl })
      return { to: to + suffix, title: this.#byPath.get(to)?.title ?? null }
    }
    const page = this.#byId.get(`${pageId} ${locale}`) ?? this.#byId.get(`${pageId} ${this.#site.defaultLocale}`)
    return page ? { to: shownPath(this.#site, { locale, url: page.url }) + suffix, title: page.title } : { to: null, title: null }
  }
}

/** Describes redirects as the panel shows them. */
export function describeRedirects(site: Site, pages: readonly PageAddress[], stored: readonly StoredRedirect[]): readonly Redirect[] {
  const book = new PageBook(site, pages)
  return stored.map((redirect) => {
    const from = shownPath(site, redirect)
    return { from, ...book.target(redirect), origin: redirect.origin, since: redirect.since.toISOString(), isAsleep: book.has(from) }
  })
}

interface StoredMissed {
  readonly path: string
  readonly count: number
  readonly days: Listed['missed'][number]['days']
  readonly isIgnored: boolean
}

/** Reads the missing addresses of the last thirty days, the most asked for first. */
async function readMissed(db: Kysely<Tables>, siteId: number): Promise<readonly StoredMissed[]> {
  const { rows } = await sql<StoredMissed>`
    select m.path, sum(m.count)::int as count, json_agg(json_build_object('day', m.day::text, 'count', m.count) order by m.day desc) as days,
      bool_or(i.path is not null) as "isIgnored"
    from missing_addresses m left join ignored_addresses i on i.site_id = m.site_id and i.path = m.path
    where m.site_id = ${siteId} and m.day > (now() at time zone 'Europe/Paris')::date - ${MISSED_DAYS}::int
    group by m.path order by count desc, m.path limit ${SHOWN_MISSED * 5}`.execute(db)
  return rows
}

/** Reads the redirects and the missing addresses of a site. An address that leads somewhere again is left out. */
export async function readRedirects({ db, pages }: { readonly db: Kysely<Tables>; readonly pages: Pages }, scope: Scope): Promise<Listed> {
  const { site } = scope
  const [addresses, stored, missed] = await Promise.all([pages.addresses(scope), readStored(db, site.id), readMissed(db, site.id)])
  const [book, redirects] = [new PageBook(site, addresses), describeRedirects(site, addresses, stored)]
  const led = new Set(redirects.flatMap(({ from, to }) => (to === null ? [] : [from])))
  const still = missed.filter(({ path }) => !led.has(path) && !book.has(path))
  return { redirects: [...redirects], missed: still.slice(0, SHOWN_MISSED), pages: book.list() }
}
