import { sql, type RawBuilder } from 'kysely'
import { withRenderedText } from '#server/platform/text-search/full-text-query.ts'
import { contentAddress, type ContentKind } from '#schemas/content/content-address.ts'
import type { ShownWordsTable } from '#server/database/tables/page-tables.ts'
import { legalPages } from '#i18n/legal-pages.ts'
import { eventRoute } from '#server/content/collections/event.ts'
import type { ItemPages } from '#server/content/pages/item-pages.ts'
import { passingRules } from '#server/content/pages/middleware.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { SearchedText, TextMatch } from './text-match.ts'

/** The input of a search. */
export interface SearchInput {
  readonly scope: Scope
  readonly wording: TextMatch
  readonly isBlogOpen: boolean
  /** The pages of single items: items without an open one are not found. */
  readonly itemPages: ItemPages
  /** The pages that a setting has closed. */
  readonly closedPages: readonly number[]
  /** The ids of the shown results, which alone are read with their texts. Without them all results are returned without texts, whose reading is dear. */
  readonly among?: RawBuilder<unknown> | undefined
}

type Select = RawBuilder<unknown>

interface Table {
  readonly type: Select
  readonly rows: string
  readonly texts: string
  readonly key: string
  readonly url: Select
  readonly body: Select
  /** Its title as it is compared, where it is stored. */
  readonly folded?: Select
  /** The locale of its words, where it may be another than the row's. */
  readonly language?: Select
  /** The type of its computed words; absent without any. */
  readonly shown?: Exclude<ShownWordsTable['type'], 'PAGE'>
  /** Where its tags stand. */
  readonly tags?: Select
  readonly join?: Select
  readonly only?: Select
}

const foldedTitle = sql`fold(x.title)`

/** Which texts of a table are found, how well, and by which of their tags. */
interface Finding {
  readonly found: Select
  readonly isSaid: Select
  readonly rank: Select
  readonly tags: Select
}

const noTags = sql`'[]'::jsonb`

const isAmong = ({ among }: SearchInput, id: Select): Select => (among ? sql`and ${id} = any(${among})` : sql``)

const bodyOf = ({ among }: SearchInput, body: Select): Select => (among ? body : sql`''::text`)

const ofRow = sql`x.locale`

const ownAndShown: Pick<SearchedText, 'vector' | 'spelled'> = {
  vector: withRenderedText(sql`x.search`, sql`w.search`),
  spelled: sql`(x.spelled || coalesce(w.spelled, ''))`,
}

const searchedText = ({ folded = foldedTitle, language = ofRow, shown }: Table): SearchedText => ({
  ...(shown ? ownAndShown : { vector: sql`x.search`, spelled: sql`x.spelled` }),
  ...{ folded, language },
})

/** Joins the computed words. */
const shownJoin = ({ shown, key }: Table): Select =>
  shown ? sql`left join shown_words w on w.type = ${shown} and w.item_id = x.${sql.ref(key)} and w.locale = x.locale` : sql``

const findingOf = (wording: TextMatch, text: SearchedText): Finding => ({
  ...{ found: wording.matches(text), isSaid: wording.matchesExactly(text), rank: wording.rank(text) },
  tags: noTags,
})

/** Finds the rows that match by their words. */
const byWords = ({ wording }: SearchInput, table: Table): Finding => findingOf(wording, searchedText(table))

/** Finds the rows that match by the names of their tags alone. */
function byTags(sought: SearchInput, table: Table, tags: Select): Finding {
  const { scope, wording } = sought
  const [asked, own] = [scope.locale, scope.site.defaultLocale]
  const label = sql`coalesce(g.labels ->> ${asked}, g.labels ->> ${own}, g.value)`
  const language = sql`(case when g.labels ->> ${asked} is null then ${own}::text else ${asked}::text end)`
  const named = sql`from tags g where g.site_id = ${scope.site.id}
    and to_tsvector(search_configuration(${language}), ${label}) @@ ${wording.query(language)}`
  // What is ruled out may stand in the words of what bears the tag.
  const isAllowed = wording.isStrict
    ? sql`exists (select 1 ${named} and g.value = any(${tags})
        and (${searchedText(table).vector} || to_tsvector(search_configuration(${language}), ${label})) @@ ${wording.query(language)})`
    : sql`true`
  return {
    found: sql`${tags} && array(select g.value ${named}) and not ${byWords(sought, table).found} and ${isAllowed}`,
    isSaid: sql`true`,
    rank: sql`0::real`,
    tags: sql`(select jsonb_agg(jsonb_build_object('value', g.value, 'label', ${label}) order by g.value) ${named} and g.value = any(${tags}))`,
  }
}

