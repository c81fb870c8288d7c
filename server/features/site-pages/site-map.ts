import { SitemapStream, streamToPromise } from 'sitemap'
import { htmlLang, localPath, type LocaleSet } from '#i18n/locale.ts'
import { callInProcess } from '#server/features/calls/call-in-process.ts'
import type { Features } from '#server/features/features.ts'
import { visitor } from '#server/features/sessions/caller.ts'
import type { Scope, Site } from '#server/features/sites/site.ts'

/** One thing that has an address in one language or more. */
interface Place {
  readonly urls: ReadonlyMap<string, string>
  readonly changedAt: string
}

const PAGE_SIZE = 100
/** First segments whose pages are nobody's to find by searching. */
const PRIVATE = /^(?:auth|password|compte|account|panier|cart|commande|checkout)(?:\/|$)/

/** The map of a site for search engines: every page that may be found, in each of its languages. */
export async function writeSiteMap(features: Features, scope: Scope): Promise<string> {
  const { site } = scope
  const locales = { default: site.defaultLocale, codes: site.locales }
  const places = [...(await pagePlaces(features, scope)), ...(await blogPlaces(features, site))]
  const stream = new SitemapStream({
    hostname: site.url,
    xmlns: { news: false, video: false, image: false, xhtml: site.locales.length > 1 },
  })
  for (const place of places) for (const [locale, url] of place.urls) stream.write(entryOf(place, locale, url, locales))
  stream.end()
  return (await streamToPromise(stream)).toString()
}

function entryOf({ urls, changedAt }: Place, locale: string, url: string, locales: LocaleSet) {
  const links = [...urls].map(([code, other]) => ({ lang: htmlLang(code), url: localPath(other, code, locales) }))
  return { url: localPath(url, locale, locales), lastmod: changedAt, ...(urls.size > 1 && { links }) }
}

async function pagePlaces({ pages }: Features, scope: Scope): Promise<Place[]> {
  const byId = new Map<number, { urls: Map<string, string>; changedAt: string }>()
  for (const { id, locale, url, noIndex, updatedAt } of await pages.addresses(scope)) {
    if (noIndex || PRIVATE.test(url)) continue
    const known = byId.get(id) ?? { urls: new Map<string, string>(), changedAt: updatedAt.toISOString() }
    known.urls.set(locale, url)
    byId.set(id, known)
  }
  return [...byId.values()]
}

/** Articles; one that is not translated has an address of its own in the default language alone. */
async function blogPlaces(features: Features, site: Site): Promise<Place[]> {
  const places = new Map<number, { urls: Map<string, string>; changedAt: string }>()
  for (const locale of site.locales) {
    for (const { id, url, updatedAt } of await everyBlog(features, { site, locale })) {
      const known = places.get(id) ?? { urls: new Map<string, string>(), changedAt: updatedAt }
      if (locale === site.defaultLocale || known.urls.get(site.defaultLocale) !== url) known.urls.set(locale, url)
      places.set(id, known)
    }
  }
  return [...places.values()]
}

async function everyBlog(features: Features, scope: Scope) {
  if (!(await features.parameters.isBlogOpen(scope))) return []
  const first = await callInProcess({ features, scope, caller: visitor }, 'blog.list', { nbItem: PAGE_SIZE, page: 1 })
  const blogs = [...first.blogs]
  for (let page = 2; blogs.length < first.total && page <= 100; page++) {
    blogs.push(...(await callInProcess({ features, scope, caller: visitor }, 'blog.list', { nbItem: PAGE_SIZE, page })).blogs)
  }
  return blogs
}
