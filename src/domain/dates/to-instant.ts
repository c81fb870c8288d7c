/** An instant as the API writes it: UTC, to the second. */
export function toInstant(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z')
}
