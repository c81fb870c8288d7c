/** Says in the browser's console that something went less well than it should, for whoever looks there. */
export function warn(...what: unknown[]): void {
  console.warn(...what)
}
