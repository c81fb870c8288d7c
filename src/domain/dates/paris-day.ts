const hourMs = 3_600_000
// Made once: a formatter costs a hundred times what it formats.
const parisDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit', day: '2-digit' })
const parisTime = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' })

/** The day that it is in Paris at an instant, as `YYYY-MM-DD`. */
export function parisDay(instant: number): string {
  return parisDate.format(instant).padStart(10, '0')
}

/** The last second of a day in Paris. */
export function endOfParisDay(day: string): Date {
  const inWinter = Date.parse(`${day}T22:59:59Z`)
  return new Date(parisDay(inWinter) === day ? inWinter : inWinter - hourMs)
}

/** The time of day in Paris at an instant, as `HH:MM`. */
export function parisHour(instant: number): string {
  return parisTime.format(instant)
}

/** The instant of a time of day in Paris, `HH:MM`; of a time that comes twice, the later one; a time that is skipped counts from the hour before. */
export function parisInstant(day: string, time: string): Date {
  const inWinter = Date.parse(`${day}T${time}:00Z`) - hourMs
  const isHour = (instant: number) => parisHour(instant) === time
  return new Date(!isHour(inWinter) && isHour(inWinter - hourMs) ? inWinter - hourMs : inWinter)
}
