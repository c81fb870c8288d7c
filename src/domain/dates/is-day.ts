/** Tells whether a text is a day of the calendar, written as yyyy-mm-dd. */
export function isDay(text: string): boolean {
  // No calendar has a year zero.
  const time = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
