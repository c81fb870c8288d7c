import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'

/** Why a file is not taken; what of it could act is named where that is why. */
export class FileError extends Error {
  readonly code: FieldErrorCode
  readonly removed: readonly string[] | undefined

  constructor(code: FieldErrorCode, removed?: readonly string[]) {
    super(`a file is not taken: ${code}${removed === undefined ? '' : ` (${removed.join(', ')})`}`)
    this.name = 'FileFault'
    this.code = code
    this.removed = removed
  }
}
