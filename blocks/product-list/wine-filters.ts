import type { ProductFacets } from '#schemas/api/shop/product.ts'

/** One entry of a menu. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** Query parameters that filter the list by properties of the wines. */
export const wineFilters = ['colour', 'appellation', 'grape', 'sweetness', 'organic'] as const

/** Returns the choices of each filter: the values in the catalogue. */
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
