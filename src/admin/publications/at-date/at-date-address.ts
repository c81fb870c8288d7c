import { systemClock } from '#domain/dates/clock.ts'
import { languageOf } from '#i18n/locale.ts'
import type { Plan } from '#admin/publications/publication-types.ts'

/** The site as it will be: the moment, and the page that is looked at; the home page without one. */
export interface AtDate {
  readonly at: string
  readonly page: number | null
  readonly locale: string
}

/** The address of the panel where the site is seen as it will be. */
export function atDateAddress({ at, page, locale }: AtDate): string {
  const query = new URLSearchParams({ le: at, langue: languageOf(locale), ...(page !== null && { page: String(page) }) })
  return `/a-publier/apercu?${query}`
}

/** The address where the site is seen as it will be in the time of a version; one that is online is looked at now. */
export function siteThenAddress({
  kind,
  id,
  locale,
  startsAt,
  state,
}: Pick<Plan, 'kind' | 'id' | 'locale' | 'startsAt' | 'state'>): string {
  const at = state === 'RUNNING' ? new Date(systemClock()).toISOString() : startsAt
  return atDateAddress({ at, page: kind === 'page' ? id : null, locale })
}
