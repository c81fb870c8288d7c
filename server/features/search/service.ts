import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CallData, CallParams } from '#schemas/api/calls.ts'
import type { SearchItem } from '#schemas/api/search.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Parameters } from '#server/features/parameters/service.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { searchSources } from './sources.ts'

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
  readonly total: number
}

// Private characters that no text holds tell where a word that was found begins and ends.
const [begin, end] = ['\ue000', '\ue001']
const headlineOptions = `StartSel=${begin}, StopSel=${end}, MaxWords=32, MinWords=16, ShortWord=2`
const longestBody = 40_000

function snippetOf(headline: string): SearchItem['snippet'] {
  const pieces = headline.split(new RegExp(`(${begin}[^${end}]*${end})`))
  return pieces.flatMap((piece): SearchItem['snippet'] => {
    if (piece === '') return []
    return piece.startsWith(begin) ? [{ text: piece.slice(1, -1), mark: true }] : [{ text: piece }]
  })
}

async function countAll(db: Kysely<Tables>, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${found}) as all_found`.execute(db)
  return rows[0]?.total ?? 0
}

async function find({ db, parameters }: Needs, scope: Scope, { q, type, page, nbItem }: Query): Promise<CallData<'search.find'>> {
  const text = q
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\0\ue000\ue001]/g, ' ')
    .trim()
  if (text === '') return { items: [], total: 0 }
  const sources = searchSources({ scope, text, isBlogOpen: await parameters.isBlogOpen(scope) })
  const types = type?.split(',') ?? null
  const found = sql`select * from (${sql.join(sources, sql` union all `)}) as found where ${types}::text[] is null or type = any(${types}::text[])`
  // Only what is shown is read for its snippet: that is the dear part.
  const { rows } = await sql<Row>`
    with found as (${found}), shown as (
      select *, count(*) over ()::int as total from found order by rank desc, type, id limit ${nbItem} offset ${(page - 1) * nbItem}
    )
    select type, id, title, url, total, ts_headline('french_folded',
      regexp_replace(left(replace(replace(body, ${begin}, ''), ${end}, ''), ${longestBody}), '\\{\\{[A-Z_]+\\}\\}', '', 'g'),
      websearch_to_tsquery('french_folded', ${text}), ${headlineOptions}) as headline
    from shown order by rank desc, type, id
  `.execute(db)
  const items = rows.map(({ headline, total: _, ...item }) => ({ ...item, snippet: snippetOf(headline.trim()) }))
  if (rows[0] !== undefined || page === 1) return { items, total: rows[0]?.total ?? 0 }
  return { items, total: await countAll(db, found) }
}

/** Searches the contents of sites; what is looked into lies in the rows of the content itself, so that it is never out of step. */
export function createSearch(needs: Needs): Search {
  return { find: (scope, query) => find(needs, scope, query) }
}
