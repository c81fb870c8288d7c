import type { MenuEntry } from '#schemas/admin/menu/menu-entry.ts'
import { fitsAddress } from '#domain/urls/url-parameters.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import { readHref } from '#admin/publications/at-date/find-page.ts'

interface SiteFacts {
  readonly pages: readonly Pick<PageItem, 'languages'>[]
  readonly locales: readonly string[]
  readonly siteUrl: string
}

const isFile = (path: string): boolean => path.split('/').at(-1)?.includes('.') === true

/** Lists the languages in which an entry of the menu leads to an address of the site that none of its pages has. */
export function unknownAddresses({ linkType, pageId, texts }: MenuEntry, { pages, ...site }: SiteFacts): readonly string[] {
  if (linkType === 'NONE' || pageId !== undefined) return []
  return Object.entries(texts).flatMap(([locale, { url }]) => {
    const own = url === undefined ? null : readHref(url, site, locale)
    if (own === null || isFile(own.url)) return []
    // The page of single items has the addresses of all of them, known here or not.
    const isKnown = pages.some((page) => page.languages.some((document) => fitsAddress(document.url, own.url)))
    return isKnown ? [] : [locale]
  })
}
