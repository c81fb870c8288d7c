import { errors, type ErrorCode, type TooLargeReason } from '#schemas/errors/errors.ts'
import type { InvalidKind } from '#schemas/errors/invalid-document.ts'
import { toldFaults } from './told-faults.ts'

/** The error that a service throws to refuse a request: a code of the error catalogue and the data that goes with it. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly data: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, data: Readonly<Record<string, unknown>> = {}) {
    super(errors[code].en)
    this.name = 'Refusal'
    this.code = code
    this.data = code === 'VALIDATION_FAILED' ? toldFaults(data) : data
  }

  /** The HTTP status that the catalogue gives to this refusal. */
  get status(): number {
    return errors[this.code].status
  }
}

/** The refusal of a request that is too large otherwise than by its body or the weight of its files. */
export function tooLarge(reason: Exclude<TooLargeReason, 'BODY' | 'FILM' | CountedReason>): ApiError {
  return new ApiError('TOO_LARGE', { reason })
}

type CountedReason = Extract<TooLargeReason, 'FIELDS' | 'LEVELS' | 'NAMES' | 'VALUES'>

/** The refusal of a body with more fields, levels, names or values than are read. */
export function tooMany(reason: CountedReason, most: number): ApiError {
  return new ApiError('TOO_LARGE', { reason, most })
}

/** The refusal of a film that weighs more than `max` bytes. */
export function filmTooLarge(max: number): ApiError {
  return new ApiError('TOO_LARGE', { reason: 'FILM' satisfies TooLargeReason, max })
}

/** The refusal of a body of more bytes than its route takes. */
export function bodyTooLarge(max: number): ApiError {
  return new ApiError('TOO_LARGE', { reason: 'BODY' satisfies TooLargeReason, max })
}

/** The refusal of a document with faults: its kind, its faults, and what else the caller gets to know. */
export function invalidDocument(kind: InvalidKind, issues: readonly unknown[], data: Readonly<Record<string, unknown>> = {}): ApiError {
  return new ApiError('PAGE_INVALID', { errors: issues, ...data, ...(kind !== 'PAGE' && { reason: kind }) })
}

/** The refusal of everything that does not exist, or not for this caller. */
export function notFound(reason?: keyof typeof errors.NOT_FOUND.reasons): ApiError {
  return new ApiError('NOT_FOUND', reason === undefined ? {} : { reason })
}
