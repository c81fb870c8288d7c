import type { Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { hasBraces } from '#domain/urls/url-parameters.ts'
import type { Examined } from './examined.ts'
import type { Found } from './finding.ts'
import { plainWords } from './plain-words.ts'

/** The longest title that search engines show whole. */
export const TITLE_SHOWN = 60

/** The longest description that search engines show whole. */
export const DESCRIPTION_SHOWN = 155

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? plainWords(value) : '')

const seoOf = (head: Examined['head']): Readonly<Record<string, Json>> => (isRecord(head['seo']) ? head['seo'] : {})

// The page of an item takes its words from the item, and a page that is not listed is read by no search engine.
const isJudged = ({ isPage, head }: Examined): boolean =>
  isPage && seoOf(head)['noIndex'] !== true && !(typeof head['url'] === 'string' && hasBraces(head['url']))

/** Finds a title that search engines would cut, or one that is empty. */
export function titleLength(document: Examined): Found[] {
  if (!isJudged(document)) return []
  const { head } = document
  const own = textOf(seoOf(head)['title'])
  const shown = own || textOf(head['title'])
  if (shown !== '' && shown.length <= TITLE_SHOWN) return []
  return [{ blockId: null, pointer: own ? '/seo/title' : '/title', values: { length: shown.length, most: TITLE_SHOWN } }]
}

/** Finds a description that search engines would cut, or one that is missing. */
export function descriptionLength(document: Examined): Found[] {
  if (!isJudged(document)) return []
  const { length } = textOf(seoOf(document.head)['description'])
  if (length > 0 && length <= DESCRIPTION_SHOWN) return []
  return [{ blockId: null, pointer: '/seo/description', values: { length, most: DESCRIPTION_SHOWN } }]
}
