import type { Json } from '#schemas/generated/content.ts'
import type { Defaulted, GeneratedTime, NullableTime } from './column-types.ts'

/** Rows of `items`. */
export interface ItemsTable {
  site_id: number
  kind: string
  id: number
  version: Defaulted<number>
  draft: Readonly<Record<string, Json>> | null
  deleted_at: NullableTime
  erased_at: NullableTime
  changed_at: GeneratedTime
  changed_by: number | null
  title: Defaulted<string>
  /** Titles by language; under the empty key where all languages have the same. */
  titles: Defaulted<Readonly<Record<string, string>>>
  words: string | null
  /** The plan whose form the tables of the item hold, and the form that comes back after it. */
  lying: Defaulted<number | null>
  ordinary: Defaulted<Readonly<Record<string, Json>> | null>
}

/** Rows of `item_moves`. */
export interface ItemMovesTable {
  site_id: number
  locale: string
  url: string
  to_url: string
  kind: string
  id: number
  moved_at: GeneratedTime
}

/** Rows of `merged_names`. */
export interface MergedNamesTable {
  site_id: number
  kind: string
  name: string
  into_name: string
}

/** Rows of `item_versions`. */
export interface ItemVersionsTable {
  site_id: number
  kind: string
  id: number
  version: number
  act: string
  form: Readonly<Record<string, unknown>>
  life: object
  changed_at: GeneratedTime
  changed_by: number | null
  batch: string | null
}

/** Rows of `publication_act_items`. */
export interface PublicationActItemsTable {
  act_id: number
  kind: string
  item_id: number
  /** The title of the item as it was published. */
  title: string
  version: number
}
