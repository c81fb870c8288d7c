import type { FieldKind, FilterOperator, ListField, ListFilter, DateFilter } from './list-grammar.ts'

const prefixes: ReadonlyMap<string, FilterOperator> = new Map(
  (['lk', 'df', 'lt', 'lte', 'gt', 'gte'] as const).map((operator) => [`${operator}:`, operator]),
)

const equality: readonly FilterOperator[] = ['eq', 'df']
const comparison: readonly FilterOperator[] = ['eq', 'df', 'lt', 'lte', 'gt', 'gte']

/** Which prefixes each kind of field understands. */
export const operatorsOf: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text: ['eq', 'df', 'lk'],
  number: comparison,
  instant: comparison,
  day: comparison,
  boolean: equality,
  enum: equality,
  id: equality,
  tags: equality,
}

/** Splits `gte:2026-01-01` into its operator and its value; an unknown prefix is part of the value. */
export function splitPrefix(text: string): { operator: FilterOperator; value: string } {
  const prefix = /^[a-z]{2,3}:/.exec(text)?.[0] ?? ''
  const operator = prefixes.get(prefix)
  return operator === undefined ? { operator: 'eq', value: text } : { operator, value: text.slice(prefix.length).trim() }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function readMoment(text: string): DateFilter | undefined {
  if (isDay(text)) return { day: text }
  const parts = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/.exec(text)
  return parts?.[1] !== undefined && isDay(parts[1]) ? { instant: text } : undefined
}

function readNumber(text: string): number | undefined {
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : undefined
}

function readIds(text: string): number[] | undefined {
  const pieces = splitCommas(text)
  return pieces.every((piece) => /^\d{1,15}$/.test(piece)) ? pieces.map(Number) : undefined
}

function readOptions(text: string, options: readonly string[] | undefined): string[] | undefined {
  const pieces = splitCommas(text)
  return options === undefined || pieces.every((piece) => options.includes(piece)) ? pieces : undefined
}

function splitCommas(text: string): string[] {
  return text
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

function readBoolean(text: string): boolean | undefined {
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : undefined
}

/** Reads a filter's value by the kind of its field; undefined when it cannot be read. */
export function readFilterValue(field: ListField, text: string): ListFilter['value'] | undefined {
  switch (field.kind) {
    case 'text':
      return text
    case 'number':
      return readNumber(text)
    case 'instant':
      return readMoment(text)
    case 'day':
      return isDay(text) ? text : undefined
    case 'boolean':
      return readBoolean(text)
    case 'id':
      return readIds(text)
    case 'enum':
      return readOptions(text, field.options)
    case 'tags':
      return splitCommas(text)
  }
}
