import { ownValue } from '#schemas/names/own-value.ts'

/** Formats of the postal codes of a country. */
const written: Readonly<Record<string, RegExp>> = {
  // The first two digits are the department (01 to 95, Corsica is 20), three digits overseas; military post begins with 00.
  FR: /^00(?!000)\d{3}$|^(?:0[1-9]|[1-8]\d|9[0-5])\d{3}$|^97[1-8]\d{2}$|^98[4678]\d{2}$/,
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  LU: /^\d{4}$/,
}

/** Letters of a country that are written before its postal code, beside its two of ISO 3166. Their codes begin with a digit. */
const signs: Readonly<Record<string, string>> = {
  ...{ AT: 'A', BE: 'B', CH: 'CH', CZ: 'CZ', DE: 'D', DK: 'DK', EE: 'EST', ES: 'E', FI: 'FIN', FR: 'F', GR: 'GR', HR: 'HR' },
  ...{ HU: 'H', IT: 'I', LI: 'FL', LT: 'LT', LU: 'L', MC: 'F', NL: 'NL', NO: 'N', PL: 'PL', PT: 'P', SE: 'S', SI: 'SLO', SK: 'SK' },
}

/** Removes spaces from a postal code, and the letters of its country: « L-1234 », « D-10115 »; where the country is given also « L1234 ». */
export function compactPostalCode(postalCode: string, alphaTwo?: string): string {
  const code = postalCode
    .replace(/\s/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase()
    .replace(/^[A-Z]{1,2}-(?=\d)/, '')
  const sign = alphaTwo === undefined ? undefined : ownValue(signs, alphaTwo)
  const letters = /^([A-Z]+)-?(?=\d)/.exec(code)
  return letters && sign !== undefined && [sign, alphaTwo].includes(letters[1]) ? code.slice(letters[0].length) : code
}

/** Tells whether a postal code is possible in a country, named by its two letters; where its codes are not known here, any text is. */
export function isPostalCode(alphaTwo: string, postalCode: string): boolean {
  const compact = compactPostalCode(postalCode, alphaTwo)
  return ownValue(written, alphaTwo)?.test(compact) ?? compact !== ''
}

/** Tells whether a postal code is that of a French overseas territory, where the prices of the mainland do not apply. */
export function isOverseas(alphaTwo: string, postalCode: string): boolean {
  return alphaTwo === 'FR' && /^9[78]/.test(compactPostalCode(postalCode, alphaTwo))
}
