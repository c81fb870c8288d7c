import { parisDay } from '#domain/dates/paris-day.ts'
import { addWorkingDays } from '#domain/dates/working-days.ts'

/**
 * The longest time that money is on its way, in working days after the day of payment.
 * A transfer arrives in the course of the last day, so that it is too late for a pickup on that day.
 * A debit is announced, collected, and paid within six working days after it was submitted, or seven when it was submitted late
 * (https://support.stripe.com/questions/changes-to-sepa-direct-debit-payment-behavior).
 */
const workingDays = { TRANSFER: 2, SEPA_DEBIT: 7 } as const

/** A payment method. Card payments arrive immediately. */
type Method = keyof typeof workingDays | 'CARD'

/** Returns true when a payment made now arrives before the pickup day, or when no pickup day is booked. */
export function arrivesBefore(method: Method, collectDay: string | null, now: number): boolean {
  if (collectDay === null || method === 'CARD') return true
  const comesOn = addWorkingDays(parisDay(now), workingDays[method])
  return method === 'TRANSFER' ? collectDay > comesOn : collectDay >= comesOn
}
