import { parisDay } from '#domain/paris-day.ts'

/** Whether something takes place on a day (`YYYY-MM-DD`) in Paris. */
export function isOnDay({ startAt, endAt }: { readonly startAt: string; readonly endAt: string }, day: string): boolean {
  return parisDay(Date.parse(startAt)) <= day && day <= parisDay(Date.parse(endAt))
}
