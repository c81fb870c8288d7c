import type { OpeningHoursConf } from '#schemas/generated/content.ts'
import { openingHoursOn } from '#domain/dates/opening-hours-on.ts'

/** A day on which the house is closed: the reason that its editors gave, empty for a weekday that is always closed. */
export interface ClosedDay {
  readonly label: string
}

/** Tests if a day is closed by the opening hours; null for an open one, and for a site that has not filled them in. */
export function closedDay(hours: Pick<OpeningHoursConf, 'days' | 'exceptions'> | undefined, day: string): ClosedDay | null {
  const found = openingHoursOn(hours, day)
  return found === null || found.ranges.length > 0 ? null : { label: found.label ?? '' }
}
