import { isItemShown } from '#domain/urls/item-address.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import { sharePath, shareSize } from '#domain/media/share-picture.ts'
import { isBlogAddress } from '#domain/urls/is-blog-path.ts'
import { newsRoot } from '#domain/urls/news-root.ts'
import { htmlLang, localPath } from '#i18n/locale.ts'
import type { PageState, SiteData } from './page-state.ts'

const newsTitle: Translations = { fr: 'Actualités', en: 'News' }

/** The default title of an error. */
export const DEFAULT_ERROR_TITLE = 'Error'

/** A `<meta>` or `<link>` element of the head. */
export interface HeadTag {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

/** The content of the head of a page. */
export interface Head {
  readonly lang: string
  readonly title: string
  readonly tags: readonly HeadTag[]
}

type Rows = readonly (readonly [name: string, content: string | undefined | null])[]

const meta = (key: 'name' | 'property', rows: Rows): HeadTag[] =>
  rows.flatMap(([name, content]) => (content ? [{ tag: 'meta', attributes: { [key]: name, content } }] : []))

const link = (rel: string, attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: 'link', attributes: { rel, ...attributes } })

/** Builds the head of a page or of an error with its title: title, description, canonical and alternate URLs, Open Graph. */
export function headOf(state: PageState, start: SiteData, errorTitle: string | null = null): Head {
  const { page, error } = state
  const lang = htmlLang(page.locale)
  const title = documentTitle(state, start, errorTitle)
  if (error) return { lang, title, tags: meta('name', [['robots', 'noindex']]) }
  const { description, noIndex } = page.seo
  const robots = meta('name', [
    ['description', description],
    ['robots', noIndex ? 'noindex' : null],
  ])
  return {
    lang,
    title,
    tags: [
      ...robots,
      // A page beyond the end of its list has no canonical URL in any locale.
      ...(noIndex && page.listPage !== undefined ? [] : [link('canonical', { href: page.canonical }), ...alternateLinks(state, start)]),
      ...feedLinks(state, start),
      ...openGraph(state, start),
    ],
  }
}

function documentTitle({ page, error }: PageState, { site }: SiteData, errorTitle: string | null): string {
  const said = error ? (errorTitle ?? error.title ?? DEFAULT_ERROR_TITLE) : (page.seo.title ?? page.title)
  const own = error || page.listPage === undefined ? said : `${said} – page ${page.listPage}`
  return own.includes(site.name) ? own : `${own} · ${site.name}`
}

function alternateLinks({ page, locales }: PageState, { site }: SiteData): HeadTag[] {
  if (page.alternates.length === 0) return []
  const ownPage = /\?page=\d+$/.exec(page.canonical)?.[0] ?? ''
  const all = [
    { locale: page.locale, href: page.canonical },
    ...page.alternates.map(({ locale, url }) => ({ locale, href: site.url + url + ownPage })),
  ]
  const fallback = all.find(({ locale }) => locale === locales.default)
  return [
    ...all.map(({ locale, href }) => link('alternate', { hreflang: htmlLang(locale), href })),
    ...(fallback ? [link('alternate', { hreflang: 'x-default', href: fallback.href })] : []),
  ]
}

/** Returns the feeds of the list of a page: the news, or the blog and its folder. A disabled blog has no page, and a feed whose items have no open page does not answer. */
function feedsOf({ page }: PageState, itemPages: readonly string[] | undefined): { readonly url: string; readonly title: string }[] {
  const news = newsRoot(page.url)
  if (news !== null) return isItemShown(itemPages, 'news', `${news}/-`) ? [{ url: news, title: translate(page.locale, newsTitle) }] : []
  if (!isBlogAddress(page.url) || !isItemShown(itemPages, 'blog', 'blog/-')) return []
  const folder = page.params['folder'] === undefined ? [] : [{ url: page.url, title: page.title }]
  return [{ url: 'blog', title: 'Blog' }, ...folder]
}

function feedLinks(state: PageState, { site }: SiteData): HeadTag[] {
  const { page, locales } = state
  return feedsOf(state, site.itemPages).map(({ url, title }) =>
    link('alternate', {
      type: 'application/rss+xml',
      title: `${site.name} – ${title}`,
      href: site.url + localPath(`/${url}/rss.xml`, page.locale, locales),
    }),
  )
}

function openGraph({ page, media }: PageState, { site }: SiteData): HeadTag[] {
  const image = media.find(({ id }) => id === page.seo.image)
  const graph = meta('property', [
    ['og:type', page.params['blog'] === undefined ? 'website' : 'article'],
    ['og:site_name', site.name],
    ['og:title', page.seo.title ?? page.title],
    ['og:description', page.seo.description],
    ['og:url', page.canonical],
    ['og:locale', page.locale],
    ['og:image', image && site.url + sharePath(image.externalPath)],
    ['og:image:width', image && String(shareSize.width)],
    ['og:image:height', image && String(shareSize.height)],
    ['og:image:alt', image?.alt],
  ])
  return [...graph, ...meta('name', [['twitter:card', image ? 'summary_large_image' : 'summary']])]
}
