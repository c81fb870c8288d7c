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

/** How a filter compares. */
export type FilterType = keyof typeof prefixes

/** What a filter compares with; a list means « one of ». */
export type FilterValue = string | number | boolean | null | undefined | readonly (string | number)[]

/** The filter of one field: EQUAL unless told. */
export interface Filter {
  readonly type?: FilterType
  readonly value: FilterValue
}

/** A list's query as an object: how many items, which page, in what order, and a filter for each field. */
export type ListQueryObject<Field extends string = string> = {
  readonly nbItem?: number
  readonly page?: number
  readonly orderBy?: { readonly value: string }
} & { readonly [Key in Field as Exclude<Key, 'nbItem' | 'page' | 'orderBy'>]?: Filter }

/** The fields by which a call's list may be filtered; any name where a collection decides. */
export type FilterField<Name extends CallName> =
  NonNullable<CallOf<Name>['list']> extends { readonly fields: infer Fields } ? (keyof Fields & string) | 'search' : string

function write(pairs: URLSearchParams, name: string, filter: Filter): void {
  const text = String(filter.value ?? '')
  if (text !== '') pairs.append(name, prefixes[filter.type ?? 'EQUAL'] + text)
}

/** Any list's query: what the client writes, whatever the fields. */
export type AnyListQuery = Readonly<Record<string, Filter | number | undefined>>

/** Writes a list's query: ten items of the first page unless told, empty filters left out. */
export function listQueryString(query: AnyListQuery = {}): string {
  const { nbItem = 10, page = 1, orderBy, ...filters } = query
  const pairs = new URLSearchParams()
  for (const [name, entry] of Object.entries({ nbItem, page, orderBy, ...filters })) {
    if (typeof entry === 'object') write(pairs, name, entry)
    else if (entry !== undefined) pairs.append(name, String(entry))
  }
  return pairs.toString()
}
