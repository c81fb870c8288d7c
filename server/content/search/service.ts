import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CallData, CallParams } from '#schemas/api/calls.ts'
import type { SearchItem } from '#schemas/api/content/search.ts'
import { singleLineText } from '#schemas/text/visible-text.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { inlineQuery, cachedQuery, stopwordCollisions, needsStrippedQuery } from '#server/platform/text-search/full-text-query.ts'
import { joinCompounds, stripStraySymbols } from '#server/platform/text-search/query-text.ts'
import { stripYears } from '#server/platform/text-search/similar-text.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { stripQuestionWords } from '#server/platform/text-search/strip-question-words.ts'
import { readItemPages } from '#server/content/pages/item-pages.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import { restoreAccents } from './restore-accents.ts'
import {
  matchStart,
  highlightTitle,
  openingLength,
  pieceOptions,
  snippetOf,
  wholeOptions,
  stripMarks,
  withSplitWords,
  withPlainApostrophes,
} from './highlight.ts'
import type { LookupScope } from './similar-words.ts'
import type { Readable } from './visible-texts.ts'
import { searchSources, tagSources, type SearchInput } from './sources.ts'
import { suggestCorrection, wordsOf } from './spell-correction.ts'
import { titleWords } from './title-terms.ts'
import type { Typed } from './title-rank.ts'
import { matchTyped, isLiteral, isStrict, withTitleOnlyMarks, noLanguage, type IndexStats, type TextMatch } from './text-match.ts'

type Query = CallParams<'search.find'>

/** The search of a site. */
export interface Search {
  find(scope: Scope, query: Query): Promise<CallData<'search.find'>>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly parameters: Parameters
}

interface Row {
  readonly type: string
  readonly id: number
  readonly title: string
  readonly url: string
  readonly titleLine: string
  readonly headline: string
  readonly opening: string
  readonly closing: string
  readonly tags: NonNullable<SearchItem['tags']>
  readonly total: number
  readonly isSaid: boolean
}

/** A page of results, and whether any result contains the typed words exactly. */
interface Shown {
  readonly items: SearchItem[]
  readonly total: number
  readonly isSaid: boolean
}

const MAX_BODY_LENGTH = 40_000

/** Counts all results when the requested page is empty. */
async function countAll(db: Kysely<Tables>, found: RawBuilder<unknown>): Promise<Omit<Shown, 'items'>> {
  const { rows } = await sql<Omit<Shown, 'items'>>`
    select count(*)::int as total, coalesce(bool_or(is_said), false) as "isSaid" from (${found}) as all_found`.execute(db)
  return rows[0] ?? { total: 0, isSaid: false }
}

/** Highlights a text: the words of the query, or, where it has none of them, similar words. */
function marked({ query, titleOnlyQuery, spelledQuery }: TextMatch, text: RawBuilder<unknown>, options: string): RawBuilder<unknown> {
  const language = spelledQuery ? noLanguage : sql`language`
  const headline = (tsquery: RawBuilder<unknown>) => sql`ts_headline(search_configuration(${language}), ${text}, ${tsquery}, ${options})`
  const exact = headline(spelledQuery ?? query(language))
  if (titleOnlyQuery === undefined) return exact
  return sql`(select case when position(${matchStart} in exact) > 0 then exact else ${headline(titleOnlyQuery(language))} end
    from (select ${exact} as exact) as marked)`
}

function itemOf({ type, id, title, url, titleLine, tags, ...piece }: Row): SearchItem {
  const titleMarks = highlightTitle(title, titleLine)
  return { type, id, title, ...(titleMarks && { titleMarks }), url, snippet: snippetOf(piece), ...(tags.length > 0 && { tags }) }
}

/** Selects the results of some types: exact ones, or similar ones when no result is exact. */
function ofTypes(all: RawBuilder<unknown>, type: string | undefined): RawBuilder<unknown> {
  const types = type?.split(',') ?? null
  return sql`
    select * from (
      select *, bool_or(is_said) over () as "isSaid" from (${all}) as found where ${types}::text[] is null or type = any(${types}::text[])
    ) as told where is_said = "isSaid"`
}

