import type { Kysely } from 'kysely'
import type { ClosableAddress } from '#schemas/runtime/closed-places.ts'
import { fitsAddress, hasBraces } from '#domain/urls/url-parameters.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { localesOf, type Site } from '#server/platform/scope/site.ts'
import type { ReadClosedAddresses } from '#server/sites/parameters/closings.ts'
import { closedLeads, readLeads, type PlacesIn } from './closed-leads.ts'
import { isMissing } from './middleware.ts'
import { inLookupOrder } from './page-url.ts'
import { readAll, type PageRow } from './repository.ts'

/** The addresses with a page in a language and the pages that are seen there, with whether they are closed. */
function placesIn(locale: string, rows: readonly PageRow[], site: Site, isOffPage: ReadonlySet<number>): PlacesIn {
  const ranked = localesOf({ site, locale }).flatMap((each) => rows.filter((row) => row.locale === each))
  const pages = new Map<number, boolean>()
  for (const row of ranked) if (!pages.has(row.pageId)) pages.set(row.pageId, isOffPage.has(row.pageId) || isMissing(row, site))
  const addresses = new Map<string, boolean>()
  for (const { url, pageId } of ranked) if (!addresses.has(url)) addresses.set(url, pages.get(pageId) === true)
  return { locale, pages, addresses: [...addresses].map(([url, isClosed]) => ({ url, isClosed })) }
}

/** The closed addresses, the patterns, and the open addresses that a closed pattern fits. */
function withoutPlain(addresses: readonly ClosableAddress[]): ClosableAddress[] {
  const closed = addresses.filter(({ isClosed }) => isClosed)
  if (closed.length === 0) return []
  const patterns = closed.filter(({ url }) => hasBraces(url))
  const isNeeded = ({ url, isClosed }: ClosableAddress) => isClosed || hasBraces(url) || patterns.some((each) => fitsAddress(each.url, url))
  return inLookupOrder(addresses.filter(isNeeded))
}

/**
 * Makes the reader of the addresses whose pages are closed to everybody: those of a closed shop, and those of a part that is off in all their
 * languages. A former address or a redirect that leads to one is closed as well.
 */
export function createClosedAddresses(db: Kysely<Tables>): ReadClosedAddresses {
  return async (site, isOff) => {
    if (site.isECommerce && isOff === null) return new Map()
    const [rows, leads] = await Promise.all([readAll(db, site.id), readLeads(db, site.id)])
    const isOffPage = new Set(isOff === null ? [] : rows.flatMap(({ url, pageId }) => (isOff(url) ? [pageId] : [])))
    const places = site.locales.map((locale) => placesIn(locale, rows, site, isOffPage))
    const isAnyClosed = isOff !== null || places.some(({ addresses }) => addresses.some(({ isClosed }) => isClosed))
    const led = isAnyClosed ? closedLeads(site, places, leads, isOff) : null
    return new Map(
      places.flatMap(({ locale, addresses }) => {
        const former = [...(led?.get(locale) ?? [])].map((url) => ({ url, isClosed: true }))
        const needed = withoutPlain([...addresses, ...former])
        return needed.length === 0 ? [] : [[locale, needed] as const]
      }),
    )
  }
}
