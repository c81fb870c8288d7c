import { parisDay } from '#domain/paris-day.ts'
import { addWorkingDays } from '#domain/working-days.ts'

/** A transfer is on its way for no more working days than these, that on which it is made not counted. */
const workingDays = 2

/** Whether a transfer that is made now has come by the day on which an order is collected; where no day is booked there is time. */
export function comesInTime(collectDay: string | null, now: number): boolean {
  return collectDay === null || collectDay >= addWorkingDays(parisDay(now), workingDays)
}
