import { addDays, daysBetween } from '#domain/dates/dates.ts'
import type { HoursForm, Range, SpecialDay } from '#admin/hours/hours-form.ts'

/** Most days of a site that differ from its week. */
export const MAX_SPECIAL = 60

const byDate = (days: readonly SpecialDay[]): SpecialDay[] => days.toSorted((one, other) => one.date.localeCompare(other.date))

/** Days to come that differ from the week, with new ones in the place of those of the same date. Days that are over are left out. */
export function withDays(former: readonly SpecialDay[], added: readonly SpecialDay[], today: string): SpecialDay[] {
  const dates = new Set(added.map(({ date }) => date))
  return byDate([...former.filter(({ date }) => date >= today && !dates.has(date)), ...added])
}

/** Makes one day for each day of a period, with the same hours and labels. */
export function daysOf(
  { from, to }: { readonly from: string; readonly to: string },
  rest: { readonly ranges: readonly Range[]; readonly labels: Readonly<Record<string, string>> },
): SpecialDay[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => ({
    ...{ date: addDays(from, index), ranges: [...rest.ranges], labels: { ...rest.labels } },
  }))
}

/** A line of the list: a day that differs, or a closure. */
export type SpecialLine =
  | { readonly kind: 'day'; readonly from: string; readonly day: SpecialDay }
  | { readonly kind: 'closure'; readonly from: string; readonly index: number; readonly closure: HoursForm['closures'][number] }

/** The days and closures that are not over, in the order of their dates. */
export function linesFrom({ exceptions, closures }: Pick<HoursForm, 'closures' | 'exceptions'>, today: string): SpecialLine[] {
  const days = exceptions.filter(({ date }) => date >= today).map((day) => ({ kind: 'day', from: day.date, day }) as const)
  const closed = closures
    .map((closure, index) => ({ kind: 'closure', from: closure.from, index, closure }) as const)
    .filter(({ closure }) => closure.to >= today)
  return [...days, ...closed].toSorted((one, other) => one.from.localeCompare(other.from))
}
