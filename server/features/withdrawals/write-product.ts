import type { GivenUpProduct } from '#server/database/withdrawal-tables.ts'

/** Something that is given up, on one line; by its number where nobody has shown that the order is theirs. */
export function writeProduct({ id, quantity, name }: GivenUpProduct): string {
  return `${quantity} × ${name ?? `n° ${id}`}`
}
