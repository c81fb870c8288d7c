import { systemClock } from '#domain/dates/clock.ts'
import { momentParts } from '#i18n/format/moment-words.ts'

/** A day and a time as people write them, with the year where it is another one: « 27 novembre, 17 h 03 ». */
export function momentWords(instant: number, now: number): string {
  const { day, time } = momentParts(instant, now)
  return `${day}, ${time}`
}

/** The moment of an act, in words. */
export function DateAndTime({ at }: { readonly at: string }) {
  return <time dateTime={at}>{momentWords(Date.parse(at), systemClock())}</time>
}
