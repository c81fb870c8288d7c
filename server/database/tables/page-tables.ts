import type { ColumnType, Generated } from 'kysely'
import type { Block, Seo, ShellRegions } from '#schemas/generated/content.ts'
import type { Defaulted, GeneratedTime, NullableTime, StoredDocument } from './column-types.ts'

/** The data of a revision beside the blocks. */
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
  regions: StoredDocument<ShellRegions>
  hash: string
  edges: Defaulted<Date[]>
  /** The published revision. */
  revision_id: number
}

/** Rows of `shell_revisions`: the saved states of shells. */
export interface ShellRevisionsTable {
  id: Generated<number>
  site_id: number
  name: 'default' | 'page'
  locale: string
  regions: StoredDocument<ShellRegions>
  hash: string
  edges: Defaulted<Date[]>
  /** True for a revision that visitors have not seen: one with a name, or a planned one. */
  is_aside: Defaulted<boolean>
  saved_by: string
  saved_at: GeneratedTime
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
  head: StoredDocument<PageHead>
  blocks: StoredDocument<Block[]>
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
  /** True for a page that is offline and was online before. */
  was_seen: Defaulted<boolean>
}

/** Rows of `taken_versions`: the versions that « Annuler » restores after a page was taken offline. */
export interface TakenVersionsTable {
  site_id: number
  page_id: number
  locale: string
  /** The revision named by the log entry. */
  revision_id: number
  /** The same revision with the current URLs. */
  now_id: number
}

/** Rows of `page_moves`. */
interface PageMovesTable {
  site_id: number
  locale: string
  url: string
  page_id: number
  moved_at: GeneratedTime
}

/** Rows of `redirects`: those that people make. A redirect leads to a page, or else to another address of the site. */
interface RedirectsTable {
  site_id: number
  locale: string
  url: string
  page_id: number | null
  to_url: string | null
  /** Query and place in the page, behind the address of the target. */
  to_suffix: Defaulted<string>
  made_at: GeneratedTime
}

/** Rows of `missing_addresses`: requests for an address that leads nowhere, by day. */
interface MissingAddressesTable {
  site_id: number
  day: string
  path: string
  count: number
}

/** Rows of `ignored_addresses`: missing addresses that a person has put aside. */
interface IgnoredAddressesTable {
  site_id: number
  path: string
  ignored_at: GeneratedTime
}

/** Tables of the addresses that lead to another one, or nowhere. */
export interface AddressTables {
  page_moves: PageMovesTable
  redirects: RedirectsTable
  missing_addresses: MissingAddressesTable
  ignored_addresses: IgnoredAddressesTable
}

/** Rows of `shown_words`: the rendered text of a content beside its own text; for a page, all text of a revision. */
export interface ShownWordsTable {
  site_id: number
  type: 'PAGE' | 'ALBUM' | 'ELEMENT' | 'SERVICE' | 'BLOG' | 'NEWS'
  item_id: number
  locale: string
  revision_id: number | null
  words: string
  /** Search terms that the text does not contain. */
  implied: Generated<string>
  search: ColumnType<string, never, never>
  spelled: ColumnType<string, never, never>
}
