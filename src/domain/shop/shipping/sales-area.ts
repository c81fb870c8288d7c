/** The member states of the EU, by their two-letter codes. */
const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** The countries that a site sells to. */
export interface SalesArea {
  readonly onlyInFrance: boolean
  readonly worldwide: boolean
}

/**
 * Returns true when a site sells to a country: France only, the whole world, or by default the EU. The carrier needs a tariff for the
 * country as well.
 */
export function canSellTo(alphaTwo: string, { onlyInFrance, worldwide }: SalesArea): boolean {
  if (onlyInFrance) return alphaTwo === 'FR'
  return worldwide || union.includes(alphaTwo)
}
