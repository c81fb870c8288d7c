import { allergens } from '#schemas/api/shop/product.ts'

/** Something that a wine contains and that some people must not drink. */
export type Allergen = (typeof allergens)[number]

/** What something that is sold contains: its own, and what is in each bottle that it holds, each named once. */
export function allergensWithin(own: readonly Allergen[], contents: readonly { readonly allergens: readonly Allergen[] }[]): Allergen[] {
  const all = new Set([...own, ...contents.flatMap((content) => content.allergens)])
  return allergens.filter((each) => all.has(each))
}
