const hourMs = 3_600_000

/** The day that it is in Paris at an instant, as `YYYY-MM-DD`. */
export function parisDay(instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)
}

/** The last second of a day in Paris. */
export function endOfParisDay(day: string): Date {
  const inWinter = Date.parse(`${day}T22:59:59Z`)
  return new Date(parisDay(inWinter) === day ? inWinter : inWinter - hourMs)
}
