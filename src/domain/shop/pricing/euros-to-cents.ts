/** Euros as answers and files write them, in cents: the one way from the ones to the others. Below zero too, as of what is taken off. */
export function inCents(euros: number): number {
  return Math.round(euros * 100)
}
