import { addDays, weekdayOf } from '#domain/dates/dates.ts'
import { parisDay, parisInstant } from '#domain/dates/paris-day.ts'
import { hasHours, hoursOn, intervalsOn, weekRanges, type HoursOfDay, type OpenInterval, type ShownHours } from './hours-of-day.ts'

/** The hours that hold at an instant. */
export interface HeldHours extends HoursOfDay {
  /** The day in Paris, as `YYYY-MM-DD`. */
  readonly day: string
  readonly isOpen: boolean
  /** The time at which the hours of the day before end, while they go on after midnight. */
  readonly late: string | null
  /** True where the week alone says the same. */
  readonly isUsual: boolean
  /** The instants, in milliseconds, since which and until which the same is said. */
  readonly since: number
  readonly until: number
}

const runsAt =
  (now: number) =>
  ({ from, to }: OpenInterval): boolean =>
    from <= now && now < to

const midnight = (day: string): number => parisInstant(day, '00:00').getTime()

/** The hours of the week alone. */
const weekOf = ({ days }: ShownHours): ShownHours => ({ days, exceptions: [] })

/** The hours of the day before that reach into a day. */
const lateOn = (hours: ShownHours, day: string): OpenInterval | undefined =>
  intervalsOn(hours, addDays(day, -1)).find(({ to }) => to > midnight(day))

/** Tests if a day has the hours of its weekday. One that opens within a closure has not: the closure is written beside the week. */
function isAsInWeek(hours: ShownHours, day: string): boolean {
  const { cause, ranges } = hoursOn(hours, day)
  if (cause === 'WEEK') return true
  const isReopened = cause === 'DAY' && hours.closures?.some(({ from, to }) => from <= day && day <= to) === true
  return !isReopened && JSON.stringify(ranges) === JSON.stringify(weekRanges(hours, weekdayOf(day)))
}

/** Tests if the week alone says the same of a day, and of the night that has led to it. */
function isUsualOn(hours: ShownHours, day: string, now: number): boolean {
  if (!isAsInWeek(hours, day)) return false
  const [late, usual] = [lateOn(hours, day), lateOn(weekOf(hours), day)]
  return late?.to === usual?.to || now >= Math.max(late?.to ?? 0, usual?.to ?? 0)
}

/** Finds what holds at an instant: the hours of the day in Paris, those of the night before that go on, and until when. Null for a site that has not given its hours. */
export function heldAt(hours: ShownHours, now: number): HeldHours | null {
  if (!hasHours(hours)) return null
  const day = parisDay(now)
  const nights = [lateOn(hours, day), lateOn(weekOf(hours), day)].flatMap((night) => night?.to ?? [])
  const edges = [midnight(day), ...nights, midnight(addDays(day, 1))]
  const late = lateOn(hours, day)
  return {
    ...hoursOn(hours, day),
    day,
    isOpen: [addDays(day, -1), day].some((each) => intervalsOn(hours, each).some(runsAt(now))),
    late: late && runsAt(now)(late) ? late.close : null,
    isUsual: isUsualOn(hours, day, now),
    since: Math.max(...edges.filter((edge) => edge <= now)),
    until: Math.min(...edges.filter((edge) => edge > now)),
  }
}
