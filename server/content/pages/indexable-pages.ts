import { isPrivateAddress } from '#domain/urls/system-pages.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { PageAddress, Pages } from './service.ts'

/** Pages for maps of a site, in each language: open to everybody, neither private nor excluded from search engines. */
export async function findablePages(pages: Pages, scope: Scope): Promise<PageAddress[]> {
  return (await pages.addresses(scope)).filter(({ isForAll, noIndex, url }) => isForAll && !noIndex && !isPrivateAddress(url))
}

/** Pages for the map of a site in the language of a reader. */
export async function siteMapPages(pages: Pages, scope: Scope): Promise<Pick<PageAddress, 'title' | 'url'>[]> {
  const findable = await findablePages(pages, scope)
  return findable.flatMap(({ locale, title, url }) => (locale === scope.locale ? [{ title, url }] : []))
}
