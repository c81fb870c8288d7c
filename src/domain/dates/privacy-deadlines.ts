import type { PrivacyRequestType } from '#schemas/api/people/privacy-calls.ts'
import { addDays } from './dates.ts'
import { addWorkingDays } from './working-days.ts'

/** The deadline of a request about personal data, and the day on which the administrators are reminded. */
export interface PrivacyDeadline {
  /** The last day for the answer. */
  readonly dueOn: string
  readonly alertOn: string
}

/**
 * Returns the deadline of a request received on a day: 10 working days to erase or deregister, with an alert after 7; otherwise 30 days,
 * with an alert after 20.
 */
export function privacyDeadline(type: PrivacyRequestType, receivedOn: string): PrivacyDeadline {
  if (type === 'ERASURE' || type === 'DEREGISTRATION')
    return { dueOn: addWorkingDays(receivedOn, 10), alertOn: addWorkingDays(receivedOn, 7) }
  return { dueOn: addDays(receivedOn, 30), alertOn: addDays(receivedOn, 20) }
}
