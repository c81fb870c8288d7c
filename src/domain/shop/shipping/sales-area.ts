/** The members of the Union, by their two letters. */
const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Where a site sells to. */
export interface SalesArea {
  readonly onlyInFrance: boolean
  readonly worldwide: boolean
}

/** Whether a site sells to a country: France alone when it says so, else the whole world when it says so, else the Union. A tariff must be there as well. */
export function canSellTo(alphaTwo: string, { onlyInFrance, worldwide }: SalesArea): boolean {
  if (onlyInFrance) return alphaTwo === 'FR'
  return worldwide || union.includes(alphaTwo)
}
