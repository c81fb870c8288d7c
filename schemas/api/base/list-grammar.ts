/** What kind of value a field of a list holds: it decides which prefixes a filter may use. */
export type FieldKind = 'text' | 'number' | 'instant' | 'day' | 'boolean' | 'enum' | 'id' | 'tags'

/** One field of a list: its kind, what it allows and, for an enum, its values. */
export interface ListField {
  readonly kind: FieldKind
  /** True unless said. */
  readonly filter?: boolean
  /** False unless said. */
  readonly order?: boolean
  readonly options?: readonly string[]
}

/** What one list understands in its query. */
export interface ListGrammar {
  readonly fields: Readonly<Record<string, ListField>>
  /** Whether `search` is understood. */
  readonly search?: boolean
  /** Such as `publishedAt:desc`; ties are always decided by id. */
  readonly defaultOrder: string
  /** False for a list that is always whole: a valid `page` or `nbItem` changes nothing. */
  readonly paged?: boolean
}

/** How a filter compares: equal, different, contains, less, less or equal, greater, greater or equal. */
export type FilterOperator = 'eq' | 'df' | 'lk' | 'lt' | 'lte' | 'gt' | 'gte'

/** A moment of a filter: a whole day in Paris, or one instant. */
export type DateFilter = { readonly day: string } | { readonly instant: string }

/** One filter, its value read by the kind of its field; lists of values mean « one of ». */
export type ListFilter = { readonly field: string; readonly operator: FilterOperator } & (
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'instant'; readonly value: DateFilter }
  | { readonly kind: 'day'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'enum' | 'tags'; readonly value: readonly string[] }
  | { readonly kind: 'id'; readonly value: readonly number[] }
)

/** One step of an order. */
export interface ListOrder {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** A list's query after its check: what the server turns into SQL. */
export interface ListQuery {
  readonly nbItem: number
  readonly page: number
  /** Never empty; the field `id` is always known. */
  readonly orderBy: readonly ListOrder[]
  readonly filters: readonly ListFilter[]
  /** Every text searched must match. */
  readonly search: readonly string[]
}

/** The limits of every list. */
export const listLimits = { nbItem: 100, defaultNbItem: 10, orderSteps: 3, filters: 20, valueLength: 200, searchLength: 100 } as const

/** A query that a list refuses: which field, and what would be allowed. */
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

/** The fields by which a list may be filtered, `search` included. */
export function filterNames(grammar: ListGrammar): string[] {
  const names = Object.entries(grammar.fields).flatMap(([name, field]) => (field.filter === false ? [] : [name]))
  return grammar.search === true ? [...names, 'search'] : names
}

/** The fields by which a list may be ordered. */
export function orderNames(grammar: ListGrammar): string[] {
  return Object.entries(grammar.fields).flatMap(([name, field]) => (field.order === true ? [name] : []))
}
