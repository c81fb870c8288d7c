import { writtenTime } from './format-time.ts'

const timeZone = 'Europe/Paris'
const day = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'long' })
const dayOfYear = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
const year = new Intl.DateTimeFormat('fr-FR', { timeZone, year: 'numeric' })
const time = new Intl.DateTimeFormat('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit' })

/** The day and the time of an instant as people write them in French, in the time zone of the sites; the year where it is another one. */
export function momentParts(instant: number, now: number): { readonly day: string; readonly time: string } {
  const isThisYear = year.format(instant) === year.format(now)
  return {
    day: (isThisYear ? day : dayOfYear).format(instant).replace(/^1 /, '1ᵉʳ '),
    time: writtenTime(time.format(instant), 'fr_FR'),
  }
}

/** A day and a time inside a sentence: « 27 novembre à 17 h 03 ». */
export function momentInSentence(instant: number, now: number): string {
  const parts = momentParts(instant, now)
  return `${parts.day} à ${parts.time}`
}

/** The day of an instant in words, without its year. */
export function dayWords(instant: string): string {
  return day.format(Date.parse(instant)).replace(/^1 /, '1ᵉʳ ')
}
