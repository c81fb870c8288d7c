import { parisDay, parisInstant } from './paris-day.ts'

const time = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' })

/** An instant as a field of date and time holds it, in Paris: `2026-12-01T08:00`. */
export function parisInput(instant: number): string {
  return `${parisDay(instant)}T${time.format(instant)}`
}

/** An instant as a spreadsheet reads it, in Paris: `2026-12-01 08:00`. */
export function parisStamp(instant: number): string {
  return parisInput(instant).replace('T', ' ')
}

/** The instant that a field of date and time holds, in Paris; null for an empty or half-filled field. */
export function instantOfParisInput(value: string): Date | null {
  const [, day = '', clock = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value) ?? []
  return day === '' || Number.isNaN(Date.parse(`${day}T${clock}:00Z`)) ? null : parisInstant(day, clock)
}
