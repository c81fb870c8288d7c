const FIRST = '2000-01'
const LAST = '2099-12'

/** A day of a calendar's grid. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly day: number
  readonly isInMonth: boolean
}

/** The month that a query asks for, as `YYYY-MM`; null when it asks for none. */
export function requestedMonth(asked: string | undefined): string | null {
  return asked !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : null
}

/** Where a calendar opens that is asked for no month: at the first that has something to come, else at that of today. */
export function initialMonth(events: readonly { readonly firstDay: string; readonly lastDay: string }[], today: string): string {
  const next = events.filter(({ lastDay }) => lastDay >= today).toSorted((one, other) => one.firstDay.localeCompare(other.firstDay))[0]
  return (next && next.firstDay > today ? next.firstDay : today).slice(0, 7)
}

/** Returns the month after the given number of months; null outside the range of a calendar. */
export function nextMonth(month: string, count: number): string | null {
  const moved = new Date(`${month}-15T00:00:00Z`)
  moved.setUTCMonth(moved.getUTCMonth() + count)
  const after = moved.toISOString().slice(0, 7)
  return after < FIRST || after > LAST ? null : after
}

/** The first and the last month of a calendar, each as `YYYY-MM`. */
export interface MonthSpan {
  readonly from: string
  readonly to: string
}

/** The months from the first event to the last, and the present one; null where the first and the last are not known. */
export function monthRange(firstDay: string | undefined, lastDay: string | undefined, today: string): MonthSpan | null {
  if (firstDay === undefined || lastDay === undefined) return null
  const [from = today, to = today] = [[firstDay, today].sort()[0], [lastDay, today].sort()[1]]
  return { from: from.slice(0, 7), to: to.slice(0, 7) }
}

/** The months to which one leads: those around it within the span, from beyond it the nearest that has something. */
export function monthsAround(month: string, span: MonthSpan | null): { readonly before: string | null; readonly after: string | null } {
  const [before, after] = [nextMonth(month, -1), nextMonth(month, 1)]
  if (span === null) return { before, after }
  return {
    before: month <= span.from || before === null ? null : before > span.to ? span.to : before,
    after: month >= span.to || after === null ? null : after < span.from ? span.from : after,
  }
}

/** The weeks of a month, from Monday to Sunday, filled up with the days around it. */
export function weeksOf(month: string): CalendarDay[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const offset = (first.getUTCDay() + 6) % 7
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return Array.from({ length: Math.ceil((offset + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday): CalendarDay => {
      const date = new Date(first)
      date.setUTCDate(1 - offset + week * 7 + weekday)
      return { date: date.toISOString().slice(0, 10), day: date.getUTCDate(), isInMonth: date.getUTCMonth() === first.getUTCMonth() }
    }),
  )
}
