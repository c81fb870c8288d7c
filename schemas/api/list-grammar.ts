/** What kind of value a field of a list holds: it decides which prefixes a filter may use. */
export type FieldKind = 'text' | 'number' | 'instant' | 'boolean' | 'enum' | 'id' | 'tags'

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
  /** True unless said; false: `page` and `nbItem` are ignored. */
  readonly paged?: boolean
}
