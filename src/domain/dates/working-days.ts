import { addDays, weekdayOf } from './dates.ts'
import { isFrenchHoliday } from './french-holidays.ts'

/** Returns true for a working day in France: Monday to Friday, except public holidays. */
export function isWorkingDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !isFrenchHoliday(day)
}

/** Returns the day `count` working days after another day. The start day does not count. */
export function addWorkingDays(day: string, count: number): string {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}
