import { MAX_PERIOD_DAYS } from '#schemas/admin/visits/visit-limits.ts'
import type { DaySpan } from '#domain/dates/compared-months.ts'
import { addDays, daysBetween } from '#domain/dates/dates.ts'
import { isDay } from '#domain/dates/is-day.ts'
import { periodBefore } from '#domain/dates/period-before.ts'

/** Periods that are offered by name. */
export const periodNames = ['month', 'before', 'week', 'days', 'year'] as const

/** Name of an offered period. */
export type PeriodName = (typeof periodNames)[number]

/** Parts of the report that the table shows. */
export const reportParts = ['day', 'page', 'source'] as const

/** The report as its address says it. */
export interface VisitsView extends DaySpan {
  readonly part: (typeof reportParts)[number]
}

const WEEK = 7
const MONTH = 30
const YEAR = 365

const monthUntil = (today: string): DaySpan => ({ from: `${today.slice(0, 7)}-01`, until: today })

/** The days of an offered period on a day. */
export function periodOf(name: PeriodName, today: string): DaySpan {
  const last = (days: number): DaySpan => ({ from: addDays(today, 1 - days), until: today })
  switch (name) {
    case 'month':
      return monthUntil(today)
    case 'before': {
      const from = periodBefore(monthUntil(today)).from
      return { from, until: addDays(monthUntil(today).from, -1) }
    }
    case 'week':
      return last(WEEK)
    case 'days':
      return last(MONTH)
    case 'year':
      return last(YEAR)
  }
}

/** The name of a period on a day; null where it has none. */
export function nameOf({ from, until }: DaySpan, today: string): PeriodName | null {
  return (
    periodNames.find((name) => {
      const period = periodOf(name, today)
      return period.from === from && period.until === until
    }) ?? null
  )
}

/** Tests if a period can be asked for: its end follows its beginning, and it is short enough. */
export function isPeriod({ from, until }: DaySpan): boolean {
  if (!isDay(from) || !isDay(until)) return false
  const days = daysBetween(from, until)
  return days >= 0 && days < MAX_PERIOD_DAYS
}

/** Reads the view of an address: this month where it says none. */
export function readView(query: URLSearchParams, today: string): VisitsView {
  const requested = { from: query.get('du') ?? '', until: query.get('au') ?? '' }
  return {
    ...(isPeriod(requested) ? requested : monthUntil(today)),
    part: reportParts.find((each) => each === query.get('par')) ?? 'page',
  }
}

/** Writes the view into an address, without what is as usual. */
export function writeView({ from, until, part }: VisitsView, today: string): URLSearchParams {
  const query = new URLSearchParams()
  if (nameOf({ from, until }, today) !== 'month') {
    query.set('du', from)
    query.set('au', until)
  }
  if (part !== 'page') query.set('par', part)
  return query
}
