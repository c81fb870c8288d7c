import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { FieldKind, ListFilter, ListGrammar, ListQuery } from '#schemas/api/base/list-grammar.ts'
import { needsStrippedQuery } from '#server/platform/text-search/full-text-query.ts'
import { hasExclusion, joinCompounds } from '#server/platform/text-search/query-text.ts'
import { isSimilar } from '#server/platform/text-search/similar-text.ts'
import { stripQuestionWords } from '#server/platform/text-search/strip-question-words.ts'
import { filterCondition, containsFolded } from './list-filter-sql.ts'
import { requireColumn, type ListColumns } from './list-columns.ts'

/** How a list is read: its grammar, its query and where its fields live. */
export interface ListPlan {
  readonly grammar: ListGrammar
  readonly query: ListQuery
  readonly columns: ListColumns
}

type Searched = NonNullable<ListColumns['search']>
type Search = (searched: Searched, text: string) => RawBuilder<SqlBool>

function searchedIn({ search }: ListColumns): Searched {
  if (search === undefined) throw new Error('this list has no column to search')
  return search
}

/** A search of what a text asks: in the language of each row, without the words that only ask. */
const ofAsked =
  (search: Search): Search =>
  (searched, text) => {
    const rest = stripQuestionWords(text)
    if (rest === text) return search(searched, text)
    const isWithout = needsStrippedQuery(rest, searched.language)
    // No « case »: an index is read for each of two sides of an « or ».
    return sql<SqlBool>`((${search(searched, rest)} and ${isWithout}) or (${search(searched, text)} and not ${isWithout}))`
  }

/** Full text finds inflected words, and `like` the beginning of a word as it is typed. */
const matchTyped: Search = ofAsked(({ says, folded }, text) => sql<SqlBool>`(${says(text)} or ${containsFolded(folded, text)})`)

/** Trigrams forgive a slip, and words are found without the signs in them; what rules a word out is like titles that have it. */
const nearly: Search = ofAsked(({ says, folded }, text) =>
  hasExclusion(text) ? says(text) : sql<SqlBool>`(${says(joinCompounds(text))} or ${isSimilar(folded, text, says)})`,
)

function orderStep(columns: ListColumns, field: string, kind: FieldKind, direction: 'asc' | 'desc'): RawBuilder<unknown> {
  const column = requireColumn(columns, field)
  const collated = kind === 'text' ? sql`${column} collate "fr-x-icu"` : column
  return direction === 'asc' ? sql`${collated} asc nulls last` : sql`${collated} desc nulls last`
}

function orderSteps({ grammar, query, columns }: ListPlan): RawBuilder<unknown>[] {
  const steps = query.orderBy.map((step) => orderStep(columns, step.field, grammar.fields[step.field]?.kind ?? 'id', step.direction))
  return [...steps, sql`${columns.id} asc`]
}

function conditions({ query, columns }: ListPlan, search: Search): RawBuilder<SqlBool>[] {
  const filters = query.filters.map(
    (filter: ListFilter) => columns.conditions?.[filter.field]?.(filter) ?? filterCondition(requireColumn(columns, filter.field), filter),
  )
  return [...filters, ...query.search.map((text) => search(searchedIn(columns), text))]
}

interface Page<Row> {
  readonly rows: Row[]
  readonly total: number
}

/** Reads one page of a list and the number of all its rows; past the end, no row and the true total. */
export async function runList<DB, TB extends keyof DB, Row>(select: SelectQueryBuilder<DB, TB, Row>, plan: ListPlan): Promise<Page<Row>> {
  const found = await readPage(select, plan, matchTyped)
  // Much of a long list is nearly anything: what is nearly meant is looked for only where nothing is as it was typed.
  return found.total > 0 || plan.query.search.length === 0 ? found : readPage(select, plan, nearly)
}

async function readPage<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  plan: ListPlan,
  search: Search,
): Promise<Page<Row>> {
  const { grammar, query } = plan
  let filtered = select
  for (const condition of conditions(plan, search)) filtered = filtered.where(condition)
  let paged = filtered
  for (const step of orderSteps(plan)) paged = paged.orderBy(step)
  if (grammar.paged !== false) paged = paged.limit(query.nbItem).offset((query.page - 1) * query.nbItem)
  // What is searched is found as a whole before it is put in order: its number then costs no second search.
  const isSearch = query.search.length > 0
  const rows: Row[] = await (isSearch ? paged.select(sql<string>`count(*) over ()`.as('total')) : paged).execute()
  const isWhole = grammar.paged === false || (query.page === 1 && rows.length < query.nbItem)
  if (isWhole) return { rows, total: rows.length }
  const counted = isSearch && rows.length > 0 ? rows[0] : await countOf(filtered)
  return { rows, total: Number((counted as { total: string }).total) }
}

function countOf<DB, TB extends keyof DB, Row>(filtered: SelectQueryBuilder<DB, TB, Row>): Promise<unknown> {
  return filtered
    .clearSelect()
    .clearOrderBy()
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
}
