import type { ContrastReason } from '#schemas/errors/contrast-reasons.ts'
import type { FormatReason, LimitReason } from '#schemas/errors/error-details.ts'
import type { RedirectReason } from '#schemas/errors/redirect-reasons.ts'
import type { TakenReason } from '#schemas/errors/taken-reasons.ts'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { ApiError } from './api-error.ts'

/** A field that a service does not take, and why. */
export interface InvalidField {
  readonly field: string
  readonly code: FieldErrorCode
  /** Why the form is not the expected one, where that is known. */
  readonly reason?: FormatReason | LimitReason | ContrastReason | RedirectReason | TakenReason
  /** The most that would be taken, where it is too much. */
  readonly max?: number
  /** The least that would be taken, where it is too little. */
  readonly min?: number
  /** The value that was found, beside the least. */
  readonly found?: number
  /** The title of what has the value already. */
  readonly holder?: string
  /** The address to name instead. */
  readonly to?: string
}

/** The refusal of fields that their schema lets pass, in the reader's language. */
export function validationError(locale: string, faults: readonly InvalidField[]): ApiError {
  return new ApiError('VALIDATION_FAILED', {
    errors: faults.map(({ field, code, ...told }) => ({ field, code, message: fieldErrorMessage(code, locale, told) })),
  })
}
