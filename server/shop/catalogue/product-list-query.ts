import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { ListFilter } from '#schemas/api/base/list-grammar.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { matchesAnyLanguage } from '#server/platform/text-search/full-text-query.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { comparison, containsFolded, filterCondition } from '#server/platform/lists/list-filter-sql.ts'
import { momentSql } from '#server/platform/scope/moment-sql.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'

const largest = 2_147_483_647

/** A bound as a whole number that an index holds: below 12.5 is up to 12. */
function wholeBound(operator: ListFilter['operator'], value: number): number {
  const whole = operator === 'lt' || operator === 'gte' ? Math.ceil(value) : Math.floor(value)
  return Math.max(-1, Math.min(whole, largest))
}

/** Converts the number of a filter to stored units; a number that is not whole in these units matches nothing. */
function storedBound({ operator, value }: ListFilter, units: number): RawBuilder<unknown> {
  // 8.2 × 100 is 819.9999999999999.
  const stored = Number((Number(value) * units).toFixed(6))
  const isExact = operator === 'eq' || operator === 'df'
  return sql`cast(${isExact && !Number.isInteger(stored) ? -1 : wholeBound(operator, stored)} as integer)`
}

/** Where the numbers of a product's bottles stand: all of them, and the least and the most. */
interface BottleNumbers {
  readonly all: Expression<unknown>
  readonly least: Expression<unknown>
  readonly most: Expression<unknown>
  readonly units: number
}

/** Returns true when one of a product's bottles fits: the most tells it of a lower bound, the least of an upper one, their list of one alone. */
function bottleCondition({ all, least, most, units }: BottleNumbers): (filter: ListFilter) => RawBuilder<SqlBool> {
  return (filter) => {
    const { operator } = filter
    const bound = storedBound(filter, units)
    const found = sql<SqlBool>`(${all} && array[${bound}])`
    if (operator === 'eq') return found
    if (operator === 'df') return sql<SqlBool>`not ${found}`
    return comparison(operator.startsWith('g') ? most : least, operator, bound)
  }
}

const years: BottleNumbers = { all: sql.ref('e.years'), least: sql.ref('e.first_year'), most: sql.ref('e.year'), units: 1 }
/** Alcohol is stored in tenths of a per cent. */
const abvs: BottleNumbers = { all: sql.ref('e.abvs'), least: sql.ref('e.least_abv'), most: sql.ref('e.most_abv'), units: 10 }

const folded = sql.ref('e.folded')

/** A text is compared as it was folded when it was written, where its letters alone count. */
function foldedCondition(text: Expression<unknown>, foldedText: Expression<unknown>): (filter: ListFilter) => RawBuilder<SqlBool> {
  return (filter) =>
    filter.kind === 'text' && filter.operator === 'lk' ? containsFolded(foldedText, filter.value) : filterCondition(text, filter)
}

/** Where the fields of the list of products live. */
export const entryColumns = (scope: Scope): ListColumns => ({
  id: sql.ref('e.product_id'),
  fields: {
    name: sql.ref('e.title'),
    kind: sql.ref('e.kind'),
    type: sql.ref('e.type'),
    tags: sql.ref('e.tags'),
    year: sql.ref('e.year'),
    price: sql.ref('e.price'),
    isVintage: sql.ref('e.is_vintage'),
    colour: sql.ref('e.colour'),
    appellation: sql.ref('e.appellation'),
    grapes: sql.ref('e.grapes'),
    sweetness: sql.ref('e.sweetness'),
    organic: sql.ref('e.is_organic'),
    abv: sql.ref('e.most_abv'),
    createdAt: sql.ref('e.created_at'),
    order: sql.ref('e.position'),
  },
  conditions: {
    name: foldedCondition(sql.ref('e.title'), folded),
    appellation: foldedCondition(sql.ref('e.appellation'), sql.ref('e.folded_appellation')),
    year: bottleCondition(years),
    abv: bottleCondition(abvs),
    // In euros, stored in cents.
    price: (filter) => comparison(sql.ref('e.price'), filter.operator, storedBound(filter, 100)),
  },
  search: {
    says: (text) => matchesAnyLanguage(localesOf(scope), { vector: sql.ref('e.search'), language: sql.ref('e.words_in') }, text),
    folded,
    language: sql.ref('e.words_in'),
  },
})

/** The products that everyone may see now, as lists read them. */
export function selectEntries(db: Kysely<Tables>, { site, locale, ...moment }: Scope) {
  return db
    .selectFrom('product_entries as e')
    .where('e.site_id', '=', site.id)
    .where('e.locale', '=', locale)
    .where('e.published_at', '<=', momentSql(moment))
    .select('e.product_id as id')
}
