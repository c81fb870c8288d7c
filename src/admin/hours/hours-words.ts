import { addDays, weekdayOf } from '#domain/dates/dates.ts'
import { hoursOn } from '#domain/opening-hours/hours-of-day.ts'
import { shownHours, type HoursForm, type Range, type WeekDay } from './hours-form.ts'

/** The days of the week as a sentence names them, Monday first. */
export const dayNames: Readonly<Record<WeekDay, string>> = {
  MONDAY: 'lundi',
  TUESDAY: 'mardi',
  WEDNESDAY: 'mercredi',
  THURSDAY: 'jeudi',
  FRIDAY: 'vendredi',
  SATURDAY: 'samedi',
  SUNDAY: 'dimanche',
}

const week = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const
const dayOnly = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', day: 'numeric' })
const dayAndMonth = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', day: 'numeric', month: 'long' })
const wholeDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const named = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
const shortDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const firstOfMonth = (words: string): string => words.replace(/(^|\s)1(?=\s)/u, '$11er')

/** The day of the week of a day, `YYYY-MM-DD`. */
export const weekDayOf = (day: string): WeekDay => week[weekdayOf(day)] ?? 'MONDAY'

/** Starts a text with a capital. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)

/** Writes a time of day: « 9 h », « 12 h 30 », « minuit ». */
export function writeTime(time: string): string {
  if (time === '24:00') return 'minuit'
  const [hours, minutes = '00'] = time.split(':')
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`
}

/** Writes the hours of a day: « 9 h – 12 h, 14 h – 19 h », « Fermé ». */
export function writeRanges(ranges: readonly Range[]): string {
  if (ranges.length === 0) return 'Fermé'
  return ranges.map(({ open, close }) => `${writeTime(open)} – ${writeTime(close)}`).join(', ')
}

/** Writes a day with its weekday and its year: « Ven. 25 déc. 2026 ». */
export const writeDay = (day: string): string => firstOfMonth(capital(wholeDay.format(instantOf(day))))

/** Names a day in a sentence: « mardi 26 janvier ». */
export const nameDay = (day: string): string => firstOfMonth(named.format(instantOf(day)))

/** Writes a period: « 11 – 24 janv. 2027 ». */
export function writePeriod(from: string, to: string): string {
  if (from === to) return writeDay(from)
  const last = firstOfMonth(shortDay.format(instantOf(to)))
  const first = from.slice(0, 7) === to.slice(0, 7) ? dayOnly : from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth : shortDay
  return `${firstOfMonth(`${first.format(instantOf(from))} `).trim()} – ${last}`
}

/** Names a period in a sentence: « du 11 au 24 janvier », « le 25 décembre ». */
export function namePeriod(from: string, to: string): string {
  const last = firstOfMonth(dayAndMonth.format(instantOf(to)))
  if (from === to) return `le ${last}`
  const first = from.slice(0, 7) === to.slice(0, 7) ? dayOnly : dayAndMonth
  return `du ${firstOfMonth(`${first.format(instantOf(from))} `).trim()} au ${last}`
}

/** Most days that are looked at for the reopening. */
const LOOKED_AT = 31

/** The first open day after a closure; null where none of the next month is open. */
export function reopening(form: Pick<HoursForm, 'closures' | 'days' | 'exceptions'>, to: string): string | null {
  const hours = shownHours(form)
  const days = Array.from({ length: LOOKED_AT }, (_, index) => addDays(to, index + 1))
  return days.find((day) => hoursOn(hours, day).ranges.length > 0) ?? null
}
