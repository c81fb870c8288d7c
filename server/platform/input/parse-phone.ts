import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { validationError, type InvalidField } from '#server/platform/errors/validation-error.ts'

/** A phone number as it is stored (E.164), read as people write it: French unless it names its country; null when it cannot be one, or names an extension, which would be lost. */
export function readPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'FR', extract: false })
  return phone?.isPossible() === true && phone.ext === undefined ? phone.number : null
}

/** What is wrong with the phone number that somebody gives in a form. */
export function phoneFaults(text: string | null | undefined): InvalidField[] {
  return text === null || text === undefined || readPhone(text) !== null ? [] : [{ field: 'phone', code: 'PHONE' }]
}

/** The phone number that somebody gives in a field of a form: null without one; refused when it cannot be one. */
export function requirePhone(text: string | null | undefined, locale: string, field = 'phone'): string | null {
  if (text === null || text === undefined) return null
  const phone = readPhone(text)
  if (phone === null) throw validationError(locale, [{ field, code: 'PHONE' }])
  return phone
}
