import { Feed } from 'feed'
import { blogList } from '#schemas/api/content/blog-calls.ts'
import type { ListGrammar } from '#schemas/api/base/list-grammar.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { fillMessage } from '#schemas/errors/format-message.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import { writableText } from '#domain/text/strip-control-characters.ts'
import { htmlLang, localPath } from '#i18n/locale.ts'
import type { Features } from '#server/composition/features.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** How many articles a feed holds. */
const newest = 20

/** What is said of a blog whose owner has said nothing of it. */
const usual: Translations = { fr: 'Les derniers articles du site {site}.', en: 'The latest articles of {site}.' }

/** Writes the newest articles of a blog, or of one of its folders and all below, as an RSS feed; what does not exist is refused. */
export async function writeFeed({ blogs }: Pick<Features, 'blogs'>, scope: Scope, folder?: string): Promise<string> {
  const { site, locale } = scope
  const address = (url: string): string =>
    `${site.url}${localPath(`/${url}`, locale, { default: site.defaultLocale, codes: site.locales })}`
  const query = parseListQuery(blogList.list as ListGrammar, [['nbItem', String(newest)]])
  const { name, url, description } = await blogs.folder(scope, folder)
  const { blogs: items } = await blogs.list(scope, query, folder)
  const [latest] = items
  const feed = new Feed({
    title: `${site.name}\u00a0– ${name}`,
    description: description ?? (folder === undefined ? fillMessage(translate(locale, usual), { site: site.name }, locale) : name),
    id: address(url),
    link: address(url),
    language: htmlLang(locale),
    generator: false,
    feedLinks: { rss: address(`${url}/rss.xml`) },
    // The same bytes for the same articles.
    updated: new Date(latest?.updatedAt ?? 0),
  })
  for (const item of items) {
    feed.addItem({
      title: item.title,
      id: address(item.url),
      link: address(item.url),
      date: new Date(item.publishedAt),
      ...(item.summary === null ? {} : { description: item.summary }),
      ...(item.author === null ? {} : { extensions: [{ name: 'dc:creator', objects: { _text: item.author } }] }),
      category: item.tags.map(({ label }) => ({ name: label })),
    })
  }
  // The author of RSS itself is an e-mail address; a name has its own element, whose namespace is not written for it.
  const written = feed.rss2().replace('<rss version="2.0"', '$& xmlns:dc="http://purl.org/dc/elements/1.1/"')
  // One sign that XML cannot hold, and no reader opens the feed.
  return writableText(written)
}
