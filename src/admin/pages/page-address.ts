import { languageOf, localPath } from '#i18n/locale.ts'
import type { PageDocument } from './page-states.ts'

/** Address of a page of the panel where a document is changed. */
export function editAddress(id: number, locale: string): string {
  return `/pages/${id}?langue=${languageOf(locale)}`
}

/** Address of a document on the site. */
export function siteAddress({ url, locale }: Pick<PageDocument, 'url' | 'locale'>, locales: readonly string[]): string {
  return localPath(url, locale, { default: locales[0] ?? locale, codes: locales })
}

const PLACEHOLDER = /\{[^{}]*\}/g

/** Address of a document as a person reads it: the part of an address that differs from one item to the next is an ellipsis. */
export function readableAddress(document: Pick<PageDocument, 'url' | 'locale'>, locales: readonly string[]): string {
  return siteAddress(document, locales).replace(PLACEHOLDER, '…')
}

const SEEN: ReadonlySet<string> = new Set(['ONLINE', 'MODIFIED'])

/** Tells if a document can be opened on the site now: visitors see it, and its address needs no item. */
export const canBeSeen = ({ state, url }: Pick<PageDocument, 'state' | 'url'>): boolean => SEEN.has(state) && !url.includes('{')
