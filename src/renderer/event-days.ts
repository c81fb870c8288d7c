import { lastInstant } from '#schemas/text/event-end.ts'
import { parisDay } from '#domain/dates/paris-day.ts'

interface Span {
  readonly startAt: string
  readonly endAt: string
}

/** Returns the first and last day of an event in Paris, as `YYYY-MM-DD`. */
export function daysOf(span: Span): { firstDay: string; lastDay: string } {
  return { firstDay: parisDay(Date.parse(span.startAt)), lastDay: parisDay(lastInstant(span)) }
}

/** Returns true when an event takes place on a day (`YYYY-MM-DD`) in Paris. */
export function isOnDay(span: Span, day: string): boolean {
  const { firstDay, lastDay } = daysOf(span)
  return firstDay <= day && day <= lastDay
}