/** Loads one page of results. */
async function show(
  db: Kysely<Tables>,
  { readable, wording }: { readonly readable: Readable; readonly wording: TextMatch },
  { type, page, nbItem }: Query,
): Promise<Shown> {
  const found = ofTypes(readable(wording), type)
  // Only the results of the page are loaded with their text, because highlighting is expensive.
  const { rows } = await sql<Row>`
    with shown as (
      select type, id, rank, "isSaid", count(*) over ()::int as total from (${found}) as found
      order by rank desc, type, id limit ${nbItem} offset ${(page - 1) * nbItem}
    )
    select type, id, title, url, tags, total, "isSaid", left(words, ${openingLength}) as opening, right(words, ${openingLength}) as closing,
      ${marked(wording, withSplitWords(sql`words`), pieceOptions)} as headline,
      ${marked(wording, sql`part_words(title)`, wholeOptions)} as "titleLine"
    from (select w.*, s.total, s."isSaid" from shown s
      join (${readable(wording, sql`array(select id from shown)`)}) as w on w.type = s.type and w.id = s.id) as told, lateral (select
      left(${withPlainApostrophes(stripMarks(sql`without_placeholders(body)`))}, ${MAX_BODY_LENGTH}) as words) as cleaned
    order by rank desc, type, id
  `.execute(db)
  if (rows[0] === undefined && page > 1) return { items: [], ...(await countAll(db, found)) }
  return { items: rows.map(itemOf), total: rows[0]?.total ?? 0, isSaid: rows[0]?.isSaid ?? false }
}

/** Content types of every site. The collections of the site are added. */
const usualTypes = ['PAGE', 'BLOG', 'BLOG-FOLDER', 'NEWS', 'ALBUM', 'EVENT', 'SERVICE', 'PRODUCT']

/** Rejects a content type that the site does not have. */
async function refuseUnknown(db: Kysely<Tables>, { site }: Scope, type: string | undefined): Promise<void> {
  const strange = type?.split(',').filter((each) => !usualTypes.includes(each)) ?? []
  if (strange.length === 0) return
  const own = await db.selectFrom('element_collections').select('route').where('site_id', '=', site.id).execute()
  const allowed = [...new Set([...usualTypes, ...own.map(({ route }) => route.toUpperCase())])]
  if (!strange.every((each) => allowed.includes(each))) throw new ApiError('BAD_FILTER', { field: 'type', allowed })
}

/** Returns true when a result has a highlight or a matching tag. */
const saysWhy = ({ titleMarks, snippet, tags }: SearchItem): boolean =>
  tags !== undefined || [...(titleMarks ?? []), ...snippet].some(({ mark }) => mark)

/** Loads the parts of the site that its settings leave open. The site map uses the same rule. */
async function openParts({ db, parameters }: Needs, scope: Scope): Promise<Pick<SearchInput, 'closedPages' | 'isBlogOpen' | 'itemPages'>> {
  const isClosed = await parameters.closedPlaces(scope)
  const itemPages = await readItemPages(db, scope, isClosed)
  if (isClosed === null) return { itemPages, isBlogOpen: true, closedPages: [] }
  const pages = await db.selectFrom('page_documents').select(['page_id', 'url']).where('site_id', '=', scope.site.id).execute()
  return { itemPages, isBlogOpen: !isClosed('blog'), closedPages: pages.filter(({ url }) => isClosed(url)).map(({ page_id: id }) => id) }
}

/** Loads the statistics of a search text. Returns null when it has no searchable word, only single letters or stop words. */
async function tell(db: Kysely<Tables>, scope: Scope, text: string): Promise<IndexStats | null> {
  if (!/[\p{L}\p{M}]{2}|\p{N}/u.test(joinCompounds(text))) return null
  const queries = localesOf(scope).map((locale) => sql`select ${locale}::text as locale, ${inlineQuery(text, locale)} as query`)
  const [rest, language] = [stripQuestionWords(text), sql`${scope.locale}::text`]
  const { rows } = await sql<{ isOne: boolean; isRest: boolean; drowned: string[]; queries: Record<string, string> }>`
    select bool_or(numnode(query) > 0) as "isOne", jsonb_object_agg(locale, query::text) as queries,
      ${rest === text ? sql`false` : needsStrippedQuery(rest, language)} as "isRest", ${stopwordCollisions(wordsOf(text), language)} as drowned
    from (${sql.join(queries, sql` union all `)}) as asked`.execute(db)
  const [told] = rows
  return told?.isOne
    ? { searchText: told.isRest ? rest : text, stopwordCollisions: told.drowned, buildQuery: cachedQuery(text, told.queries) }
    : null
}

