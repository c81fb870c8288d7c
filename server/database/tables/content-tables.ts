import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Seo } from '#schemas/generated/content.ts'
import type { GeneratedTime, NullableTime, Defaulted, JsonMap } from './column-types.ts'

/** Rows of `media`. */
export interface MediaTable {
  id: Generated<number>
  site_id: number
  external_id: string
  /** Null for a file of the public folder. */
  external_type: Defaulted<'MEDIA' | 'EMBED' | null>
  /** The URL of a file on another host. */
  address: Defaulted<string | null>
  filename: string
  /** The names that people gave the file, by those that its addresses bear. */
  given_names: Defaulted<Record<string, string>>
  mime: string
  file: string
  bytes: number
  hash: string
  width: number | null
  height: number | null
  blur: string | null
  texts: Defaulted<Record<string, { name?: string; alt?: string }>>
  created_at: GeneratedTime
  /** Moment of the removal to the trash; null outside of the trash. */
  deleted_at: Defaulted<Date | null>
  /** Part of the original that is shown, in percent; null for the whole. */
  crop: Defaulted<{ x: number; y: number; width: number; height: number } | null>
  /** Point that stays visible where the picture is cut, in percent; null for the middle. */
  focus: Defaulted<{ x: number; y: number } | null>
  /** Facts of the original of a cropped picture, as `PreparedMedia`. */
  source: Defaulted<Record<string, unknown> | null>
  is_used: GeneratedAlways<boolean>
  kind: GeneratedAlways<'PICTURE' | 'VIDEO' | 'DOCUMENT' | null>
  is_described: GeneratedAlways<boolean>
  folded: GeneratedAlways<string>
}

/** Rows of `media_addresses`. */
export interface MediaAddressesTable {
  site_id: number
  media_id: number
  external_id: string
  filename: string
}

/** Rows of `media_variants`. */
export interface MediaVariantsTable {
  site_id: number
  media_id: number
  width: number
  height: number
  mime: string
  file: string
  bytes: number
}

/** Rows of `media_captions`. */
export interface MediaCaptionsTable {
  site_id: number
  media_id: number
  locale: string
  file_id: number
}

/** Rows of `media_leftovers`. */
export interface MediaLeftoversTable {
  id: GeneratedAlways<string>
  folder: string
  noted_at: GeneratedTime
}

/** Rows of `film_uploads`. */
export interface FilmUploadsTable {
  key: string
  site_id: number
  total: ColumnType<string, number>
  touched_at: GeneratedTime
}

/** Rows of `tags`. */
export interface TagsTable {
  id: Generated<number>
  site_id: number
  value: string
  labels: Record<string, string>
}

/** Rows of `blog_folders`. */
export interface BlogFoldersTable {
  id: Generated<number>
  site_id: number
  parent_id: number | null
  position: Defaulted<number>
  image_id: number | null
}

/** Rows of `blogs`. */
export interface BlogsTable {
  id: Generated<number>
  site_id: number
  folder_id: number | null
  image_id: number | null
  author: string | null
  tags: Defaulted<string[]>
  status: Defaulted<'DRAFT' | 'PUBLISHED'>
  published_at: NullableTime
  updated_at: GeneratedTime
  deleted_at: NullableTime
}

/** Rows of `blog_texts`. */
export interface BlogTextsTable {
  site_id: number
  locale: string
  slug: string
  folder_id: number | null
  blog_id: number | null
  title: string
  summary: string | null
  content: Defaulted<string>
  seo: Defaulted<Seo>
  /** The author of the article, copied from its row. */
  author: ColumnType<string | null, never, never>
  search: ColumnType<string, never, never>
  spelled: ColumnType<string, never, never>
}

/** Rows of `element_collections`. */
export interface ElementCollectionsTable {
  id: Generated<number>
  site_id: number
  route: string
  labels: Defaulted<Record<string, string>>
  addresses: Defaulted<Record<string, string>>
  schema: JsonMap
  default_order: Defaulted<string>
}

/** Rows of `elements`. */
export interface ElementsTable {
  id: Generated<number>
  site_id: number
  collection_id: number
  position: Defaulted<number>
  image_id: number | null
  properties: Defaulted<JsonMap>
  status: Defaulted<'DRAFT' | 'PUBLISHED'>
  published_at: GeneratedTime
  deleted_at: NullableTime
  /** Maintained by triggers, like the number of changes to the row or its texts. */
  updated_at: GeneratedAlways<Date>
  revision: GeneratedAlways<number>
}

/** Rows of `element_texts`. */
export interface ElementTextsTable {
  site_id: number
  collection_id: number
  element_id: number
  locale: string
  slug: string
  title: string
  content: Defaulted<string>
  properties: Defaulted<JsonMap>
  search: ColumnType<string, never, never>
  spelled: ColumnType<string, never, never>
}
