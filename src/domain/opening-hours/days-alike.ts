import type { OpeningException, OpeningRange } from '#schemas/generated/content.ts'
import { addDays } from '#domain/dates/dates.ts'

/** Consecutive days that differ from the week in the same way. */
export interface DaysAlike {
  readonly from: string
  readonly to: string
  readonly label: string | undefined
  readonly ranges: readonly OpeningRange[]
}

/** Groups consecutive days with the same hours and label. */
export function daysAlike(days: readonly OpeningException[]): DaysAlike[] {
  const groups: DaysAlike[] = []
  for (const { date, label, ranges } of days) {
    const last = groups.at(-1)
    const isNext = last && date === addDays(last.to, 1) && label === last.label && JSON.stringify(ranges) === JSON.stringify(last.ranges)
    if (isNext) groups[groups.length - 1] = { ...last, to: date }
    else groups.push({ from: date, to: date, label, ranges })
  }
  return groups
}
