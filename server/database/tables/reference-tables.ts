import type { ReferenceKind } from '#engine/references/reference.ts'
import type { GeneratedTime } from './column-types.ts'

/** Kinds of contents that name others. */
export type ReferrerKind =
  | ('PAGE' | 'SHELL' | 'MENU' | 'SECTION' | 'ARTICLE' | 'FOLDER' | 'NEWS' | 'SERVICE' | 'ALBUM' | 'ELEMENT' | 'PRODUCT')
  | ('FORM' | 'LOGO' | 'BANNER')

/**
 * The version of a content that names another: what visitors see of a document, its newest saved version where that is another one,
 * its draft, a planned version, or the one version of a content without drafts.
 */
export type ReferrerState = 'PUBLISHED' | 'HEAD' | 'DRAFT' | 'PLANNED' | 'SAVED'

/** Rows of `content_refs`. */
export interface ContentRefsTable {
  site_id: number
  from_kind: ReferrerKind
  from_id: number
  /** Empty for what is the same in all languages. */
  from_locale: string
  state: ReferrerState
  to_kind: ReferenceKind
  to_key: string
}

/** Rows of `content_ref_builds`. */
export interface ContentRefBuildsTable {
  site_id: number
  rules: string
  built_at: GeneratedTime
}
