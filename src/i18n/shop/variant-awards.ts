import type { Award, Declination } from '#schemas/api/shop/product.ts'

/** The awards of a product that one of its bottles may boast of: those of its vintage, and those that are of none. */
export function awardsOf(awards: readonly Award[], { year }: Pick<Declination, 'year'>): readonly Award[] {
  return awards.filter(({ vintage }) => vintage === undefined || vintage === year)
}
