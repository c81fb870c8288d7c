import type { ColumnType, Generated } from 'kysely'
import type { Block, Seo, ShellRegions } from '#schemas/generated/content.ts'
import type { GeneratedTime, NullableTime, Defaulted } from './column-types.ts'

/** What a revision keeps beside the blocks. */
export interface PageHead {
  url: string
  title: string
  seo: Seo
  shell: 'default' | 'page'
  middleware: string[]
}

/** Rows of `shells`. */
export interface ShellsTable {
  site_id: number
  name: 'default' | 'page'
  locale: string
  regions: ShellRegions
  hash: string
  edges: Defaulted<Date[]>
}

/** Rows of `pages`. */
export interface PagesTable {
  id: Generated<number>
  site_id: number
  created_at: GeneratedTime
}

/** Rows of `layouts`. */
export interface LayoutsTable {
  id: Generated<number>
  site_id: number
  page_id: number
  locale: string
}

/** Rows of `revisions`. */
export interface RevisionsTable {
  id: Generated<number>
  site_id: number
  page_id: number
  locale: string
  head: PageHead
  blocks: Block[]
  hash: string
  edges: Defaulted<Date[]>
  saved_by: string
  saved_at: GeneratedTime
  sanitised_hashes: Defaulted<string[]>
  sanitiser_version: Defaulted<string>
  words: ColumnType<string, never, never>
  search: ColumnType<string, never, never>
  spelled: ColumnType<string, never, never>
}

/** Rows of `page_documents`. */
export interface PageDocumentsTable {
  site_id: number
  page_id: number
  locale: string
  layout_id: number
  url: string
  title: string
  seo: Defaulted<Seo>
  shell: Defaulted<'default' | 'page'>
  middleware: Defaulted<string[]>
  head_revision_id: number
  published_revision_id: number | null
  publish_at: NullableTime
  deleted_at: NullableTime
  updated_at: GeneratedTime
}

/** Rows of `page_moves`. */
export interface PageMovesTable {
  site_id: number
  locale: string
  url: string
  page_id: number
  moved_at: GeneratedTime
}

/** Rows of `shown_words`: what a content shows beside what is written in it; of a page, all that a revision of it says as it is shown. */
export interface ShownWordsTable {
  site_id: number
  type: 'PAGE' | 'ALBUM' | 'ELEMENT' | 'SERVICE' | 'BLOG' | 'NEWS'
  item_id: number
  locale: string
  revision_id: number | null
  words: string
  /** Words that it is found by and does not say. */
  implied: Generated<string>
  search: ColumnType<string, never, never>
  spelled: ColumnType<string, never, never>
}
