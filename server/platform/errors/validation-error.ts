import type { ContrastReason } from '#schemas/errors/reasons/contrast-reasons.ts'
import type { FormatReason, LimitReason, NumberReason } from '#schemas/errors/error-details.ts'
import type { RedirectReason } from '#schemas/errors/reasons/redirect-reasons.ts'
import type { TakenReason } from '#schemas/errors/reasons/taken-reasons.ts'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { ApiError } from './api-error.ts'
import type { FieldFaults } from './issue-errors.ts'
import { MAX_TOLD_FAULTS } from './told-faults.ts'

/** A field that a service does not take, and why. */
export interface InvalidField {
  readonly field: string
  readonly code: FieldErrorCode
  /** Why the form is not the expected one, where that is known. */
  readonly reason?: FormatReason | LimitReason | NumberReason | ContrastReason | RedirectReason | TakenReason
  /** The character that a paper cannot print. */
  readonly sign?: string
  /** The most that would be taken, where it is too much. */
  readonly max?: number | string
  /** The least that would be taken, where it is too little. */
  readonly min?: number | string
  /** The value that was found, beside the least. */
  readonly found?: number
  /** The title of what has the value already. */
  readonly holder?: string
  /** The address to name instead. */
  readonly to?: string
}

/** The faults of fields as an answer says them: the first ones in the reader's language, and the number of the others. */
export function faultsOfFields(locale: string, faults: readonly InvalidField[]): FieldFaults {
  const told = faults.slice(0, MAX_TOLD_FAULTS)
  const errors = told.map(({ field, code, ...words }) => ({ field, code, message: fieldErrorMessage(code, locale, words) }))
  return { errors, more: faults.length - told.length }
}

/** The refusal of fields that their schema lets pass, in the reader's language. */
export function validationError(locale: string, faults: readonly InvalidField[]): ApiError {
  return new ApiError('VALIDATION_FAILED', { ...faultsOfFields(locale, faults) })
}
