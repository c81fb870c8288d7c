import type { OpeningHoursConf, OpeningRange } from '#schemas/generated/content.ts'

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const

/** Opening hours of a day. Without ranges the house is closed; the label is the reason of a day of its own. */
export interface HoursOfDay {
  readonly ranges: readonly OpeningRange[]
  readonly label: string | null
}

/** The opening hours of a day, `YYYY-MM-DD`; null for a site that has not filled them in. */
export function openingHoursOn(hours: Pick<OpeningHoursConf, 'days' | 'exceptions'> | undefined, day: string): HoursOfDay | null {
  if (!hours?.days.some(({ ranges }) => ranges.length > 0)) return null
  const exception = hours.exceptions.find(({ date }) => date === day)
  if (exception) return { ranges: exception.ranges, label: exception.label ?? null }
  const name = WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()]
  return { ranges: hours.days.find((each) => each.day === name)?.ranges ?? [], label: null }
}
