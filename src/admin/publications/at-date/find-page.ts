import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { splitLocale } from '#i18n/locale.ts'

/** A page in one language. */
export interface FoundPage {
  readonly id: number
  readonly locale: string
}

interface SiteFacts {
  readonly siteUrl: string
  readonly locales: readonly string[]
}

/** The address on the site to which a link leads, and its language; null for a link that leaves the site. */
export function readHref(
  href: string,
  { siteUrl, locales }: SiteFacts,
  locale: string,
): { readonly url: string; readonly locale: string } | null {
  const base = new URL(siteUrl, location.href)
  const target = URL.parse(href, base)
  if (target?.host !== base.host) return null
  const split = splitLocale(target.pathname, { default: locales[0] ?? locale, codes: locales })
  return { url: split.path.replaceAll(/^\/|\/$/g, ''), locale: split.locale ?? locale }
}

/** Finds the page at an address in a language, else in another one; null without one. */
export async function findPage(
  { page }: Pick<AdminApi, 'page'>,
  { url, locale }: { readonly url: string; readonly locale: string },
): Promise<FoundPage | null> {
  // An empty address cannot be filtered by: it is the first one.
  const { pages } = await page.list(url === '' ? { nbItem: 1, orderBy: { value: 'url:asc' } } : { nbItem: 20, url: { value: url } })
  const documents = pages.flatMap(({ id, languages }) =>
    languages.filter((each) => each.url === url).map((each) => ({ id, locale: each.locale })),
  )
  return documents.find((each) => each.locale === locale) ?? documents[0] ?? null
}
