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

const SEEN: ReadonlySet<string> = new Set(['ONLINE', 'MODIFIED'])

/** Tells if visitors see a document now. */
export const isSeen = ({ state }: Pick<PageDocument, 'state'>): boolean => SEEN.has(state)
