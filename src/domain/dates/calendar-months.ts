/** The instant so many calendar months before another (after it when negative), at the same time UTC; where that month has no such day, its last one. */
export function monthsBefore(instant: Date, months: number): Date {
  const moved = new Date(instant)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() - months)
  const daysInMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(instant.getUTCDate(), daysInMonth))
  return moved
}
