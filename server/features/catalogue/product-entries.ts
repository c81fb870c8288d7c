import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { ListFilter } from '#schemas/api/list-grammar.ts'
import type { Tables } from '#server/database/tables.ts'
import type { ListColumns } from '#server/features/lists/list-columns.ts'
import { compared, containsFolded, filterCondition } from '#server/features/lists/list-filter-sql.ts'
import type { Scope } from '#server/features/sites/site.ts'

/** Whether one of a product's vintages fits: the newest tells it of a least year, the oldest of a last one, their list of one alone. */
function yearCondition({ operator, value }: ListFilter): RawBuilder<SqlBool> {
  const year = Number(value)
  const found = sql<SqlBool>`(e.years && array[cast(${Number.isInteger(year) ? year : 0} as integer)])`
  if (operator === 'eq') return found
  if (operator === 'df') return sql<SqlBool>`not ${found}`
  const column = operator.startsWith('g') ? sql.ref('e.year') : sql.ref('e.first_year')
  return compared(column, operator, sql`cast(${wholeBound(operator, year)} as integer)`)
}

const largest = 2_147_483_647

/** A bound as a whole number that an index holds: below 12.5 is up to 12. */
function wholeBound(operator: ListFilter['operator'], value: number): number {
  const whole = operator === 'lt' || operator === 'gte' ? Math.ceil(value) : Math.floor(value)
  return Math.max(-1, Math.min(whole, largest))
}

/** A price in euros, compared in whole cents; what is no whole number of them is the price of nothing. */
function priceCondition({ operator, value }: ListFilter): RawBuilder<SqlBool> {
  // 8.2 × 100 is 819.9999999999999.
  const cents = Number((Number(value) * 100).toFixed(6))
  const isExact = operator === 'eq' || operator === 'df'
  const bound = isExact && !Number.isInteger(cents) ? -1 : wholeBound(operator, cents)
  return compared(sql.ref('e.price'), operator, sql`cast(${bound} as integer)`)
}

const folded = sql.ref('e.folded')

/** A name is compared as it was folded when it was written, where its letters alone count. */
function nameCondition(filter: ListFilter): RawBuilder<SqlBool> {
  return filter.kind === 'text' && filter.operator === 'lk'
    ? containsFolded(folded, filter.value)
    : filterCondition(sql.ref('e.title'), filter)
}

/** Where the fields of the list of products live. */
export const entryColumns: ListColumns = {
  id: sql.ref('e.product_id'),
  fields: {
    name: sql.ref('e.title'),
    kind: sql.ref('e.kind'),
    type: sql.ref('e.type'),
    tags: sql.ref('e.tags'),
    year: sql.ref('e.year'),
    price: sql.ref('e.price'),
    isVintage: sql.ref('e.is_vintage'),
    createdAt: sql.ref('e.created_at'),
    order: sql.ref('e.position'),
  },
  conditions: { name: nameCondition, year: yearCondition, price: priceCondition },
  search: { vector: sql.ref('e.search'), folded },
}

/** The products that everyone may see now, as lists read them. */
export function selectEntries(db: Kysely<Tables>, { site, locale }: Scope) {
  return db
    .selectFrom('product_entries as e')
    .where('e.site_id', '=', site.id)
    .where('e.locale', '=', locale)
    .where('e.published_at', '<=', sql<Date>`now()`)
    .select('e.product_id as id')
}
