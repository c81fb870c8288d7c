import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { writtenTime } from '#i18n/format/format-time.ts'

const timeZone = 'Europe/Paris'
const day = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'long' })
const dayOfYear = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit' })

/** A day and a time as people write them, with the year where it is another one: « 27 novembre, 17 h 03 ». */
export function momentWords(instant: number, now: number): string {
  const isThisYear = parisDay(instant).slice(0, 4) === parisDay(now).slice(0, 4)
  const date = (isThisYear ? day : dayOfYear).format(instant).replace(/^1 /, '1ᵉʳ ')
  return `${date}, ${writtenTime(time.format(instant), 'fr_FR')}`
}

/** The day of an instant in words, without its year. */
export function dayWords(instant: string): string {
  return day.format(Date.parse(instant)).replace(/^1 /, '1ᵉʳ ')
}

/** The moment of an act, in words. */
export function DateAndTime({ at }: { readonly at: string }) {
  return <time dateTime={at}>{momentWords(Date.parse(at), systemClock())}</time>
}
