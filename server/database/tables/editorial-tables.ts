import type { ColumnType, Generated } from 'kysely'
import type { Seo } from '#schemas/generated/content.ts'
import type { Defaulted, GeneratedTime, NullableTime } from './column-types.ts'

interface OfferText {
  site_id: number
  locale: string
  slug: string
  title: string
  summary: string | null
  seo: Defaulted<Seo>
  search: ColumnType<string, never, never>
  spelled: ColumnType<string, never, never>
}

/** Rows of `news`. */
export interface NewsTable {
  id: Generated<number>
  site_id: number
  image_id: number | null
  promoted: Defaulted<boolean>
  link: string | null
  tags: Defaulted<string[]>
  status: Defaulted<'DRAFT' | 'PUBLISHED'>
  published_at: NullableTime
  deleted_at: NullableTime
}

/** Rows of `news_texts`. */
export interface NewsTextsTable extends OfferText {
  news_id: number
  content: Defaulted<string>
}

/** Rows of `albums`. */
export interface AlbumsTable {
  id: Generated<number>
  site_id: number
  position: Defaulted<number>
  status: Defaulted<'DRAFT' | 'PUBLISHED'>
  published_at: GeneratedTime
  deleted_at: NullableTime
}

/** Rows of `album_texts`. */
export interface AlbumTextsTable extends OfferText {
  album_id: number
}

/** Rows of `album_images`. */
export interface AlbumImagesTable {
  site_id: number
  album_id: number
  media_id: number
  position: number
}

/** Rows of `services`. */
export interface ServicesTable {
  id: Generated<number>
  site_id: number
  image_id: number | null
  position: Defaulted<number>
  /** In cents. */
  price: number | null
  tags: Defaulted<string[]>
  status: Defaulted<'DRAFT' | 'PUBLISHED'>
  published_at: NullableTime
  deleted_at: NullableTime
}

/** Rows of `service_texts`. */
export interface ServiceTextsTable extends OfferText {
  service_id: number
  content: Defaulted<string>
}
