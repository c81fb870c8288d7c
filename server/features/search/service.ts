import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CallData, CallParams } from '#schemas/api/calls.ts'
import type { SearchItem } from '#schemas/api/search.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Parameters } from '#server/features/parameters/service.ts'
import { Refusal } from '#server/features/refusal.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { likelyLexemes, nearWords, type Readable } from './near-words.ts'
import { searchSources } from './sources.ts'
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
  readonly headline: string
  readonly opening: string
  readonly closing: string
  readonly total: number
}

// Private characters that no text holds tell where a word that was found begins and ends.
const [begin, end] = ['\ue000', '\ue001']
// One piece, with words on both sides of what was found.
const headlineOptions = `StartSel=${begin}, StopSel=${end}, MaxFragments=1, MaxWords=34, MinWords=16, ShortWord=0`
const longestBody = 40_000
/** As much of a piece as tells whether its text begins or ends with it. */
const cutLength = 30

// Plain words have lost the spaces that hold a sign to its word; no other language than French parts them.
const withNarrowSpaces = (text: string) => text.replaceAll(/ (?=[;:!?»])|(?<=«) /g, '\u202f')

/** What stands before a piece: the signs with which its text begins, or dots when it is not how the text begins. */
function before(plain: string, opening: string): string {
  const signs = opening.slice(0, opening.indexOf(plain.slice(0, cutLength)))
  return opening.includes(plain.slice(0, cutLength)) && /^[\s«“(]*$/.test(signs) ? signs.trimStart() : '… '
}

/** What stands after a piece: the signs with which its text ends, or dots when the text goes on. */
function after(plain: string, closing: string): string {
  const tail = plain.slice(-cutLength)
  const signs = closing.slice(closing.lastIndexOf(tail) + tail.length)
  return closing.includes(tail) && /^[\s.,;:!?»”)…]*$/.test(signs) ? signs.trimEnd() : ' …'
}

/** A piece of a text with what was found marked; dots stand where the text goes on. */
function snippetOf({ headline, opening, closing }: Pick<Row, 'headline' | 'opening' | 'closing'>): SearchItem['snippet'] {
  const words = headline.trim()
  const plain = words.replaceAll(begin, '').replaceAll(end, '')
  if (plain === '') return []
  const pieces = withNarrowSpaces(`${before(plain, opening)}${words}${after(plain, closing)}`).split(
    new RegExp(`(${begin}[^${end}]*${end})`),
  )
  return pieces.flatMap((piece): SearchItem['snippet'] => {
    if (piece === '') return []
    return piece.startsWith(begin) ? [{ text: piece.slice(1, -1), mark: true }] : [{ text: piece }]
  })
}

async function countAll(db: Kysely<Tables>, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${found}) as all_found`.execute(db)
  return rows[0]?.total ?? 0
}

/** Shows one page of what matches a wording. */
async function show(
  db: Kysely<Tables>,
  { readable, wording }: { readonly readable: Readable; readonly wording: Wording },
  { type, page, nbItem }: Query,
): Promise<CallData<'search.find'>> {
  const types = type?.split(',') ?? null
  const found = sql`select * from (${readable(wording)}) as found where ${types}::text[] is null or type = any(${types}::text[])`
  const { inPlace } = wording
  const headline =
    inPlace === undefined
      ? sql`exact`
      : sql`case when position(${begin} in exact) > 0 then exact else ts_headline('french_folded', words, ${inPlace}, ${headlineOptions}) end`
  // Only what is shown is read for its snippet: that is the dear part.
  const { rows } = await sql<Row>`
    with found as (${found}), shown as (
      select *, count(*) over ()::int as total from found order by rank desc, type, id limit ${nbItem} offset ${(page - 1) * nbItem}
    )
    select type, id, title, url, total, left(words, 2 * ${cutLength}) as opening, right(words, 2 * ${cutLength}) as closing,
      ${headline} as headline
    from shown, lateral (select regexp_replace(
      left(replace(replace(body, ${begin}, ''), ${end}, ''), ${longestBody}), '\\{\\{[A-Z_]+\\}\\}', '', 'g') as words) as cleaned,
      lateral (select ts_headline('french_folded', words, ${wording.query}, ${headlineOptions}) as exact) as marked
    order by rank desc, type, id
  `.execute(db)
  const items = rows.map(({ type: kind, id, title, url, ...words }) => ({ type: kind, id, title, url, snippet: snippetOf(words) }))
  if (rows[0] !== undefined || page === 1) return { items, total: rows[0]?.total ?? 0 }
  return { items, total: await countAll(db, found) }
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

async function find({ db, parameters }: Needs, scope: Scope, query: Query): Promise<CallData<'search.find'>> {
  await refuseUnknown(db, scope, query.type)
  const text = query.q
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\0\ue000\ue001]/g, ' ')
    .trim()
  if (text === '') return { items: [], total: 0 }
  const isBlogOpen = await parameters.isBlogOpen(scope)
  const readable: Readable = (wording) => sql.join(searchSources({ scope, wording, isBlogOpen }), sql` union all `)
  const found = await show(db, { readable, wording: asTyped(text) }, query)
  if (found.total > 0) {
    if (found.items.every(({ snippet }) => snippet.some(({ mark }) => mark))) return found
    const lexemes = await likelyLexemes(db, readable, text)
    return lexemes.length === 0 ? found : show(db, { readable, wording: markingInPlace(asTyped(text), lexemes) }, query)
  }
  // Only what finds nothing is taken for mistyped: right spellings find what they name, and nothing that looks like it.
  const wording = await nearWords(db, readable, text)
  return wording === null ? found : show(db, { readable, wording }, query)
}

/** Searches the contents of sites; what is looked into lies in the rows of the content itself, so that it is never out of step. */
export function createSearch(needs: Needs): Search {
  return { find: (scope, query) => find(needs, scope, query) }
}
