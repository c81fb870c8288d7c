import { Feed, type Item } from 'feed'
import { blogList } from '#schemas/api/content/blog-calls.ts'
import { newsList } from '#schemas/api/content/news.ts'
import type { ListGrammar } from '#schemas/api/base/list-grammar.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { fillMessage } from '#schemas/errors/format-message.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import { sharePath } from '#domain/media/share-picture.ts'
import { writableText } from '#domain/text/strip-control-characters.ts'
import { htmlLang, localPath } from '#i18n/locale.ts'
import type { Features } from '#server/composition/features.ts'
import { contentAddress, contentRoot } from '#schemas/content/content-address.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** The number of items that a feed holds. */
const newest = 20

/** The description of a blog that has none. */
const usual: Translations = { fr: 'Les derniers articles du site {site}.', en: 'The latest articles of {site}.' }
const newsName: Translations = { fr: 'Actualités', en: 'News' }
const newsDescription: Translations = { fr: 'Les dernières actualités du site {site}.', en: 'The latest news of {site}.' }

interface FeedItem {
  readonly id: number
  readonly title: string
  readonly url: string
  readonly publishedAt: string
  readonly summary: string | null
  readonly author?: string | null
  readonly tags: readonly { readonly label: string }[]
  readonly image: { readonly externalPath: string; readonly alt: string } | null
}

type Extensions = NonNullable<Item['extensions']>

interface Channel {
  readonly kind: 'blog' | 'news'
  readonly name: string
  readonly description: string
  /** The path of the page that shows the same items. */
  readonly url: string
  readonly items: readonly FeedItem[]
  readonly updatedAt: string | undefined
}

/** The picture of an item, as it is shared. */
function pictureOf({ image }: FeedItem, publishedUrl: string): Extensions {
  if (image === null) return []
  const { href: url } = new URL(sharePath(image.externalPath), publishedUrl)
  return [{ name: 'media:content', objects: { _attributes: { url, medium: 'image' }, 'media:description': image.alt } }]
}

function renderFeed({ site, locale }: Scope, { kind, name, description, url, items, updatedAt }: Channel): string {
  const address = (path: string): string =>
    `${site.publishedUrl}${localPath(`/${path}`, locale, { default: site.defaultLocale, codes: site.locales })}`
  const feed = new Feed({
    title: `${site.name}\u00a0– ${name}`,
    description,
    id: address(url),
    link: address(url),
    language: htmlLang(locale),
    generator: false,
    feedLinks: { rss: address(`${url}/rss.xml`) },
    // The same bytes for the same items.
    updated: new Date(updatedAt ?? 0),
  })
  for (const item of items) {
    feed.addItem({
      title: item.title,
      // The number stays when the address changes: readers would take the item for a new one.
      id: `urn:vitrine:${site.uid}:${kind}:${item.id}:${htmlLang(locale)}`,
      link: address(item.url),
      date: new Date(item.publishedAt),
      ...(item.summary === null ? {} : { description: item.summary }),
      extensions: [
        ...(item.author ? [{ name: 'dc:creator', objects: { _text: item.author } }] : []),
        ...pictureOf(item, site.publishedUrl),
      ],
      category: item.tags.map(({ label }) => ({ name: label })),
    })
  }
  // The author of RSS itself is an e-mail address; a name has its own element, whose namespace the library does not declare; nor does it that of pictures.
  const namespaces = 'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"'
  const written = feed.rss2().replace('<rss version="2.0"', `$& ${namespaces}`)
  // A single character that XML cannot hold makes the whole feed unreadable.
  return writableText(written)
}

/** Renders the newest articles of a blog, or of one of its folders and all below, as an RSS feed; refuses an unknown folder, and a site whose articles have no page that everybody may open. */
export async function renderBlogFeed({ blogs, pages }: Pick<Features, 'blogs' | 'pages'>, scope: Scope, folder?: string): Promise<string> {
  if (!(await pages.itemPages(scope)).isShown('blog', 'blog/-')) throw notFound()
  const query = parseListQuery(blogList.list as ListGrammar, [['nbItem', String(newest)]])
  const { name, url, description } = await blogs.folder(scope, folder)
  const { blogs: items } = await blogs.list(scope, query, folder)
  const fallback = folder === undefined ? fillMessage(translate(scope.locale, usual), { site: scope.site.name }, scope.locale) : name
  return renderFeed(scope, { kind: 'blog', name, description: description ?? fallback, url, items, updatedAt: items[0]?.updatedAt })
}

/** Renders the newest news of a site as an RSS feed; refuses a site whose news have no page that everybody may open. */
export async function renderNewsFeed({ news, pages }: Pick<Features, 'news' | 'pages'>, scope: Scope): Promise<string> {
  const { site, locale } = scope
  if (!(await pages.itemPages(scope)).isShown('news', contentAddress('news', locale, '-'))) throw notFound()
  const query = parseListQuery(newsList.list as ListGrammar, [
    ['nbItem', String(newest)],
    ['orderBy', 'publishedAt:desc'],
  ])
  const { news: items } = await news.list(scope, query)
  const description = fillMessage(translate(locale, newsDescription), { site: site.name }, locale)
  const url = contentRoot('news', locale)
  return renderFeed(scope, { kind: 'news', name: translate(locale, newsName), description, url, items, updatedAt: items[0]?.publishedAt })
}
