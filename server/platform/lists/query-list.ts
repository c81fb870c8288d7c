import { sql, type QueryExecutorProvider, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { FieldKind, ListFilter, ListGrammar, ListQuery } from '#schemas/api/base/list-grammar.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { needsStrippedQuery } from '#server/platform/text-search/full-text-query.ts'
import { hasExclusion, joinCompounds } from '#server/platform/text-search/query-text.ts'
import { isSimilar } from '#server/platform/text-search/similar-text.ts'
import { stripQuestionWords } from '#server/platform/text-search/strip-question-words.ts'
import { ownValue } from '#schemas/names/own-value.ts'
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

/** A condition: a row says a text as it is typed. Full text finds inflected words, and `like` the beginning of a word. */
export const matchTyped: Search = ofAsked(({ says, folded }, text) => sql<SqlBool>`(${says(text)} or ${containsFolded(folded, text)})`)

/** Trigrams forgive a slip, and words are found without the signs in them; what rules a word out is like titles that have it. */
const nearly: Search = ofAsked(({ says, folded }, text) =>
  hasExclusion(text) ? says(text) : sql<SqlBool>`(${says(joinCompounds(text))} or ${isSimilar(folded, text, says)})`,
)

function orderStep(columns: ListColumns, field: string, kind: FieldKind, direction: 'asc' | 'desc'): RawBuilder<unknown> {
  const column = requireColumn(columns, field)
  const collated = kind === 'text' ? sql`${column} collate "fr-x-icu"` : column
  if (columns.neverNull?.includes(field)) return direction === 'asc' ? sql`${collated} asc` : sql`${collated} desc`
  return direction === 'asc' ? sql`${collated} asc nulls last` : sql`${collated} desc nulls last`
}

function orderSteps({ grammar, query, columns }: ListPlan): RawBuilder<unknown>[] {
  const steps = query.orderBy.map((step) =>
    orderStep(columns, step.field, ownValue(grammar.fields, step.field)?.kind ?? 'id', step.direction),
  )
  return [...steps, sql`${columns.id} asc`]
}

function conditions({ query, columns }: ListPlan, search: Search): RawBuilder<SqlBool>[] {
  const filters = query.filters.map(
    (filter: ListFilter) =>
      ownValue(columns.conditions, filter.field)?.(filter) ?? filterCondition(requireColumn(columns, filter.field), filter),
  )
  return [...filters, ...query.search.map((text) => search(searchedIn(columns), text))]
}

interface Page<Row> {
  readonly rows: Row[]
  readonly total: number
}

/** A page of a list whose rows are counted up to a limit. */
export interface BoundedPage<Row> extends Page<Row> {
  /** True: the list has more rows than `total`, which were not counted. */
  readonly hasMore: boolean
}

/** How far the rows of a list are counted, and by which connection. */
interface Counting {
  readonly db: QueryExecutorProvider
  readonly limit: number
}

/** Reads one page of a list and the number of all its rows; past the end, no row and the true total. */
export async function runList<DB, TB extends keyof DB, Row>(select: SelectQueryBuilder<DB, TB, Row>, plan: ListPlan): Promise<Page<Row>> {
  const { rows, total } = await readAsked(select, plan)
  return { rows, total }
}

/**
 * The same, where a list of more rows than a limit is counted no further than it. Pages of it that begin beyond the limit are
 * refused: an index passes over all rows before a page, so a far page costs as much as the rows before it.
 */
export function runBoundedList<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  plan: ListPlan,
  counting: Counting,
): Promise<BoundedPage<Row>> {
  return readAsked(select, { ...plan, counting })
}

type Plan = ListPlan & { readonly counting?: Counting }

async function readAsked<DB, TB extends keyof DB, Row>(select: SelectQueryBuilder<DB, TB, Row>, plan: Plan): Promise<BoundedPage<Row>> {
  const read = isBeyondLimit(plan) ? readBeyond : readPage
  const found = await read(select, plan, matchTyped)
  // Much of a long list is nearly anything: what is nearly meant is looked for only where nothing is as it was typed.
  return found.total > 0 || plan.query.search.length === 0 ? found : read(select, plan, nearly)
}

function ordered<DB, TB extends keyof DB, Row>(select: SelectQueryBuilder<DB, TB, Row>, plan: Plan): SelectQueryBuilder<DB, TB, Row> {
  return orderSteps(plan).reduce((query, step) => query.orderBy(step), select)
}

function narrowed<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  plan: Plan,
  search: Search,
): SelectQueryBuilder<DB, TB, Row> {
  return conditions(plan, search).reduce((query, condition) => query.where(condition), select)
}

async function readPage<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  plan: Plan,
  search: Search,
): Promise<BoundedPage<Row>> {
  const { grammar, query } = plan
  const before = (query.page - 1) * query.nbItem
  const filtered = narrowed(select, plan, search)
  let paged = ordered(filtered, plan)
  const isPaged = grammar.paged !== false
  // A row beyond the page shows that the list has more.
  if (isPaged) paged = paged.limit(query.nbItem + 1).offset(before)
  // What is searched is found as a whole before it is put in order: its number then costs no second search.
  const isSearch = query.search.length > 0
  const found: Row[] = await (isSearch ? paged.select(sql<string>`count(*) over ()`.as('total')) : paged).execute()
  const rows = isPaged ? found.slice(0, query.nbItem) : found
  const isEnd = found.length === rows.length && (before === 0 || found.length > 0)
  if (isEnd) return { rows, total: before + rows.length, hasMore: false }
  if (found.length === 0) return { rows, total: await countAll(filtered), hasMore: false }
  if (isSearch) return { rows, total: Number((found[0] as { total: string }).total), hasMore: false }
  return { rows, ...(await countBeyond(filtered, before + rows.length, plan)) }
}

const isBeyondLimit = ({ counting, grammar, query }: Plan): boolean =>
  counting !== undefined && grammar.paged !== false && (query.page - 1) * query.nbItem >= counting.limit

/** Answers a page beyond the limit: none of a list that ends before it, refused for one that is longer. */
async function readBeyond<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  plan: Plan,
  search: Search,
): Promise<BoundedPage<Row>> {
  const counted = await countBeyond(narrowed(select, plan, search), 0, plan)
  const pages = Math.ceil(counted.total / plan.query.nbItem)
  if (counted.hasMore) throw new ApiError('BAD_FILTER', { field: 'page', allowed: [`1-${pages}`] })
  return { rows: [], ...counted }
}

async function countAll<DB, TB extends keyof DB, Row>(filtered: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const all = filtered.clearSelect().clearOrderBy()
  const { total } = (await all.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow()) as { readonly total: string }
  return Number(total)
}

/** Counts a list that has more rows than those up to the end of the page. */
async function countBeyond<DB, TB extends keyof DB, Row>(
  filtered: SelectQueryBuilder<DB, TB, Row>,
  shown: number,
  plan: Plan,
): Promise<Omit<BoundedPage<Row>, 'rows'>> {
  const { counting } = plan
  if (counting === undefined) return { total: await countAll(filtered), hasMore: false }
  const { db, limit } = counting
  if (shown >= limit) return { total: shown, hasMore: true }
  // In the order of the list: the index that gives its rows then counts them too.
  const some = ordered(filtered, plan)
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(limit + 1)
  const { rows } = await sql<{ readonly total: string }>`select count(*) as total from (${some}) as counted`.execute(db)
  const total = Number(rows[0]?.total ?? 0)
  return { total: Math.min(total, limit), hasMore: total > limit }
}
