import { parisDay } from '#domain/dates/paris-day.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** An older change is said by its day. */
const MAX_MINUTES = 60

const timeZone = 'Europe/Paris'
const time = new Intl.DateTimeFormat('fr-FR', { timeZone, hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
const weekday = new Intl.DateTimeFormat('fr-FR', { timeZone, weekday: 'long' })
const whole = new Intl.DateTimeFormat('fr-FR', { timeZone, dateStyle: 'full', timeStyle: 'short' })

/** Time since an instant, as a sentence says it. */
export type DescribedInstant =
  | { readonly kind: 'now' }
  | { readonly kind: 'minutes'; readonly count: number }
  | { readonly kind: 'today' | 'yesterday'; readonly time: string }
  | { readonly kind: 'day'; readonly day: string }

/** Writes a time of day in French: « 18 h 20 », « 8 h ». */
export function frenchTime(instant: number): string {
  const [hour = '', minute = ''] = time.format(instant).split(':')
  return minute === '00' ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minute}`
}

/** Writes a day in French, with its year where it is another than that of `now`. */
export function frenchDay(instant: number, now: number): string {
  const isThisYear = parisDay(instant).slice(0, 4) === parisDay(now).slice(0, 4)
  return (isThisYear ? day : dayOfYear).format(instant).replace(/^1 /, '1ᵉʳ ')
}

/** Writes an instant with its day and its time, for a tooltip. */
export function exactInstant(instant: number): string {
  return whole.format(instant)
}

/** The days between the day of an instant and that of `now`, in Paris. */
const daysBefore = (instant: number, now: number): number => (Date.parse(parisDay(now)) - Date.parse(parisDay(instant))) / DAY_MS

/** Names the day of a past instant inside a sentence, before « à 10 h »: `today`, `yesterday`, the day of the last week, or the date. */
export function dayInSentence(instant: number, now: number): string {
  const days = daysBefore(instant, now)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < 7 ? weekday.format(instant) : `le ${frenchDay(instant, now)}`
}

/** Describes an instant as a person would: minutes ago, then the time of day, then the day. A clock that is a little ahead is now. */
export function describeInstant(instant: number, now: number): DescribedInstant {
  const minutes = Math.floor((now - instant) / MINUTE_MS)
  if (minutes < -MAX_MINUTES) return { kind: 'day', day: frenchDay(instant, now) }
  if (minutes < 1) return { kind: 'now' }
  if (minutes < MAX_MINUTES) return { kind: 'minutes', count: minutes }
  if (parisDay(instant) === parisDay(now)) return { kind: 'today', time: frenchTime(instant) }
  // A day may have 23 or 25 hours: the noon of yesterday is found from that of today.
  const noon = Date.parse(`${parisDay(now)}T12:00:00Z`)
  if (parisDay(instant) === parisDay(noon - DAY_MS)) return { kind: 'yesterday', time: frenchTime(instant) }
  return { kind: 'day', day: frenchDay(instant, now) }
}
