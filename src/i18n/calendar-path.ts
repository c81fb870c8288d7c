/** A language, and the one in which a site answers when none is named. */
interface Spoken {
  readonly locale: string
  readonly defaultLocale: string
}

/** Where an event of a site, or all that are to come, can be fetched for a calendar; a link sends no header, so the address names the language. */
export function calendarPath({ locale, defaultLocale }: Spoken, eventId?: number): string {
  const path = eventId === undefined ? '/api/element/event/ics' : `/api/element/event/${eventId}/ics`
  return locale === defaultLocale ? path : `${path}?locale=${locale}`
}
