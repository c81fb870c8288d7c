import { isRecord } from '#schemas/text/is-record.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { referencesOfSeo } from './document-references.ts'
import type { Reference } from './reference.ts'
import { referencesOfAddress, referencesOfHtml } from './text-references.ts'

const numbered = (kind: Reference['kind']) => (value: unknown) => (typeof value === 'number' ? [{ kind, key: String(value) }] : [])
const html = (value: unknown) => (typeof value === 'string' ? referencesOfHtml(value) : [])

/** The address of a menu entry: a path of the site may stand there without its first slash. */
const ofMenu = (url: string): string => (/^(?:[a-z][a-z+.-]*:|[/#])/i.test(url) ? url : `/${url}`)

/** The columns of contents by which they name others; a column of one name has one meaning in every table. */
const columns: Readonly<Record<string, (value: unknown) => Reference[]>> = {
  image_id: numbered('media'),
  media_id: numbered('media'),
  recommended_id: numbered('product'),
  tags: (value) => (Array.isArray(value) ? value.map((tag) => ({ kind: 'tags', key: String(tag) })) : []),
  link: (value) => (typeof value === 'string' ? referencesOfAddress(value) : []),
  url: (value) => (typeof value === 'string' ? referencesOfAddress(ofMenu(value)) : []),
  summary: html,
  content: html,
  seo: referencesOfSeo,
}

/** Contents that a stored row of a content names by its columns. */
export function referencesOfRow(row: unknown): Reference[] {
  return isRecord(row) ? Object.entries(columns).flatMap(([column, read]) => read(ownValue(row, column))) : []
}
