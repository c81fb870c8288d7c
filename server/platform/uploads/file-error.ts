import type { ActingReason } from '#schemas/errors/reasons/acting-reasons.ts'
import type { DrawingReason } from '#schemas/errors/reasons/drawing-reasons.ts'
import type { FileTypeReason, UnsafeReason } from '#schemas/errors/error-details.ts'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'

/** The reason of a refused file, where it is known. */
export type FileReason = ActingReason | DrawingReason | FileTypeReason | UnsafeReason

/** A file that is refused, with the parts or the cause where they are known. */
export class FileError extends Error {
  readonly code: FieldErrorCode
  readonly removed: readonly string[] | undefined

  readonly reason: FileReason | undefined

  constructor(code: FieldErrorCode, removed?: readonly string[], reason?: FileReason) {
    super(`a file is not taken: ${code}${removed === undefined ? '' : ` (${removed.join(', ')})`}`)
    this.name = 'FileError'
    this.code = code
    this.removed = removed
    this.reason = reason
  }
}
