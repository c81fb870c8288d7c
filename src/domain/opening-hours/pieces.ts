import type { OpeningRange } from '#schemas/generated/content.ts'
import { isOvernight } from '#schemas/hours/opening-ranges.ts'
import { addDays } from '#domain/dates/dates.ts'
import { hoursOn, weekRanges, type ShownHours } from './hours-of-day.ts'

/** The parts of a calendar day during which the place is open, from the hours of the day before and those of the day itself. */
function joined(before: readonly OpeningRange[], own: readonly OpeningRange[]): OpeningRange[] {
  const late = before.filter((range) => isOvernight(range) && range.close !== '00:00').map(({ close }) => ({ open: '00:00', close }))
  const today = own.map((range) => (isOvernight(range) ? { ...range, close: '24:00' } : range))
  const parts: OpeningRange[] = []
  for (const part of [...late, ...today].toSorted((one, other) => one.open.localeCompare(other.open))) {
    const last = parts.at(-1)
    if (last && part.open <= last.close) parts[parts.length - 1] = { ...last, close: part.close > last.close ? part.close : last.close }
    else parts.push(part)
  }
  return parts
}

/** The parts of a day, `YYYY-MM-DD`, during which the place is open, each within the day. */
export const openPieces = (hours: ShownHours, day: string): OpeningRange[] =>
  joined(hoursOn(hours, addDays(day, -1)).ranges, hoursOn(hours, day).ranges)

/** The parts of a weekday, 0 for Sunday, during which the place is open in an ordinary week. */
export const weekPieces = (hours: Pick<ShownHours, 'days'>, weekday: number): OpeningRange[] =>
  joined(weekRanges(hours, (weekday + 6) % 7), weekRanges(hours, weekday))
