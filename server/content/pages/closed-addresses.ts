import type { Kysely } from 'kysely'
import type { ClosableAddress } from '#schemas/runtime/closed-places.ts'
import { fitsAddress, hasBraces } from '#domain/urls/url-parameters.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { localesOf, type Site } from '#server/platform/scope/site.ts'
import type { ReadClosedAddresses } from '#server/sites/parameters/closings.ts'
import { isMissing } from './middleware.ts'
import { inLookupOrder } from './page-url.ts'
import { readAll, type PageRow } from './repository.ts'

/** The addresses with a page in a language, with whether this page is closed there. */
function addressesIn(locale: string, rows: readonly PageRow[], site: Site, isOffPage: ReadonlySet<number>): ClosableAddress[] {
  const ranked = localesOf({ site, locale }).flatMap((each) => rows.filter((row) => row.locale === each))
  const documents = new Map<number, PageRow>()
  for (const row of ranked) if (!documents.has(row.pageId)) documents.set(row.pageId, row)
  const addresses = new Map<string, boolean>()
  for (const { url, pageId } of ranked) {
    const document = documents.get(pageId)
    if (document && !addresses.has(url)) addresses.set(url, isOffPage.has(pageId) || isMissing(document, site))
  }
  return [...addresses].map(([url, isClosed]) => ({ url, isClosed }))
}

/** The closed addresses, the patterns, and the open addresses that a closed pattern fits. */
function withoutPlain(addresses: readonly ClosableAddress[]): ClosableAddress[] {
  const closed = addresses.filter(({ isClosed }) => isClosed)
  if (closed.length === 0) return []
  const patterns = closed.filter(({ url }) => hasBraces(url))
  const isNeeded = ({ url, isClosed }: ClosableAddress) => isClosed || hasBraces(url) || patterns.some((each) => fitsAddress(each.url, url))
  return inLookupOrder(addresses.filter(isNeeded))
}

/** Makes the reader of the addresses whose pages are closed to everybody: those of a closed shop, and those of a part that is off in all their languages. */
export function createClosedAddresses(db: Kysely<Tables>): ReadClosedAddresses {
  return async (site, isOff) => {
    if (site.isECommerce && isOff === null) return new Map()
    const rows = await readAll(db, site.id)
    const isOffPage = new Set(isOff === null ? [] : rows.flatMap(({ url, pageId }) => (isOff(url) ? [pageId] : [])))
    return new Map(
      site.locales.flatMap((locale) => {
        const addresses = withoutPlain(addressesIn(locale, rows, site, isOffPage))
        return addresses.length === 0 ? [] : [[locale, addresses] as const]
      }),
    )
  }
}
