import { SitemapStream, streamToPromise } from 'sitemap'
import { htmlLang, localPath, type LocaleSet } from '#i18n/locale.ts'
import type { Features } from '#server/composition/features.ts'
import { findablePages } from '#server/content/pages/indexable-pages.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { itemPlaces, type Place } from '#server/http/site-map/item-urls.ts'

/** The map of a site for search engines: every page and every item that may be found, in each of its languages. */
export async function writeSiteMap(features: Features, scope: Scope): Promise<string> {
  const { site } = scope
  const locales = { default: site.defaultLocale, codes: site.locales }
  const places = [...(await pagePlaces(features, scope)), ...(await itemPlaces(features, scope))]
  const stream = new SitemapStream({
    hostname: site.publishedUrl,
    xmlns: { news: false, video: false, image: false, xhtml: site.locales.length > 1 },
  })
  for (const place of places) for (const [locale, url] of place.urls) stream.write(entryOf(place, locale, url, locales))
  stream.end()
  return (await streamToPromise(stream)).toString()
}

function entryOf({ urls, changedAt }: Place, locale: string, url: string, locales: LocaleSet) {
  const links = [...urls].map(([code, other]) => ({ lang: htmlLang(code), url: localPath(other, code, locales) }))
  // As the head of the page says it: the address for every other language is that of the site's first one.
  const usual = urls.get(locales.default)
  const others = usual === undefined ? [] : [{ lang: 'x-default', url: localPath(usual, locales.default, locales) }]
  const all = [...links, ...others]
  return { url: localPath(url, locale, locales), ...(changedAt !== null && { lastmod: changedAt }), ...(urls.size > 1 && { links: all }) }
}

async function pagePlaces({ pages }: Features, scope: Scope): Promise<Place[]> {
  const byId = new Map<number, { urls: Map<string, string>; changedAt: string }>()
  for (const { id, locale, url, updatedAt } of await findablePages(pages, scope)) {
    const known = byId.get(id) ?? { urls: new Map<string, string>(), changedAt: updatedAt.toISOString() }
    known.urls.set(locale, url)
    byId.set(id, known)
  }
  return [...byId.values()]
}
