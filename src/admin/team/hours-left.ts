const HOUR_MS = 3_600_000

/** The hours that are left until an instant, to the nearest one: an invitation for 24 hours says 24 when it is made. 0 below one hour. */
export function hoursLeft(until: string, now: number): number {
  const left = (Date.parse(until) - now) / HOUR_MS
  return left < 1 ? 0 : Math.round(left)
}
