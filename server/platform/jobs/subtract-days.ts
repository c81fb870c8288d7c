const dayMs = 86_400_000

/** Subtracts days from an instant. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
