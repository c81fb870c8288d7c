import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { foundBy } from '#schemas/admin/page-calls.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { containsEachWord } from '#server/platform/lists/list-filter-sql.ts'
import { matchTyped } from '#server/platform/lists/query-list.ts'
import { joinCompounds } from '#server/platform/text-search/query-text.ts'

/** The search of a list of pages, whose rows are called `p`. */
export interface PageSearch {
  readonly search: NonNullable<ListColumns['search']>
  /** Tells whether title and address alone are what the search has found. */
  readonly foundBy: RawBuilder<(typeof foundBy)[number]>
}

type Searched = PageSearch['search']

const names = sql`fold(p.title || ' ' || p.url)`
const language = sql.ref('p.locale')
const byNames: Searched = { says: (text) => containsEachWord(names, text), folded: names, language }

// `offset 0` reads the words of a page once for all words of the search.
function saysAnywhere(siteId: number): Searched['says'] {
  const words = sql`(select w.words from page_words w where w.site_id = ${siteId} and w.page_id = p.id and w.locale = p.locale)`
  return (text) =>
    sql<SqlBool>`(select ${containsEachWord(sql.ref('s.said'), text)} from (select ${names} || ' ' || coalesce(${words}, '') as said offset 0) s)`
}

const every = (conditions: readonly RawBuilder<SqlBool>[]) => sql.join(conditions, sql` and `)

/** Searches the pages of a site: in their titles and addresses, and in their texts. */
export function searchPages(siteId: number, asked: readonly string[]): PageSearch {
  const search: Searched = { ...byNames, says: saysAnywhere(siteId) }
  if (asked.length === 0) return { search, foundBy: sql`'NAME'` }
  const isSaid = (text: string) => sql<SqlBool>`(${matchTyped(search, text)} or ${search.says(joinCompounds(text))})`
  const isNamed = (text: string) => sql<SqlBool>`(${matchTyped(byNames, text)} or ${byNames.says(joinCompounds(text))})`
  return {
    search,
    // A title that is only like the search says none of its words.
    foundBy: sql`case when ${every(asked.map(isSaid))} and not (${every(asked.map(isNamed))}) then 'TEXT' else 'NAME' end`,
  }
}
