import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number as it is stored (E.164), read as people write it: French unless it names its country; null when it cannot be one. */
export function readPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'FR', extract: false })
  return phone?.isPossible() === true ? phone.number : null
}
