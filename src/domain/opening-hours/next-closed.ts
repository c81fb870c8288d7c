import { addDays } from '#domain/dates/dates.ts'
import { hoursOn, type ShownHours } from './hours-of-day.ts'

/** Finds the first of the days after a day that is closed apart from the week: a closure, or an entry of its own without hours. */
export function nextClosed(hours: ShownHours, day: string, ahead: number): { readonly day: string; readonly label: string | null } | null {
  for (let away = 1; away <= ahead; away += 1) {
    const next = addDays(day, away)
    const { ranges, label, cause } = hoursOn(hours, next)
    if (cause !== 'WEEK' && ranges.length === 0) return { day: next, label }
  }
  return null
}
