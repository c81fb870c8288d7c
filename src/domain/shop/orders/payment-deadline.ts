import { parisDay } from '#domain/dates/paris-day.ts'
import { addWorkingDays } from '#domain/dates/working-days.ts'

/**
 * For how many working days at most money is on its way, that on which it is sent not counted. A transfer comes in the course of the last of them, so that
 * what is collected on that day may not wait for it. A debit is announced, drawn, and held to be paid six working days
 * after it was handed in, the next working day where it was late for that (https://support.stripe.com/questions/changes-to-sepa-direct-debit-payment-behavior).
 */
const workingDays = { TRANSFER: 2, SEPA_DEBIT: 7 } as const

/** How an order is paid: by card at once. */
type Method = keyof typeof workingDays | 'CARD'

/** Whether what is paid now has come by the day on which an order is collected; where no day is booked there is time. */
export function arrivesBefore(method: Method, collectDay: string | null, now: number): boolean {
  if (collectDay === null || method === 'CARD') return true
  const comesOn = addWorkingDays(parisDay(now), workingDays[method])
  return method === 'TRANSFER' ? collectDay > comesOn : collectDay >= comesOn
}
