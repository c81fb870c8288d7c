import { hasHours, hoursOn, type ShownHours } from '#domain/opening-hours/hours-of-day.ts'

/** A day on which the house is closed: the reason that its editors gave, empty for a weekday that is always closed. */
export interface ClosedDay {
  readonly label: string
}

/** Tests if a day is closed by the opening hours; null for an open one, and for a site that has not filled them in. */
export function closedDay(hours: ShownHours | undefined, day: string): ClosedDay | null {
  if (hours === undefined || !hasHours(hours)) return null
  const { ranges, label } = hoursOn(hours, day)
  return ranges.length > 0 ? null : { label: label ?? '' }
}
