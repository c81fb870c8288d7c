/** Logs a warning to the console of the browser. */
export function warn(...what: unknown[]): void {
  console.warn(...what)
}
