import { parisDay } from '#domain/paris-day.ts'

/** The first and the last day in Paris on which something takes place, as `YYYY-MM-DD`. */
export function daysOf({ startAt, endAt }: { readonly startAt: string; readonly endAt: string }): { firstDay: string; lastDay: string } {
  return { firstDay: parisDay(Date.parse(startAt)), lastDay: parisDay(Date.parse(endAt)) }
}

/** Whether something takes place on a day (`YYYY-MM-DD`) in Paris. */
export function isOnDay({ startAt, endAt }: { readonly startAt: string; readonly endAt: string }, day: string): boolean {
  return parisDay(Date.parse(startAt)) <= day && day <= parisDay(Date.parse(endAt))
}
