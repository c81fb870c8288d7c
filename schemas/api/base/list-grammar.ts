/** The kind of a list field, which determines the allowed filter prefixes. */
export type FieldKind = 'text' | 'number' | 'instant' | 'day' | 'boolean' | 'enum' | 'id' | 'tags'

/** A list field: its kind, its permissions and, for an enum, its values. */
export interface ListField {
  readonly kind: FieldKind
  /** True by default. */
  readonly filter?: boolean
  /** False by default. */
  readonly order?: boolean
  readonly options?: readonly string[]
}

/** The grammar of a list query. */
export interface ListGrammar {
  readonly fields: Readonly<Record<string, ListField>>
  /** True when `search` is supported. */
  readonly search?: boolean
  /** For example `publishedAt:desc`. Ties are always broken by id. */
  readonly defaultOrder: string
  /** False for a list that is always complete: a valid `page` or `nbItem` has no effect. */
  readonly paged?: boolean
}

/** The operators of a filter: equal, different, contains, less, less or equal, greater, greater or equal. */
export type FilterOperator = 'eq' | 'df' | 'lk' | 'lt' | 'lte' | 'gt' | 'gte'

/** The time of a filter: a whole day in Paris, or an instant. */
export type DateFilter = { readonly day: string } | { readonly instant: string }

/** A filter with a value of the kind of its field. A list of values means « one of ». */
export type ListFilter = { readonly field: string; readonly operator: FilterOperator } & (
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'instant'; readonly value: DateFilter }
  | { readonly kind: 'day'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'enum' | 'tags'; readonly value: readonly string[] }
  | { readonly kind: 'id'; readonly value: readonly number[] }
)

/** One step of a sort order. */
export interface ListOrder {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** A validated list query, which the server converts to SQL. */
export interface ListQuery {
  readonly nbItem: number
  readonly page: number
  /** Never empty. The field `id` is always known. */
  readonly orderBy: readonly ListOrder[]
  readonly filters: readonly ListFilter[]
  /** Every search text must match. */
  readonly search: readonly string[]
}

/** The limits of every list. A value of ids may name as many as a page of a list holds. */
export const listLimits = {
  nbItem: 100,
  defaultNbItem: 10,
  orderSteps: 3,
  filters: 20,
  valueLength: 200,
  idsLength: 1100,
  searchLength: 100,
} as const

/** The error of a list query: the field and the allowed values. */
export class ListQueryError extends Error {
  readonly field: string
  readonly allowed: readonly string[]

  constructor(field: string, allowed: readonly string[]) {
    super(`filter or order "${field}" is not possible here`)
    this.name = 'ListQueryError'
    this.field = field
    this.allowed = allowed
  }
}

/** Returns the fields that may be filtered, `search` included. */
export function filterNames(grammar: ListGrammar): string[] {
  const names = Object.entries(grammar.fields).flatMap(([name, field]) => (field.filter === false ? [] : [name]))
  return grammar.search === true ? [...names, 'search'] : names
}

/** Returns the fields that may be sorted. */
export function orderNames(grammar: ListGrammar): string[] {
  return Object.entries(grammar.fields).flatMap(([name, field]) => (field.order === true ? [name] : []))
}
