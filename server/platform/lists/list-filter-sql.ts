import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { FilterOperator, ListFilter, DateFilter } from '#schemas/api/base/list-grammar.ts'
import { phonesIn, replacePhones } from '#server/platform/text-search/phone-in-query.ts'

type Condition = RawBuilder<SqlBool>

const symbols: Readonly<Record<string, RawBuilder<unknown>>> = { eq: sql`=`, lt: sql`<`, lte: sql`<=`, gt: sql`>`, gte: sql`>=` }

/** A condition: a folded text contains another, accents and case ignored. */
export function containsFolded(folded: Expression<unknown>, text: string): Condition {
  // Escaped after folding: it turns « ％ » into « % ».
  const literal = sql`regexp_replace(fold(${text}), '([\\\\%_])', '\\\\\\1', 'g')`
  return sql<SqlBool>`(${folded} like '%' || ${literal} || '%')`
}

const containsWords = (folded: Expression<unknown>, text: string): Condition =>
  sql<SqlBool>`(${sql.join(
    text.split(/\s+/).map((word) => containsFolded(folded, word)),
    sql` and `,
  )})`

/** A condition: a folded text contains each word of another, in any order; a phone number also as it is stored, behind a country code. */
export function containsEachWord(folded: Expression<unknown>, text: string): Condition {
  const words = containsWords(folded, text)
  const phones = phonesIn(text)
  if (phones.length === 0) return words
  return sql<SqlBool>`(${words} or ${containsWords(folded, `${replacePhones(text, () => ' ')} ${phones.join(' ')}`.trim())})`
}

function requireSymbol(operator: FilterOperator): RawBuilder<unknown> {
  const symbol = symbols[operator]
  if (symbol === undefined) throw new Error(`"${operator}" does not compare`)
  return symbol
}

/** A condition that compares a column with a value; null counts as different. */
export function comparison(column: Expression<unknown>, operator: FilterOperator, value: RawBuilder<unknown>): Condition {
  if (operator === 'df') return sql<SqlBool>`${column} is distinct from ${value}`
  return sql<SqlBool>`${column} ${requireSymbol(operator)} ${value}`
}

function startOfDay(day: string): RawBuilder<unknown> {
  return sql`(cast(${day} as timestamp) at time zone 'Europe/Paris')`
}

function startOfNextDay(day: string): RawBuilder<unknown> {
  return sql`((cast(${day} as timestamp) + interval '1 day') at time zone 'Europe/Paris')`
}

function comparedMoment(column: Expression<unknown>, operator: FilterOperator, moment: DateFilter): Condition {
  if ('instant' in moment) return comparison(column, operator, sql`cast(${moment.instant} as timestamptz)`)
  const within = sql<SqlBool>`(${column} >= ${startOfDay(moment.day)} and ${column} < ${startOfNextDay(moment.day)})`
  if (operator === 'eq' || operator === 'df') return unlessDifferent(operator, within)
  // A day is a whole day: `lte:` ends with it, `gt:` begins with the next one.
  if (operator === 'lte') return comparison(column, 'lt', startOfNextDay(moment.day))
  if (operator === 'gt') return comparison(column, 'gte', startOfNextDay(moment.day))
  return comparison(column, operator, startOfDay(moment.day))
}

// Null counts as different.
function unlessDifferent(operator: FilterOperator, found: Condition): Condition {
  return operator === 'df' ? sql<SqlBool>`${found} is not true` : found
}

function oneOf(column: Expression<unknown>, operator: FilterOperator, values: RawBuilder<unknown>): Condition {
  return unlessDifferent(operator, sql<SqlBool>`(${column} = any(${values}))`)
}

/** One of some names; a single one is compared alone, so that an index can also give the order. */
function enumCondition(column: Expression<unknown>, operator: FilterOperator, values: readonly string[]): Condition {
  return values.length === 1
    ? comparison(column, operator, sql`cast(${values[0]} as text)`)
    : oneOf(column, operator, sql`cast(${values} as text[])`)
}

/** The signs that printed texts have in place of those of a keyboard: spaces, apostrophes, hyphens, dashes and quotes. */
const printed = ['\u00a0\u2007\u2009\u202f', '’‘ʼ', '‐\u2011–—', '“”„']
const typed = [' ', "'", '-', '"']
const printedSigns = printed.join('')
const typedSigns = printed.map((signs, at) => typed[at]?.repeat(signs.length)).join('')

/** A text in the signs of a keyboard. */
const withTypedSigns = (text: RawBuilder<unknown> | Expression<unknown>): RawBuilder<unknown> =>
  sql`replace(translate(${text}, ${printedSigns}, ${typedSigns}), '…', '...')`

function textCondition(column: Expression<unknown>, operator: FilterOperator, value: string): Condition {
  if (operator === 'lk') return containsFolded(sql`fold(${column})`, value)
  return comparison(withTypedSigns(column), operator, withTypedSigns(sql`cast(${value} as text)`))
}

/** A number. Compared with a `numeric`, a column of whole numbers is converted, and its index is not read. */
function numberSql(value: number): RawBuilder<unknown> {
  return Number.isSafeInteger(value) ? sql`cast(${value} as bigint)` : sql`cast(${value} as numeric)`
}

/** The SQL condition of one filter. */
export function filterCondition(column: Expression<unknown>, filter: ListFilter): Condition {
  switch (filter.kind) {
    case 'text':
      return textCondition(column, filter.operator, filter.value)
    case 'number':
      return comparison(column, filter.operator, numberSql(filter.value))
    case 'instant':
      return comparedMoment(column, filter.operator, filter.value)
    case 'day':
      return comparison(column, filter.operator, sql`cast(${filter.value} as date)`)
    case 'boolean':
      return comparison(column, filter.operator, sql`cast(${filter.value} as boolean)`)
    case 'enum':
      return enumCondition(column, filter.operator, filter.value)
    case 'id':
      return oneOf(column, filter.operator, sql`cast(${filter.value} as bigint[])`)
    case 'tags':
      return unlessDifferent(filter.operator, sql<SqlBool>`(${column} && cast(${filter.value} as text[]))`)
  }
}
