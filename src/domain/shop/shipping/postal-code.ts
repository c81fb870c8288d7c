import { ownValue } from '#schemas/names/own-value.ts'

/** How postal codes are written where we know it. */
const written: Readonly<Record<string, RegExp>> = {
  // The first two digits are the department (01 to 95, Corsica is 20), three digits overseas; military post begins with 00.
  FR: /^00(?!000)\d{3}$|^(?:0[1-9]|[1-8]\d|9[0-5])\d{3}$|^97[1-8]\d{2}$|^98[4678]\d{2}$/,
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  LU: /^\d{4}$/,
}

/** A postal code without the spaces that people write in it, and without the letters of the country before it: « L-1234 », « D-10115 ». */
export function compactPostalCode(postalCode: string): string {
  return postalCode
    .replace(/\s/g, '')
    .replace(/[\u2010\u2011]/g, '-')
    .toUpperCase()
    .replace(/^[A-Z]{1,2}-(?=\d)/, '')
}

/** Tells whether a postal code is possible in a country, named by its two letters; where its codes are not known here, any text is. */
export function isPostalCode(alphaTwo: string, postalCode: string): boolean {
  const compact = compactPostalCode(postalCode)
  return ownValue(written, alphaTwo)?.test(compact) ?? compact !== ''
}

/** Tells whether a postal code is that of a French overseas territory, where the prices of the mainland do not apply. */
export function isOverseas(alphaTwo: string, postalCode: string): boolean {
  return alphaTwo === 'FR' && /^9[78]/.test(compactPostalCode(postalCode))
}
