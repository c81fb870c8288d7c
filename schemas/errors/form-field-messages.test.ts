import { expect, it } from 'vitest'
import { fieldErrorMessage } from './field-messages.ts'
import type { FieldErrorCode } from './field-errors.ts'
import { formFieldErrors } from './form-field-errors.ts'
import { fieldErrorMessage as formFieldErrorMessage } from './form-field-messages.ts'
import { dateReasons, formFormatReasons, formLimitReasons, numberReasons } from './form-error-details.ts'

const reasons: Partial<Record<FieldErrorCode, object>> = {
  ...{ FORMAT: formFormatReasons, DATE: dateReasons, NUMBER: numberReasons, MIN: formLimitReasons, MAX: formLimitReasons },
}
const cases = (Object.keys(formFieldErrors) as (keyof typeof formFieldErrors)[]).flatMap((code) =>
  [undefined, 'toString', ...Object.keys(reasons[code] ?? {})].map((reason) => [code, reason] as const),
)

it.each(cases)('the browser and the server have the same message: %s, %s', (code, reason) => {
  const values = { reason, min: 2, max: 9, sign: '€', joined: '10000', units: '10', decimals: '0' }
  for (const locale of ['fr_FR', 'en_GB']) expect(formFieldErrorMessage(code, locale, values)).toBe(fieldErrorMessage(code, locale, values))
})

it('an error that no form detects has the message for an invalid format', () => {
  expect(formFieldErrorMessage('UNSAFE_HTML', 'fr_FR')).toBe(formFieldErrors.FORMAT.fr)
})
