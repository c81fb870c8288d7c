import type { FieldError } from '#schemas/errors/errors.ts'
import { isMissing } from '#schemas/text/is-missing.ts'

type Fault = Pick<FieldError, 'field' | 'code'>

/** What was refused and still is wrong: what was missing is no fault any more once it is there. */
export function remainingErrors<Told extends Fault>(faults: readonly Told[], valueOf: (field: string) => unknown): readonly Told[] {
  return faults.filter(({ field, code }) => code !== 'REQUIRED' || isMissing(valueOf(field)))
}
