import { sql, type Kysely } from 'kysely'
import type { ClosableAddress, ClosedPlaces } from '#schemas/runtime/closed-places.ts'
import type { IsClosed } from '#domain/urls/disabled-paths.ts'
import { fitsAddress, hasBraces } from '#domain/urls/url-parameters.ts'
import { createIsClosed } from '#engine/visibility/closed-links.ts'
import { localePrefix } from '#i18n/locale.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { hostsOfSite } from '#server/platform/scope/site-hosts.ts'
import { localesOf, type Site } from '#server/platform/scope/site.ts'

/** An address without a page that leads to a page or to another address. */
export interface Lead {
  readonly locale: string
  readonly url: string
  readonly pageId: number | null
  readonly toUrl: string | null
}

/** The addresses of a language with the pages that are seen there. */
export interface PlacesIn {
  readonly locale: string
  readonly addresses: readonly ClosableAddress[]
  /** Tells of each page that is seen there whether it is closed. */
  readonly pages: ReadonlyMap<number, boolean>
}

/** Reads the former addresses of pages and of items, and the redirects, in the order in which an address is looked up. */
export async function readLeads(db: Kysely<Tables>, siteId: number): Promise<readonly Lead[]> {
  const { rows } = await sql<Lead>`
    select locale, url, "pageId", "toUrl" from (
      select 1 as rank, locale, url, page_id as "pageId", null as "toUrl" from page_moves where site_id = ${siteId}
      union all select 2, locale, url, null, to_url from item_moves where site_id = ${siteId}
      union all select 3, locale, url, page_id, to_url from redirects where site_id = ${siteId}
    ) as leads order by rank, locale, url`.execute(db)
  return rows
}

/** The leads that visitors follow in a language: the first one of each address that neither a page nor a pattern has. */
function followed(site: Site, { locale, addresses, pages }: PlacesIn, leads: readonly Lead[]): Lead[] {
  const taken = new Set(addresses.map(({ url }) => url))
  const patterns = addresses.filter(({ url }) => hasBraces(url))
  const isFree = ({ url }: Lead) => !taken.has(url) && !hasBraces(url) && !patterns.some((each) => fitsAddress(each.url, url))
  const first = new Map<string, Lead>()
  const inOrder = localesOf({ site, locale }).flatMap((each) => leads.filter((lead) => lead.locale === each))
  for (const lead of inOrder) {
    const leadsOn = lead.toUrl !== null || (lead.pageId !== null && pages.has(lead.pageId))
    if (leadsOn && !first.has(lead.url) && isFree(lead)) first.set(lead.url, lead)
  }
  return [...first.values()]
}

/** Makes the test for an address in each language, by what is known to be closed. */
function testsFor(site: Site, places: readonly PlacesIn[], closed: ReadonlyMap<string, ReadonlySet<string>>): Map<string, IsClosed> {
  const prefixOf = (code: string) => localePrefix(code, { default: site.defaultLocale, codes: site.locales })
  const languages = places.map(({ locale, addresses }) => {
    const led = [...(closed.get(locale) ?? [])].map((url) => ({ url, isClosed: true }))
    return { prefix: prefixOf(locale), addresses: [...addresses, ...led] }
  })
  const shared: Omit<ClosedPlaces, 'prefix'> = { settings: [], hosts: hostsOfSite(site), languages }
  return new Map(places.map(({ locale }) => [locale, createIsClosed({ ...shared, prefix: prefixOf(locale) })]))
}

/** Finds the addresses that lead to what is closed, by language. `isOff` tests if a setting has closed an address. */
export function closedLeads(
  site: Site,
  places: readonly PlacesIn[],
  leads: readonly Lead[],
  isOff: IsClosed | null,
): ReadonlyMap<string, ReadonlySet<string>> {
  const closed = new Map(places.map(({ locale }) => [locale, new Set<string>()]))
  const open = places.flatMap((place) => followed(site, place, leads).map((lead) => ({ place, lead })))
  // A redirect leads to the former address of a page that has moved since: each round finds those of one more step.
  const isLed = ({ place, lead }: (typeof open)[number], tests: ReadonlyMap<string, IsClosed>): boolean => {
    const { pageId, toUrl } = lead
    if (toUrl === null) return place.pages.get(pageId ?? 0) === true
    return isOff?.(toUrl) === true || tests.get(place.locale)?.(toUrl) === true
  }
  for (let left = open; left.length > 0;) {
    const tests = testsFor(site, places, closed)
    const found = new Set(left.filter((each) => isLed(each, tests)))
    if (found.size === 0) break
    for (const { place, lead } of found) closed.get(place.locale)?.add(lead.url)
    left = left.filter((each) => !found.has(each))
  }
  return closed
}
