import type { FieldError } from '#schemas/errors/errors.ts'
import { isMissing } from '#schemas/text/is-missing.ts'

type Fault = Pick<FieldError, 'field' | 'code'>

/** Returns the errors that still apply. An error for a missing value ends when the value is present. */
export function remainingErrors<Told extends Fault>(faults: readonly Told[], valueOf: (field: string) => unknown): readonly Told[] {
  return faults.filter(({ field, code }) => code !== 'REQUIRED' || isMissing(valueOf(field)))
}
