import { allergens } from '#schemas/api/shop/product.ts'

/** An allergen that a wine may contain. */
export type Allergen = (typeof allergens)[number]

/** Returns the allergens of an item and of all bottles in it, without duplicates. */
export function allergensWithin(own: readonly Allergen[], contents: readonly { readonly allergens: readonly Allergen[] }[]): Allergen[] {
  const all = new Set([...own, ...contents.flatMap((content) => content.allergens)])
  return allergens.filter((each) => all.has(each))
}