/** The texts of one table that a visitor may read and that are found: each thing once, in the scope's language or else the site's own. */
function select(sought: SearchInput, table: Table, { found, isSaid, rank, tags }: Finding): Select {
  const { site, locale } = sought.scope
  const [rows, texts, key] = [sql.table(table.rows), sql.table(table.texts), sql.ref(table.key)]
  const body = table.shown ? sql`concat_ws(' — ', nullif(${table.body}, ''), w.words)` : table.body
  return sql`
    select ${table.type} as type, r.id, x.title, ${table.url} as url, ${bodyOf(sought, body)} as body, ${searchedText(table).spelled} as spelled,
      ${table.language ?? ofRow} as language, ${isSaid} as is_said, ${rank} as rank, ${tags} as tags
    from ${texts} x join ${rows} r on r.id = x.${key} ${shownJoin(table)} ${table.join ?? sql``}
    where x.site_id = ${site.id} and ${found} ${isAmong(sought, sql`x.${key}`)}
      and (x.locale = ${locale} or (x.locale = ${site.defaultLocale}
        and not exists (select 1 from ${texts} o where o.${key} = x.${key} and o.locale = ${locale})))
      and r.status = 'PUBLISHED' and r.deleted_at is null and r.published_at <= now() ${table.only ?? sql``}`
}

const prefixed = (kind: ContentKind, locale: string): Select => sql`${contentAddress(kind, locale, '')}::text || x.slug`
const summaryAndContent = sql`concat_ws(' ', x.summary, plain_text(x.content))`

/** The words of products, searched as in lists. A result shows its own words, then the others by which it was found; its reference only where the query holds it. */
function productWords({ scope: { site, locale }, wording }: SearchInput): Select {
  return sql`concat_ws(' — ', (select nullif(concat_ws(' ', w.summary, plain_text(w.content)), '') from product_texts w
    where w.product_id = x.product_id and w.locale in (${locale}, ${site.defaultLocale}) order by w.locale = ${locale} desc limit 1),
    concat_ws(', ', nullif(x.noted, ''),
      case when to_tsvector(search_configuration(x.words_in), r.reference) @@ ${wording.query(sql`x.words_in`)} then r.reference end))`
}

const ownAddress = sql`substring(x.url from '[^/]*$')`

/** Matches a page by its address as well as its title: « contact » finds the contact page under every title. */
const calledSo = ({ slug = '' }: TextMatch): Select => (slug === '' ? sql`false` : sql`(${ownAddress} = ${slug})`)

// A page is found by its description too, which its blocks need not repeat. What it shows has been noted in their order, or soon will be.
const pageWords = (isOnlyCalledSo: Select): Select =>
  sql`concat_ws(' — ', nullif(concat_ws(' ', nullif(v.head -> 'seo' ->> 'description', ''), nullif(coalesce(w.words, v.words), '')), ''),
    case when ${isOnlyCalledSo} then replace(${ownAddress}, '-', ' ') end)`

/** The title of a page and its description, which weigh more than what its blocks say, and this as it is shown. */
const pageVector = sql`(case when w.search is null then v.search else ${withRenderedText(sql`ts_filter(v.search, '{a,b}')`, sql`w.search`)} end)`

/** How well a page is found: what the law asks for speaks of everything, and stands below what is about it unless its title says it. */
function pageRank(rank: Select, isCalledSo: Select): Select {
  const isAside = sql`(x.url = any(${[...legalPages]}::text[]) and ${rank} < 1 and not ${isCalledSo})`
  return sql`(${rank} * case when ${isAside} then 0.1 else 1 end + case when ${isCalledSo} then 1 else 0 end)`
}

function pages(sought: SearchInput): Select {
  const { scope, wording, closedPages } = sought
  const { site, locale } = scope
  const text: SearchedText = {
    ...{ vector: pageVector, spelled: sql`(v.spelled || coalesce(w.spelled, ''))` },
    ...{ folded: foldedTitle, language: ofRow },
  }
  const { found, isSaid, rank } = findingOf(wording, text)
  const isCalledSo = calledSo(wording)
  const passable = passingRules(site)
  return sql`
    select 'PAGE' as type, x.page_id as id, x.title, x.url, ${bodyOf(sought, pageWords(sql`${isCalledSo} and not ${isSaid}`))} as body, ${text.spelled} as spelled, x.locale as language,
      (${isSaid} or ${isCalledSo}) as is_said, ${pageRank(rank, isCalledSo)} as rank, ${noTags} as tags
    from seen_documents x join revisions v on v.id = x.published_revision_id
      left join shown_words w on w.type = 'PAGE' and w.item_id = x.page_id and w.locale = x.locale and w.revision_id = v.id
    where x.site_id = ${site.id} and (${found} or ${isCalledSo}) ${isAmong(sought, sql`x.page_id`)}
      and (x.locale = ${locale} or (x.locale = ${site.defaultLocale}
        and not exists (select 1 from page_documents o where o.page_id = x.page_id and o.locale = ${locale} and o.deleted_at is null)))
      and x.deleted_at is null and (x.publish_at is null or x.publish_at <= now())
      and x.url not like '%{%' and x.middleware <@ ${passable}::text[]
      and coalesce(x.seo ->> 'noIndex', 'false') <> 'true'
      and not x.page_id = any(${closedPages}::int[])`
}

