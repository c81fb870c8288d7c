const DAY_MS = 86_400_000
/** From this number of days on a deadline is near. */
const NEAR_DAYS = 7

/** Counts the days that are left before a deadline, both as `YYYY-MM-DD`: zero on its last day, fewer than zero once it is past. */
export function daysLeft(deadline: string, today: string): number {
  return Math.round((Date.parse(deadline) - Date.parse(today)) / DAY_MS)
}

/** How urgent a deadline is by the days that are left. */
export function deadlineTone(days: number): 'late' | 'near' | 'far' {
  if (days < 0) return 'late'
  return days <= NEAR_DAYS ? 'near' : 'far'
}
