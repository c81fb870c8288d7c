import { specialDays, type DaysAlike } from '#domain/opening-hours/days-alike.ts'
import { heldAt, type HeldHours } from '#domain/opening-hours/held-at.ts'
import { hasHours, type ShownHours } from '#domain/opening-hours/hours-of-day.ts'
import { usePage } from '#renderer/context.ts'

/** Opening hours that a site has given; undefined while it has none. */
export const givenHours = <Hours extends ShownHours>(hours: Hours | undefined): Hours | undefined =>
  hours && hasHours(hours) ? hours : undefined

/** Reads what the opening hours say at the moment of the page; null for a site that has not given them. */
export function useHeldHours(hours: ShownHours | undefined): HeldHours | null {
  const { moment } = usePage()
  return hours === undefined ? null : heldAt(hours, moment)
}

/** The days from the day of the page on that differ from the week: a closure is one of them, from its first day to its last. */
export function useSpecialDays(hours: ShownHours): DaysAlike[] {
  const { today } = usePage()
  return specialDays(hours, today)
}
