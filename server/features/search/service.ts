import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CallData, CallParams } from '#schemas/api/calls.ts'
import type { SearchItem } from '#schemas/api/search.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Parameters } from '#server/features/parameters/service.ts'
import { Refusal } from '#server/features/refusal.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { likelyLexemes, nearWords, type Readable } from './near-words.ts'
import { begin, marksIn, openingLength, partWords, pieceOptions, snippetOf, wholeOptions, withoutMarks } from './marks.ts'
import { searchSources, tagSources, type Sought } from './sources.ts'
import { asTyped, markingInPlace, type Wording } from './wording.ts'

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
}

const longestBody = 40_000

async function countAll(db: Kysely<Tables>, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${found}) as all_found`.execute(db)
  return rows[0]?.total ?? 0
}

/** A text with what was found marked in it: the words of the query, or else, where nothing of them is, those that are like them. */
function marked({ query, inPlace }: Wording, text: RawBuilder<unknown>, options: string): RawBuilder<unknown> {
  const exact = sql`ts_headline('french_folded', ${text}, ${query}, ${options})`
  if (inPlace === undefined) return exact
  return sql`(select case when position(${begin} in exact) > 0 then exact else ts_headline('french_folded', ${text}, ${inPlace}, ${options}) end
    from (select ${exact} as exact) as marked)`
}

function itemOf({ type, id, title, url, titleLine, tags, ...words }: Row): SearchItem {
  const titleMarks = marksIn(title, titleLine)
  return { type, id, title, ...(titleMarks && { titleMarks }), url, snippet: snippetOf(words), ...(tags.length > 0 && { tags }) }
}

/** Shows one page of what matches a wording. */
async function show(
  db: Kysely<Tables>,
  { readable, wording }: { readonly readable: Readable; readonly wording: Wording },
  { type, page, nbItem }: Query,
): Promise<CallData<'search.find'>> {
  const types = type?.split(',') ?? null
  const found = sql`select * from (${readable(wording)}) as found where ${types}::text[] is null or type = any(${types}::text[])`
  // Only what is shown is read for its marks: that is the dear part.
  const { rows } = await sql<Row>`
    with found as (${found}), shown as (
      select *, count(*) over ()::int as total from found order by rank desc, type, id limit ${nbItem} offset ${(page - 1) * nbItem}
    )
    select type, id, title, url, tags, total, left(words, ${openingLength}) as opening, right(words, ${openingLength}) as closing,
      ${marked(wording, sql`words`, pieceOptions)} as headline,
      ${marked(wording, sql`part_words(title)`, wholeOptions)} as "titleLine"
    from shown, lateral (select regexp_replace(
      left(${withoutMarks(sql`body`)}, ${longestBody}), '\\{\\{[A-Z_]+\\}\\}', '', 'g') as words) as cleaned
    order by rank desc, type, id
  `.execute(db)
  if (rows[0] !== undefined || page === 1) return { items: rows.map(itemOf), total: rows[0]?.total ?? 0 }
  return { items: [], total: await countAll(db, found) }
}

/** What every site has; its own collections come to it. */
const usualTypes = ['PAGE', 'BLOG', 'NEWS', 'ALBUM', 'EVENT', 'SERVICE', 'PRODUCT']

/** Refuses a kind of content that the site does not have: nothing could ever be found of it. */
async function refuseUnknown(db: Kysely<Tables>, { site }: Scope, type: string | undefined): Promise<void> {
  const strange = type?.split(',').filter((each) => !usualTypes.includes(each)) ?? []
  if (strange.length === 0) return
  const own = await db.selectFrom('element_collections').select('route').where('site_id', '=', site.id).execute()
  const allowed = [...new Set([...usualTypes, ...own.map(({ route }) => route.toUpperCase())])]
  if (!strange.every((each) => allowed.includes(each))) throw new Refusal('BAD_FILTER', { field: 'type', allowed })
}

/** Whether something of what was looked for is marked in what was found. */
const saysWhy = ({ titleMarks, snippet, tags }: SearchItem): boolean =>
  tags !== undefined || [...(titleMarks ?? []), ...snippet].some(({ mark }) => mark)

/** What the settings of the site leave open to be found: what the map of the site and links know too. */
async function openParts({ db, parameters }: Needs, scope: Scope): Promise<Pick<Sought, 'isBlogOpen' | 'closedPages'>> {
  const isClosed = await parameters.closedPlaces(scope)
  if (isClosed === null) return { isBlogOpen: true, closedPages: [] }
  const pages = await db.selectFrom('page_documents').select(['page_id', 'url']).where('site_id', '=', scope.site.id).execute()
  return { isBlogOpen: !isClosed('blog'), closedPages: pages.filter(({ url }) => isClosed(url)).map(({ page_id: id }) => id) }
}

async function find({ db, parameters }: Needs, scope: Scope, query: Query): Promise<CallData<'search.find'>> {
  await refuseUnknown(db, scope, query.type)
  const text = partWords(query.q)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\0\ue000\ue001]/g, ' ')
    .trim()
  if (text === '') return { items: [], total: 0 }
  const open = await openParts({ db, parameters }, scope)
  const readable: Readable = (wording) => sql.join(searchSources({ scope, wording, ...open }), sql` union all `)
  const all: Readable = (wording) =>
    sql`${readable(wording)} union all ${sql.join(tagSources({ scope, wording, ...open }), sql` union all `)}`
  const found = await show(db, { readable: all, wording: asTyped(text) }, query)
  if (found.total > 0) {
    const titles = found.items.filter((item) => !saysWhy(item)).map(({ title }) => title)
    if (titles.length === 0) return found
    const lexemes = await likelyLexemes(db, readable, { text, titles })
    return lexemes.length === 0 ? found : show(db, { readable: all, wording: markingInPlace(asTyped(text), lexemes) }, query)
  }
  // Only what finds nothing is taken for mistyped: right spellings find what they name, and nothing that looks like it.
  const wording = await nearWords(db, readable, text)
  return wording === null ? found : show(db, { readable, wording }, query)
}

/** Searches the contents of sites; what is looked into lies in the rows of the content itself, so that it is never out of step. */
export function createSearch(needs: Needs): Search {
  return { find: (scope, query) => find(needs, scope, query) }
}
