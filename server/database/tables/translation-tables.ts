import type { Defaulted, GeneratedTime } from './column-types.ts'

/** Rows of `page_texts`. */
export interface PageTextsTable {
  site_id: number
  page_id: number
  locale: string
  /** Empty for a text of the head. */
  block_id: string
  pointer: string
  hash: string
  text: string
  /** The text of the language of the site that this one translates; null without one. */
  source: string | null
  is_taken: Defaulted<boolean>
  is_current: Defaulted<boolean>
  changed_at: GeneratedTime
}

/** Rows of `page_words`: all texts of a page in one language as its draft has them, in lower case and without accents. */
export interface PageWordsTable {
  site_id: number
  page_id: number
  locale: string
  words: string
}
