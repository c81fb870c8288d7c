/** A span of days, both ends in it, as `YYYY-MM-DD`. */
export interface DaySpan {
  readonly from: string
  readonly until: string
}

/** The month until a day, with the same days of the month before and of a year before, and that month whole. */
export interface ComparedMonths {
  readonly now: DaySpan
  readonly before: DaySpan
  readonly lastYear: DaySpan
  readonly wholeBefore: DaySpan
}

const two = (number: number): string => String(number).padStart(2, '0')

/** The number of days of a month; month 1 is January. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function spanOf(year: number, month: number, last: number): DaySpan {
  const start = `${year}-${two(month)}`
  return { from: `${start}-01`, until: `${start}-${two(Math.min(last, daysIn(year, month)))}` }
}

/** The months that are compared on a day. A month without such a day is compared until its last one. */
export function comparedMonths(today: string): ComparedMonths {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const [beforeYear, beforeMonth] = month === 1 ? [year - 1, 12] : [year, month - 1]
  return {
    now: spanOf(year, month, day),
    before: spanOf(beforeYear, beforeMonth, day),
    lastYear: spanOf(year - 1, month, day),
    wholeBefore: spanOf(beforeYear, beforeMonth, 31),
  }
}

/** The days of a span in their order. */
export function daysOf({ from, until }: DaySpan): readonly string[] {
  const first = Number(from.slice(8))
  const count = Number(until.slice(8)) - first + 1
  return Array.from({ length: count }, (_, index) => `${from.slice(0, 8)}${two(first + index)}`)
}
