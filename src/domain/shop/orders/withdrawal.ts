import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { addDays } from '#domain/dates/dates.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { isWorkingDay } from '#domain/dates/working-days.ts'

const daysToWithdraw = 14
const monthsWhenNotTold = 12
const daysToSendBack = 14

/** Returns the day itself or the next working day: a period does not end on a Saturday, a Sunday or a public holiday. */
function endOfPeriod(day: string): string {
  return isWorkingDay(day) ? day : endOfPeriod(addDays(day, 1))
}

/**
 * Returns the last day, in Paris, on which a buyer may withdraw from a contract: 14 days after the receipt of the goods, that day not
 * counted,
 * and 12 months more when the buyer was not informed of this right (Code de la consommation, L221-18 to L221-20).
 */
export function withdrawalDeadline(receivedAt: Date, { isTold }: { readonly isTold: boolean }): string {
  const end = endOfPeriod(addDays(parisDay(receivedAt.getTime()), daysToWithdraw))
  if (isTold) return end
  return endOfPeriod(
    monthsBefore(new Date(`${end}T00:00:00Z`), -monthsWhenNotTold)
      .toISOString()
      .slice(0, 10),
  )
}

/** Returns the last day, in Paris, on which a buyer may return goods after a withdrawal (Code de la consommation, L221-23). */
export function returnDeadline(declaredAt: Date): string {
  return endOfPeriod(addDays(parisDay(declaredAt.getTime()), daysToSendBack))
}
