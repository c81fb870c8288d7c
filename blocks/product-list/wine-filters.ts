import type { ProductFacets } from '#schemas/api/shop/product.ts'

/** One entry of a menu. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** What narrows the list by what its wines are, as the page's address names it. */
export const wineFilters = ['colour', 'appellation', 'grape', 'sweetness', 'organic'] as const

/** What can be chosen of each: what the catalogue has. */
export function wineChoices(
  { colours, appellations, grapes, sweetnesses, organic }: ProductFacets,
  organicLabel: string,
): Readonly<Record<(typeof wineFilters)[number], readonly Choice[]>> {
  return {
    colour: colours,
    appellation: appellations,
    grape: grapes,
    sweetness: sweetnesses,
    organic: organic === 0 ? [] : [{ value: 'true', label: organicLabel }],
  }
}
