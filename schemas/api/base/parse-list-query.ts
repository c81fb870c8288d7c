import { isStorableText } from '#schemas/text/is-storable-text.ts'
import { singleLineText } from '#schemas/text/visible-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import {
  filterNames,
  listLimits,
  ListQueryError,
  orderNames,
  type ListField,
  type ListFilter,
  type ListGrammar,
  type ListOrder,
  type ListQuery,
} from './list-grammar.ts'
import { operatorsOf, readFilterValue, splitPrefix } from './parse-filter-value.ts'

/** The pairs of a query in their order, a repeated key as often as it stands there. */
export type QueryPairs = Iterable<readonly [string, string]>

const counts: readonly string[] = ['nbItem', 'page']
const countRanges = { nbItem: [`1-${listLimits.nbItem}`], page: ['1-999999999999'] } as const
const singleKeys: readonly string[] = [...counts, 'orderBy']

function parseCount(pairs: Map<string, string>, key: 'nbItem' | 'page'): number {
  const limit = key === 'nbItem' ? listLimits.nbItem : Number.MAX_SAFE_INTEGER
  const text = pairs.get(key) ?? ''
  if (text === '') return key === 'nbItem' ? listLimits.defaultNbItem : 1
  const count = /^\d{1,12}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > limit) throw new ListQueryError(key, countRanges[key])
  return count
}

function parseOrderStep(step: string, grammar: ListGrammar): ListOrder {
  const allowed = orderNames(grammar)
  const [field = '', direction = 'asc', ...rest] = step.trim().split(':')
  if (!allowed.includes(field) || rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) {
    throw new ListQueryError(field === '' ? 'orderBy' : field, allowed)
  }
  return { field, direction }
}

function defaultOrder(grammar: ListGrammar): ListOrder[] {
  return grammar.defaultOrder.split(',').map((step) => {
    const [field = 'id', direction] = step.split(':')
    return { field, direction: direction === 'desc' ? 'desc' : 'asc' }
  })
}

function parseOrder(text: string, grammar: ListGrammar): ListOrder[] {
  if (text === '') return defaultOrder(grammar)
  const steps = text.split(',')
  if (steps.length > listLimits.orderSteps) throw new ListQueryError('orderBy', orderNames(grammar))
  return steps.map((step) => parseOrderStep(step, grammar))
}

function requireField(name: string, text: string, grammar: ListGrammar): ListField {
  const allowed = filterNames(grammar)
  const field = allowed.includes(name) && name !== 'search' ? ownValue(grammar.fields, name) : undefined
  const longest = field?.kind === 'id' ? listLimits.idsLength : listLimits.valueLength
  if (field === undefined || text.length > longest || !isStorableText(text)) throw new ListQueryError(name, allowed)
  return field
}

function parseFilter(name: string, text: string, grammar: ListGrammar): ListFilter | undefined {
  const field = requireField(name, text, grammar)
  const { operator, value } = splitPrefix(text)
  if (!operatorsOf[field.kind].includes(operator)) throw new ListQueryError(name, filterNames(grammar))
  if (value === '') return undefined
  const read = readFilterValue(field, value)
  if (read === undefined) throw new ListQueryError(name, filterNames(grammar))
  return Array.isArray(read) && read.length === 0 ? undefined : ({ field: name, operator, kind: field.kind, value: read } as ListFilter)
}

function parseSearch(text: string, grammar: ListGrammar): string {
  if (text.length > listLimits.searchLength || !isStorableText(text)) throw new ListQueryError('search', filterNames(grammar))
  return text
}

interface Reading {
  readonly singles: Map<string, string>
  readonly filters: ListFilter[]
  readonly search: string[]
}

function readSingle(reading: Reading, name: string, text: string, grammar: ListGrammar): void {
  if (reading.singles.has(name))
    throw new ListQueryError(name, name === 'nbItem' || name === 'page' ? countRanges[name] : orderNames(grammar))
  reading.singles.set(name, text)
}

function readPair(reading: Reading, name: string, text: string, grammar: ListGrammar): void {
  if (singleKeys.includes(name)) {
    readSingle(reading, name, text, grammar)
  } else if (name === 'search' && grammar.search === true) {
    if (text !== '') reading.search.push(parseSearch(text, grammar))
  } else {
    const filter = parseFilter(name, text, grammar)
    if (filter !== undefined) reading.filters.push(filter)
  }
}

/** Reads a list's query by its grammar; throws ListQueryError on the first thing that is not possible. */
export function parseListQuery(grammar: ListGrammar, pairs: QueryPairs): ListQuery {
  const reading: Reading = { singles: new Map(), filters: [], search: [] }
  for (const [name, raw] of pairs) {
    // Words may be typed with blanks round them; numbers are written by programs.
    readPair(reading, name, counts.includes(name) ? raw : singleLineText(raw), grammar)
    if (reading.filters.length + reading.search.length > listLimits.filters) throw new ListQueryError(name, filterNames(grammar))
  }
  return {
    nbItem: parseCount(reading.singles, 'nbItem'),
    page: parseCount(reading.singles, 'page'),
    orderBy: parseOrder(reading.singles.get('orderBy') ?? '', grammar),
    filters: reading.filters,
    search: reading.search,
  }
}
