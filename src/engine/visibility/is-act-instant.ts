const MINUTE = 60_000

/** True for an instant that an act took from the clock: a field of date and time writes whole minutes. */
export function isActInstant(instant: string): boolean {
  return Date.parse(instant) % MINUTE !== 0
}
