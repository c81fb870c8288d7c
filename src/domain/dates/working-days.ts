import { addDays, weekdayOf } from './dates.ts'
import { isFrenchHoliday } from './french-holidays.ts'

/** Whether people work on a day in France: Monday to Friday, but for the public holidays. */
export function isWorkingDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !isFrenchHoliday(day)
}

/** The last of so many working days that follow a day; the day itself does not count. */
export function addWorkingDays(day: string, count: number): string {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}
