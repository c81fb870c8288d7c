import { languageOf } from '#i18n/locale.ts'
import type { PageState } from './page-states.ts'

/** Filters of the list of pages, as its address holds them. */
export interface ListFilters {
  readonly search: string
  readonly state: PageState | null
  /** Locale of the site. */
  readonly locale: string | null
}

const NAMES = { search: 'q', state: 'etat', locale: 'langue' } as const

const states: Readonly<Record<string, PageState>> = {
  'en-ligne': 'ONLINE',
  modifiee: 'MODIFIED',
  brouillon: 'DRAFT',
  programmee: 'PLANNED',
  archivee: 'ARCHIVED',
}

const wordOf = (state: PageState) => Object.keys(states).find((word) => states[word] === state) ?? ''

/** Finds the locale of a site that a language of an address names: `fr` for `fr_FR`; null for a language that the site does not have. */
export function localeOfLanguage(locales: readonly string[], language: string | null): string | null {
  return locales.find((locale) => languageOf(locale) === language) ?? null
}

/** Reads the filters from an address. Unknown values count as absent. */
export function readFilters(query: URLSearchParams, locales: readonly string[]): ListFilters {
  const word = query.get(NAMES.state) ?? ''
  return {
    search: query.get(NAMES.search)?.trim() ?? '',
    state: Object.hasOwn(states, word) ? (states[word] ?? null) : null,
    locale: localeOfLanguage(locales, query.get(NAMES.locale)),
  }
}

/** Writes filters as the query of an address. */
export function writeFilters({ search, state, locale }: ListFilters): URLSearchParams {
  const query = new URLSearchParams()
  if (search.trim() !== '') query.set(NAMES.search, search.trim())
  if (state !== null) query.set(NAMES.state, wordOf(state))
  if (locale !== null) query.set(NAMES.locale, languageOf(locale))
  return query
}

/** Tells if any filter is on. */
export const isFiltered = ({ search, state, locale }: ListFilters): boolean => search !== '' || state !== null || locale !== null
