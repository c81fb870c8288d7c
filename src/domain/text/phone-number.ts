import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { digitsToDial } from '#schemas/text/digits-to-dial.ts'
import { frenchNumber, internationalForm } from '#schemas/text/french-number.ts'

/**
 * Parses a phone number to E.164, French unless it has a country code; null when no country has such numbers, or when it has an extension,
 * which would be lost. French ranges are read before the library, which takes numbers of territories overseas for numbers of the mainland.
 */
export function readPhone(typed: string): string | null {
  const digits = digitsToDial(typed)
  if (digits === null) return null
  const french = frenchNumber(digits)
  if (french !== null) return internationalForm(french)
  const phone = parsePhoneNumberFromString(digits, { defaultCountry: 'FR', extract: false })
  return phone?.isValid() === true ? phone.number : null
}

/** Tells whether a text is a phone number: the checkout refuses before the order what the server would refuse after it. */
export function isPhoneNumber(typed: string): boolean {
  return readPhone(typed) !== null
}
