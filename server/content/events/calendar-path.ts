import { calendarPath } from '#i18n/calendar-path.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Where an event can be fetched for a calendar, in the language of the scope. */
export function calendarPathOf({ site: { defaultLocale }, locale }: Scope, eventId: number): string {
  return calendarPath({ locale, defaultLocale }, eventId)
}
