import type { PrivacyRequestType } from '#schemas/api/people/privacy-calls.ts'
import { addDays } from './dates.ts'
import { addWorkingDays } from './working-days.ts'

/** By when a request about personal data is answered, and when whoever answers is reminded of it. */
export interface PrivacyDeadline {
  /** The last day for the answer. */
  readonly dueOn: string
  readonly alertOn: string
}

/** The deadline of a request that came on a day: ten working days to erase or deregister, with an alert after seven; else thirty days, with an alert after twenty. */
export function privacyDeadline(type: PrivacyRequestType, receivedOn: string): PrivacyDeadline {
  if (type === 'ERASURE' || type === 'DEREGISTRATION')
    return { dueOn: addWorkingDays(receivedOn, 10), alertOn: addWorkingDays(receivedOn, 7) }
  return { dueOn: addDays(receivedOn, 30), alertOn: addDays(receivedOn, 20) }
}
