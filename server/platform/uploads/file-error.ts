import type { ActingReason } from '#schemas/errors/acting-reasons.ts'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'

/** A file that is refused, with the parts or the cause where they are known. */
export class FileError extends Error {
  readonly code: FieldErrorCode
  readonly removed: readonly string[] | undefined

  readonly reason: ActingReason | undefined

  constructor(code: FieldErrorCode, removed?: readonly string[], reason?: ActingReason) {
    super(`a file is not taken: ${code}${removed === undefined ? '' : ` (${removed.join(', ')})`}`)
    this.name = 'FileError'
    this.code = code
    this.removed = removed
    this.reason = reason
  }
}
