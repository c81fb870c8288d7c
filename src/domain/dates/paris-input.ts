import { isDay } from './is-day.ts'
import { parisDay, parisHour, parisInstant } from './paris-day.ts'

/** An instant as a field of date and time holds it, in Paris: `2026-12-01T08:00`. */
export function parisInput(instant: number): string {
  return `${parisDay(instant)}T${parisHour(instant)}`
}

/** A day as French spreadsheets and readers write it: `01/12/2026` for `2026-12-01`. */
export function frenchDay(day: string): string {
  return day.split('-').toReversed().join('/')
}

/** An instant as a spreadsheet of the language reads it, in Paris: `01/12/2026 08:00`, in English `2026-12-01 08:00`. */
export function parisStamp(instant: number, language: 'fr' | 'en' = 'fr'): string {
  const day = parisDay(instant)
  return `${language === 'fr' ? frenchDay(day) : day} ${parisHour(instant)}`
}

/** The instant that a field of date and time holds, in Paris; null for an empty or half-filled field. */
export function instantOfParisInput(value: string): Date | null {
  const [, day = '', clock = ''] = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)/.exec(value) ?? []
  return isDay(day) ? parisInstant(day, clock) : null
}

/** A stored instant as a field shows it, in Paris; empty for none and for a text that is no instant. */
export function fieldOfInstant(stored: string | null): string {
  const instant = Date.parse(stored ?? '')
  return Number.isNaN(instant) ? '' : parisInput(instant)
}

/** The instant to store for what a field holds. A field that was not changed leaves its instant, with its seconds and its half of a double hour. */
export function typedInstant(value: string, stored: string | null): string | null {
  if (value !== '' && value === fieldOfInstant(stored)) return stored
  return instantOfParisInput(value)?.toISOString() ?? null
}

/** True where clocks beside this program show the time of Paris, in winter and in summer of a year. */
export function hasParisTime(year: number): boolean {
  return ['01', '04', '07', '11'].every((month) => {
    const noon = parisInstant(`${year}-${month}-01`, '12:00')
    return noon.getHours() === 12 && noon.getMinutes() === 0
  })
}
