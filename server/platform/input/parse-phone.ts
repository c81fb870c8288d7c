import { readPhone } from '#domain/text/phone-number.ts'
import { validationError, type InvalidField } from '#server/platform/errors/validation-error.ts'

/** The fault of a phone number in a form. */
export function phoneFaults(text: string | null | undefined): InvalidField[] {
  return text === null || text === undefined || readPhone(text) !== null ? [] : [{ field: 'phone', code: 'PHONE' }]
}

/** Parses the phone number of a form: null without one; throws when it is none. */
export function requirePhone(text: string | null | undefined, locale: string, field = 'phone'): string | null {
  if (text === null || text === undefined) return null
  const phone = readPhone(text)
  if (phone === null) throw validationError(locale, [{ field, code: 'PHONE' }])
  return phone
}
