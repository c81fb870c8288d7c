import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { digitsToDial } from '#schemas/text/digits-to-dial.ts'

/** Parses a phone number to E.164, French unless it has a country code; null when no country has such numbers, or when it has an extension, which would be lost. */
export function readPhone(typed: string): string | null {
  const digits = digitsToDial(typed)
  const phone = digits === null ? undefined : parsePhoneNumberFromString(digits, { defaultCountry: 'FR', extract: false })
  return phone?.isValid() === true ? phone.number : null
}

/** Tells whether a text is a phone number: the checkout refuses before the order what the server would refuse after it. */
export function isPhoneNumber(typed: string): boolean {
  return readPhone(typed) !== null
}
