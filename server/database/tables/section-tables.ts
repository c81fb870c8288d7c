import type { Generated } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import type { Defaulted, GeneratedTime, StoredDocument } from './column-types.ts'

/** Rows of `sections`. */
export interface SectionsTable {
  id: Generated<number>
  site_id: number
  created_at: GeneratedTime
  /** Instant at which it was put into the trash; null for one that is not there. */
  deleted_at: Defaulted<Date | null>
}

/** Rows of `section_revisions`: the saved states of shared sections. */
export interface SectionRevisionsTable {
  id: Generated<number>
  site_id: number
  section_id: number
  locale: string
  title: string
  blocks: StoredDocument<Block[]>
  hash: string
  edges: Defaulted<Date[]>
  /** True for a revision that visitors have not seen: one with a name, or a planned one. */
  is_aside: Defaulted<boolean>
  saved_by: string
  saved_at: GeneratedTime
}

/** Rows of `section_contents`: shared sections as visitors see them. */
export interface SectionContentsTable {
  site_id: number
  section_id: number
  locale: string
  title: string
  blocks: StoredDocument<Block[]>
  hash: string
  edges: Defaulted<Date[]>
  revision_id: number
}
