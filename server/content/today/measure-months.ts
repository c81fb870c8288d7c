import { sql, type RawBuilder } from 'kysely'
import type { Measure } from '#schemas/admin/today/today-shapes.ts'
import { daysOf, type ComparedMonths, type DaySpan } from '#domain/dates/compared-months.ts'

/** A number of one measure on one day in Paris, `YYYY-MM-DD`. */
export interface DayValue {
  readonly name: Measure['name']
  readonly day: string
  readonly value: number
}

/** Condition that an instant is in one of the compared months, in Paris. */
export function inMonths(column: RawBuilder<unknown>, { now, wholeBefore, lastYear }: ComparedMonths): RawBuilder<boolean> {
  const within = ({ from, until }: DaySpan) => sql`(${column} >= (${from}::date)::timestamp at time zone 'Europe/Paris'
    and ${column} < (${until}::date + 1)::timestamp at time zone 'Europe/Paris')`
  return sql<boolean>`(${within({ from: wholeBefore.from, until: now.until })} or ${within(lastYear)})`
}

/** Makes a measure of the numbers of its days; a day without one counts as none. */
export function measureOf(name: Measure['name'], rows: readonly DayValue[], months: ComparedMonths): Measure {
  const values = new Map(rows.filter((row) => row.name === name).map(({ day, value }) => [day, Number(value)]))
  const numbers = (span: DaySpan): number[] => daysOf(span).map((day) => values.get(day) ?? 0)
  const sum = (span: DaySpan): number => numbers(span).reduce((total, value) => total + value, 0)
  return {
    ...{ name, now: sum(months.now), before: sum(months.before), lastYear: sum(months.lastYear) },
    ...{ days: numbers(months.now), daysBefore: numbers(months.wholeBefore) },
  }
}
