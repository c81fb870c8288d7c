import { errorMessage, type ErrorCode } from '#schemas/errors/errors.ts'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'

const LOCALE = 'fr_FR'

/** A form of a stage that is done, with what it was answered, and what was typed where it can be taken up again. */
export function previewSubmittedForm(name: string, answer?: unknown, values: SentForm['values'] = {}): SentForm {
  return { name, values, errors: [], code: null, message: null, answer }
}

/** A form of a stage that was refused, with the faults of its fields and what stands in it. */
export function refusedForm(name: string, faults: Readonly<Record<string, FieldErrorCode>>, values: SentForm['values'] = {}): SentForm {
  const errors = Object.entries(faults).map(([field, code]) => ({ field, code, message: fieldErrorMessage(code, LOCALE) }))
  return { ...failedForm(name, 'VALIDATION_FAILED'), values, errors }
}

/** A form of a stage that was refused as a whole. */
export function failedForm(name: string, code: ErrorCode): SentForm {
  return { name, values: {}, errors: [], code, message: errorMessage(code, LOCALE) }
}