/** Searches with corrected words. Returns null unless that finds more. */
async function findMeant(
  search: (wording: TextMatch) => Promise<Shown>,
  looking: LookupScope,
  typed: Typed,
  found: Shown,
): Promise<CallData<'search.find'> | null> {
  // Right spellings find what they name, and nothing that looks like it: forms of what is written somewhere are no slips.
  const meant = await suggestCorrection(looking, typed, found.isSaid)
  if (meant === null) return null
  const { items, total } = await search(matchTyped(looking.scope, meant))
  return total > (found.isSaid ? found.total : 0)
    ? { items, total, meant: { q: restoreAccents(meant, items), exactly: meant.exactly } }
    : null
}

/** Searches without hyphens and points in words when nothing was found with them. */
async function findJoined(
  search: (wording: TextMatch) => Promise<Shown>,
  { scope, asked }: { readonly scope: Scope; readonly asked: string },
  found: Shown,
): Promise<CallData<'search.find'> | null> {
  const whole = joinCompounds(asked)
  if (found.isSaid || whole === asked || isLiteral(asked)) return null
  const { items, total, isSaid } = await search(matchTyped(scope, { text: whole, searchText: whole }))
  return isSaid ? { items, total, meant: { q: whole, exactly: `"${asked}"` } } : null
}

/** The texts of a site that a visitor may read, by what they are asked. */
async function readableBy(needs: Needs, scope: Scope): Promise<Readable> {
  const open = await openParts(needs, scope)
  return (wording, among) => {
    const sought: SearchInput = { scope, wording, among, ...open }
    return sql.join([...searchSources(sought), ...tagSources(sought)], sql` union all `)
  }
}

/** Searches without the typed years when nothing was found with them. The response says so. */
async function findUndated(needs: Needs, scope: Scope, query: Query, text: string): Promise<CallData<'search.find'> | null> {
  const dated = isLiteral(text) ? null : stripYears(text)
  if (dated === null) return null
  const { items, total, meant } = await findText(needs, scope, query, dated.rest)
  if (total === 0) return null
  const years = dated.years.map((year) => `"${year}"`).join(' ')
  return { items, total, meant: { q: meant?.q ?? dated.rest, exactly: `${meant?.exactly ?? dated.rest} ${years}` } }
}

async function findText(needs: Needs, scope: Scope, query: Query, text: string): Promise<CallData<'search.find'>> {
  const { db } = needs
  if (text === '') return { items: [], total: 0 }
  const [stats, all] = await Promise.all([tell(db, scope, text), readableBy(needs, scope)])
  if (stats === null) return { items: [], total: 0 }
  const search = (wording: TextMatch) => show(db, { readable: all, wording }, query)
  const { searchText: asked } = stats
  const wording = matchTyped(scope, { text, searchText: asked }, stats)
  const found = await search(wording)
  const other =
    (await findMeant(search, { db, scope, readable: all }, { text, searchText: asked }, found)) ??
    (await findJoined(search, { scope, asked }, found)) ??
    (found.total === 0 ? await findUndated(needs, scope, query, text) : null)
  if (other !== null) return other
  const titles = isStrict(text) ? [] : found.items.filter((item) => !saysWhy(item)).map(({ title }) => title)
  const marked = titles.length === 0 ? [] : await titleWords(db, { text: asked, isSaid: found.isSaid }, titles)
  const { items, total } = marked.length === 0 ? found : await search(withTitleOnlyMarks(scope, wording, marked))
  return { items, total }
}

async function find(needs: Needs, scope: Scope, query: Query): Promise<CallData<'search.find'>> {
  await refuseUnknown(needs.db, scope, query.type)
  const typed = singleLineText(query.q.toWellFormed())
    .replaceAll(/[\0\u00a0\u2007\u2009\u202f\ue000\ue001]/g, ' ')
    .trim()
  return findText(needs, scope, query, stripStraySymbols(typed).trim())
}

/** Searches the contents of sites; what is looked into lies in the rows of the content itself, so that it is never out of step. */
export function createSearch(needs: Needs): Search {
  return { find: (scope, query) => find(needs, scope, query) }
}
