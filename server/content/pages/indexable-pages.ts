import type { Scope } from '#server/platform/scope/site.ts'
import type { PageAddress, Pages } from './service.ts'

/** First segments whose pages are nobody's to find by searching. */
const PRIVATE = /^(?:auth|password|compte|account|panier|cart|commande|checkout)(?:\/|$)/

/** The pages of a site that maps of it show, in each language: neither private, nor kept from search engines. */
export async function findablePages(pages: Pages, scope: Scope): Promise<PageAddress[]> {
  return (await pages.addresses(scope)).filter(({ noIndex, url }) => !noIndex && !PRIVATE.test(url))
}

/** The pages that the map of a site names to a reader: those in their language. */
export async function siteMapPages(pages: Pages, scope: Scope): Promise<Pick<PageAddress, 'title' | 'url'>[]> {
  const findable = await findablePages(pages, scope)
  return findable.flatMap(({ locale, title, url }) => (locale === scope.locale ? [{ title, url }] : []))
}
