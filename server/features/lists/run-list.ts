import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { FieldKind, ListFilter, ListGrammar, ListQuery } from '#schemas/api/list-grammar.ts'
import { filterCondition, containsFolded } from './list-filter-sql.ts'
import { requireColumn, type ListColumns } from './list-columns.ts'

/** How a list is read: its grammar, its query and where its fields live. */
export interface ListPlan {
  readonly grammar: ListGrammar
  readonly query: ListQuery
  readonly columns: ListColumns
}

function searchCondition(columns: ListColumns, text: string): RawBuilder<SqlBool> {
  const search = columns.search
  if (search === undefined) throw new Error('this list has no column to search')
  // Full text finds inflected words, trigrams forgive a slip, and `like` finds the beginning of a word as it is typed.
  return sql<SqlBool>`(
    ${search.vector} @@ websearch_to_tsquery('french_folded', ${text})
    or fold(${text}) <% fold(${search.text})
    or ${containsFolded(search.text, text)}
  )`
}

function orderStep(columns: ListColumns, field: string, kind: FieldKind, direction: 'asc' | 'desc'): RawBuilder<unknown> {
  const column = requireColumn(columns, field)
  const collated = kind === 'text' ? sql`${column} collate "fr-x-icu"` : column
  return direction === 'asc' ? sql`${collated} asc nulls last` : sql`${collated} desc nulls last`
}

function orderSteps({ grammar, query, columns }: ListPlan): RawBuilder<unknown>[] {
  const steps = query.orderBy.map((step) => orderStep(columns, step.field, grammar.fields[step.field]?.kind ?? 'id', step.direction))
  return [...steps, sql`${columns.id} asc`]
}

function conditions({ query, columns }: ListPlan): RawBuilder<SqlBool>[] {
  const filters = query.filters.map(
    (filter: ListFilter) => columns.conditions?.[filter.field]?.(filter) ?? filterCondition(requireColumn(columns, filter.field), filter),
  )
  return [...filters, ...query.search.map((text) => searchCondition(columns, text))]
}

/** Reads one page of a list and the number of all its rows; past the end, no row and the true total. */
export async function runList<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  plan: ListPlan,
): Promise<{ rows: Row[]; total: number }> {
  let filtered = select
  for (const condition of conditions(plan)) filtered = filtered.where(condition)
  let paged = filtered
  for (const step of orderSteps(plan)) paged = paged.orderBy(step)
  if (plan.grammar.paged !== false) paged = paged.limit(plan.query.nbItem).offset((plan.query.page - 1) * plan.query.nbItem)
  const rows = await paged.execute()
  const isWhole = plan.grammar.paged === false || (plan.query.page === 1 && rows.length < plan.query.nbItem)
  if (isWhole) return { rows: rows, total: rows.length }
  const counted = await filtered
    .clearSelect()
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows: rows, total: Number((counted as { total: string }).total) }
}
