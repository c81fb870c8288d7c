import type { OpeningException, OpeningRange } from '#schemas/generated/content.ts'
import { addDays } from '#domain/dates/dates.ts'
import type { ShownHours } from './hours-of-day.ts'

/** Consecutive days that differ from the week in the same way. */
export interface DaysAlike {
  readonly from: string
  readonly to: string
  readonly label: string | undefined
  readonly ranges: readonly OpeningRange[]
}

const byDay = (one: DaysAlike, other: DaysAlike): number => one.from.localeCompare(other.from)

/** Groups consecutive days with the same hours and label. */
function daysAlike(days: readonly OpeningException[]): DaysAlike[] {
  const groups: DaysAlike[] = []
  for (const { date, label, ranges } of days) {
    const last = groups.at(-1)
    const isNext = last && date === addDays(last.to, 1) && label === last.label && JSON.stringify(ranges) === JSON.stringify(last.ranges)
    if (isNext) groups[groups.length - 1] = { ...last, to: date }
    else groups.push({ from: date, to: date, label, ranges })
  }
  return groups
}

const ownDays = ({ exceptions }: ShownHours, since: string): OpeningException[] =>
  exceptions.filter(({ date }) => date >= since).toSorted((one, other) => one.date.localeCompare(other.date))

/** The days from a day on that differ from the week, as people read them: a closure is one line, and a day within it another. */
export function specialDays(hours: ShownHours, since: string): DaysAlike[] {
  const closed = (hours.closures ?? []).filter(({ to }) => to >= since).map(({ from, to, label }) => ({ from, to, label, ranges: [] }))
  return [...closed, ...daysAlike(ownDays(hours, since))].toSorted(byDay)
}

/** The days from a day on that differ from the week, each of them once: a closure is parted by the days within it that have hours of their own. */
export function datedHours(hours: ShownHours, since: string): DaysAlike[] {
  const own = ownDays(hours, since)
  const closed = (hours.closures ?? [])
    .filter(({ to }) => to >= since)
    .flatMap(({ from, to, label }) => {
      const within = own.map(({ date }) => date).filter((date) => from <= date && date <= to)
      const starts = [from, ...within.map((date) => addDays(date, 1))]
      const ends = [...within.map((date) => addDays(date, -1)), to]
      return starts.map((start, index) => ({ from: start, to: ends[index] ?? to, label, ranges: [] }))
    })
  return [...closed.filter(({ from, to }) => from <= to), ...daysAlike(own)].toSorted(byDay)
}
