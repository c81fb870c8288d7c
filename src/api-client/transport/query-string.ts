import type { CallName, CallOf } from '#schemas/api/calls.ts'

const prefixes = {
  EQUAL: '',
  LIKE: 'lk:',
  DIFFERENT: 'df:',
  LESS_THAN: 'lt:',
  LESS_OR_EQUAL: 'lte:',
  GREATER_THAN: 'gt:',
  GREATER_OR_EQUAL: 'gte:',
} as const

/** The operator of a filter. */
export type FilterType = keyof typeof prefixes

/** The value of a filter. A list means « one of ». */
export type FilterValue = string | number | boolean | null | undefined | readonly (string | number)[]

/** The filter of a field, by default EQUAL. */
export interface Filter {
  readonly type?: FilterType
  readonly value: FilterValue
}

/** The query of a list as an object: page size, page, order, and a filter for each field. */
export type ListQueryObject<Field extends string = string> = {
  readonly nbItem?: number
  readonly page?: number
  readonly orderBy?: { readonly value: string }
} & { readonly [Key in Field as Exclude<Key, 'nbItem' | 'page' | 'orderBy'>]?: Filter }

/** The filter fields of a list call; any name when the collection defines them. */
export type FilterField<Name extends CallName> =
  NonNullable<CallOf<Name>['list']> extends { readonly fields: infer Fields } ? (keyof Fields & string) | 'search' : string

function write(pairs: URLSearchParams, name: string, filter: Filter): void {
  const text = String(filter.value ?? '')
  if (text !== '') pairs.append(name, prefixes[filter.type ?? 'EQUAL'] + text)
}

/** The query of any list. */
export type AnyListQuery = Readonly<Record<string, Filter | number | undefined>>

/** Builds the query string of a list: by default ten items of the first page, without empty filters. */
export function listQueryString(query: AnyListQuery = {}): string {
  const { nbItem = 10, page = 1, orderBy, ...filters } = query
  const pairs = new URLSearchParams()
  for (const [name, entry] of Object.entries({ nbItem, page, orderBy, ...filters })) {
    if (typeof entry === 'object') write(pairs, name, entry)
    else if (entry !== undefined) pairs.append(name, String(entry))
  }
  return pairs.toString()
}
