/** An amount in euros, as the shop's answers write it, in cents. */
export function centsOf(euros: number): number {
  return Math.round(euros * 100)
}
