import { errorMessage, type ErrorCode, type FieldError } from '#schemas/errors/errors.ts'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import type { ApiError } from '#server/platform/errors/api-error.ts'
import type { Fields } from './form-fields.ts'

/** The field that a refusal of the whole speaks of. */
const fieldOfRefusal: { readonly [Code in ErrorCode]?: string } = {
  TOTP_REQUIRED: 'code',
  TOTP_INVALID: 'code',
  REAUTH_REQUIRED: 'password',
  MINOR: 'birthdate',
}

/** Returns true for a field that a refused form shows again: no secret, and no field that the page itself added. */
function isShownAgain(name: string): boolean {
  return !name.startsWith('_') && !/password|^code$|^token$/i.test(name)
}

function errorsOf({ code, data }: ApiError, message: string): SentForm['errors'] {
  if (code === 'VALIDATION_FAILED') return (data['errors'] ?? []) as readonly FieldError[]
  const field = fieldOfRefusal[code]
  return field === undefined ? [] : [{ field, code: code as FieldError['code'], message }]
}

/** The values of a form without its secrets. */
export function redactedValues(fields: Fields): Record<string, string | string[]> {
  const shown = [...fields.entries].filter(([field]) => isShownAgain(field))
  return Object.fromEntries(shown.map(([field, all]) => [field, all.length === 1 ? (all[0] ?? '') : [...all]]))
}

/** A form that was refused, as its page shows it again. */
export function refusedForm(name: string, fields: Fields, refusal: ApiError, locale: string): SentForm {
  const message = errorMessage(refusal.code, locale, refusal.data)
  return {
    ...{ name, of: fields.text('_of'), values: redactedValues(fields), files: fields.fileFields },
    ...{ errors: errorsOf(refusal, message), code: refusal.code, message },
  }
}

const unrefused = { errors: [], code: null, message: null } as const

/** A form that is done, as its page shows it this once; one that can be taken up again with what was typed. */
export function submittedForm(name: string, fields: Fields, { answer, isRevisable }: { answer: unknown; isRevisable: boolean }): SentForm {
  return { name, of: fields.text('_of'), values: isRevisable ? redactedValues(fields) : {}, ...unrefused, answer }
}

/** A form that its author takes up again, as its page shows it. */
export function editedForm(name: string, fields: Fields): SentForm {
  return { name, of: fields.text('_of'), values: redactedValues(fields), ...unrefused, isRevised: true }
}