/** The kinds of content with a row and its texts, as visitors' addresses name them. */
function tablesOf(sought: SearchInput): readonly Table[] {
  const { isBlogOpen, itemPages, scope } = sought
  const { locale, site } = scope
  const address = sql`coalesce(c.addresses ->> ${locale}, c.addresses ->> ${site.defaultLocale})`
  const blog: Table = {
    ...{ type: sql`'BLOG'`, rows: 'blogs', texts: 'blog_texts', key: 'blog_id', shown: 'BLOG', tags: sql`r.tags` },
    ...{ url: sql`'blog/' || x.slug`, body: sql`concat_ws(' — ', nullif(${summaryAndContent}, ''), x.author)` },
  }
  const own = (kind: ContentKind, table: Omit<Table, 'type' | 'url'>): readonly Table[] =>
    itemPages.isShown(kind, contentAddress(kind, locale, '-'))
      ? [{ ...table, type: sql`${kind.toUpperCase()}::text`, url: prefixed(kind, locale) }]
      : []
  return [
    ...(isBlogOpen && itemPages.isShown('blog', 'blog/-') ? [blog] : []),
    ...own('news', { rows: 'news', texts: 'news_texts', key: 'news_id', shown: 'NEWS', body: summaryAndContent, tags: sql`r.tags` }),
    ...own('service', {
      ...{ rows: 'services', texts: 'service_texts', key: 'service_id', shown: 'SERVICE' },
      ...{ body: summaryAndContent, tags: sql`r.tags` },
    }),
    ...own('product', {
      ...{ rows: 'products', texts: 'product_entries', key: 'product_id' },
      ...{ body: productWords(sought), folded: sql`x.folded`, language: sql`x.words_in`, tags: sql`x.tags` },
    }),
    ...own('album', { rows: 'albums', texts: 'album_texts', key: 'album_id', shown: 'ALBUM', body: sql`coalesce(x.summary, '')` }),
    {
      ...{ rows: 'elements', texts: 'element_texts', key: 'element_id', shown: 'ELEMENT' },
      type: sql`upper(c.route)`,
      url: sql`${address} || '/' || x.slug`,
      body: sql`plain_text(x.content)`,
      join: sql`join element_collections c on c.id = r.collection_id`,
      only: sql`and ${address} is not null and (c.route <> ${eventRoute} or ${address} = any(${itemPages.roots('event')}::text[]))`,
    },
  ]
}

/** The folders of the blog: their words alone are a published row. */
function folders(sought: SearchInput): Select {
  const { scope, wording } = sought
  const { site, locale } = scope
  const { found, isSaid, rank } = findingOf(wording, {
    vector: sql`x.search`,
    spelled: sql`x.spelled`,
    folded: foldedTitle,
    language: ofRow,
  })
  return sql`
    select 'BLOG-FOLDER' as type, x.folder_id as id, x.title, 'blog/' || x.slug as url, ${bodyOf(sought, summaryAndContent)} as body, x.spelled,
      x.locale as language, ${isSaid} as is_said, ${rank} as rank, ${noTags} as tags
    from blog_texts x
    where x.site_id = ${site.id} and x.folder_id is not null and ${found} ${isAmong(sought, sql`x.folder_id`)}
      and (x.locale = ${locale} or (x.locale = ${site.defaultLocale}
        and not exists (select 1 from blog_texts o where o.folder_id = x.folder_id and o.locale = ${locale})))`
}

/** Everything that is searched by its words: a select for each kind of content, all with the same columns. */
export function searchSources(sought: SearchInput): readonly Select[] {
  return [
    pages(sought),
    ...(sought.isBlogOpen && sought.itemPages.isShown('folder', 'blog/-') ? [folders(sought)] : []),
    ...tablesOf(sought).map((table) => select(sought, table, byWords(sought, table))),
  ]
}

/** Finds the rows with a matching tag and without matching words, with the columns of the other sources. */
export function tagSources(sought: SearchInput): readonly Select[] {
  return tablesOf(sought).flatMap((table) => (table.tags === undefined ? [] : [select(sought, table, byTags(sought, table, table.tags))]))
}
