/**
 * Returns the instant a number of calendar months earlier (later when negative), at the same UTC time. A missing day becomes the last day
 * of the month.
 */
export function monthsBefore(instant: Date, months: number): Date {
  const moved = new Date(instant)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() - months)
  const daysInMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(instant.getUTCDate(), daysInMonth))
  return moved
}
