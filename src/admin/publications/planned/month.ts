import { parisDay, parisInstant } from '#domain/dates/paris-day.ts'

const DAY_MS = 86_400_000
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)
const dayOf = (noon: number): string => new Date(noon).toISOString().slice(0, 10)

/** The month of a day, as `2026-12`. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** Counts months on from another one; a negative count goes back. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return dayOf(Date.UTC(year, number - 1 + count, 1, 12)).slice(0, 7)
}

/** The weeks of a month, from Monday to Sunday, with the days of its neighbours that fill them. */
export function weeksOf(month: string): string[][] {
  const first = noonOf(`${month}-01`)
  const beforeFirst = (new Date(first).getUTCDay() + 6) % 7
  const weeks: string[][] = []
  for (let monday = first - beforeFirst * DAY_MS; monthOf(dayOf(monday)) <= month; monday += 7 * DAY_MS)
    weeks.push(Array.from({ length: 7 }, (_, index) => dayOf(monday + index * DAY_MS)))
  return weeks
}

/** The first instant of the first day of weeks, and the first one after their last day. */
export function periodOf(weeks: readonly (readonly string[])[]): { readonly from: string; readonly until: string } {
  const last = weeks.at(-1)?.at(-1) ?? ''
  const after = dayOf(noonOf(last) + DAY_MS)
  return { from: parisInstant(weeks[0]?.[0] ?? '', '00:00').toISOString(), until: parisInstant(after, '00:00').toISOString() }
}

interface Timed {
  readonly startsAt: string
  readonly endsAt: string | null
}

/** A planned version in a week: its first and last column, its lane, and if it begins and ends there. */
export interface Bar<T extends Timed> {
  readonly item: T
  readonly from: number
  readonly to: number
  readonly lane: number
  readonly begins: boolean
  readonly ends: boolean
}

/** The days of a version in Paris. One that ends at midnight does not reach into the day that begins; one without an end has one day. */
function daysOf({ startsAt, endsAt }: Timed): readonly [string, string] {
  const first = parisDay(Date.parse(startsAt))
  return [first, endsAt === null ? first : parisDay(Math.max(Date.parse(startsAt), Date.parse(endsAt) - 1))]
}

/** The bars of a week, each in the first lane that is free. */
export function barsOf<T extends Timed>(week: readonly string[], items: readonly T[]): Bar<T>[] {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)]
  const bars: Bar<T>[] = []
  for (const item of items) {
    const [first, last] = daysOf(item)
    if (last < monday || first > sunday) continue
    const from = Math.max(0, week.indexOf(first))
    const to = last > sunday ? week.length - 1 : week.indexOf(last)
    const taken = new Set(bars.filter((bar) => bar.from <= to && bar.to >= from).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane += 1
    bars.push({ item, from, to, lane, begins: first >= monday, ends: last <= sunday })
  }
  return bars
}
