import type { PanelStart } from '#schemas/runtime/panel-start.ts'
import { hasBraces } from '#domain/urls/url-parameters.ts'
import { languageOf, pagePath } from '#i18n/locale.ts'
import type { PageDocument } from './page-states.ts'

/** Address of a page of the panel where a document is changed. */
export function editAddress(id: number, locale: string): string {
  return `/pages/${id}?langue=${languageOf(locale)}`
}

/** The state of the history under which the composer opens a page that was just made. */
export const NEW_PAGE = 'new-page'

/** The words of the two shells in addresses, by their numbers. */
const SHELLS: ReadonlyMap<number, string> = new Map([
  [1, 'pleine-largeur'],
  [2, 'une-colonne'],
])

/** The number of a shell by its word in an address; null for any other word. */
export const shellIdOfWord = (word: string | undefined): number | null => [...SHELLS].find(([, each]) => each === word)?.[0] ?? null

/** Address of a page of the panel where a header and a footer are changed, around a page. */
export function shellAddress(id: number, locale: string, around: number | null = null): string {
  const from = around === null ? '' : `&autour=${around}`
  return `/pages/en-tete-et-pied/${SHELLS.get(id) ?? ''}?langue=${languageOf(locale)}${from}`
}

/** Address of a document on the site. */
export function siteAddress({ url, locale }: Pick<PageDocument, 'url' | 'locale'>, locales: readonly string[]): string {
  return pagePath(url, locale, locales)
}

/** Address of a document whose URL is being typed, with the host; an ellipsis stands for what is not typed yet. */
export function typedAddress(url: string, locale: string, { siteHost, locales }: Pick<PanelStart, 'siteHost' | 'locales'>): string {
  return siteHost + pagePath(url.trim() || '…', locale, locales)
}

const PLACEHOLDER = /\{[^{}]*\}/g

/** Address of a document as a person reads it: the part of an address that differs from one item to the next is an ellipsis. */
export function readableAddress(document: Pick<PageDocument, 'url' | 'locale'>, locales: readonly string[]): string {
  return siteAddress(document, locales).replace(PLACEHOLDER, '…')
}

const SEEN: ReadonlySet<string> = new Set(['ONLINE', 'MODIFIED'])

/** Tells if a document can be opened on the site now: visitors see it, and its address needs no item. */
export const canBeSeen = ({ state, url }: Pick<PageDocument, 'state' | 'url'>): boolean => SEEN.has(state) && !hasBraces(url)

/** Address of a page of the panel where a shared section is changed. */
export function sectionAddress(id: number, locale: string): string {
  return `/sections/${id}?langue=${languageOf(locale)}`
}
