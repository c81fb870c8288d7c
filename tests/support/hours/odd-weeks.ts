import type { OpeningDay, OpeningHoursConf, OpeningRange } from '#schemas/generated/content.ts'

/** The opening hours of a place, and the first day of two weeks in which they are looked at. */
export interface OddWeek {
  readonly name: string
  readonly from: string
  readonly conf: OpeningHoursConf
}

const NAMES = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

/** Both changes of the time, the end of a year, a leap day, and a day without anything. */
const STARTS = ['2027-03-21', '2027-10-24', '2026-12-21', '2028-02-22', '2027-06-07'] as const

/** Hours of a day as places have them. None has a beginning or an end of the day itself between 2 and 3: in October that hour comes twice. */
const DAYS: readonly (readonly (readonly [open: string, close: string])[])[] = [
  [],
  [['09:00', '12:00']],
  [
    ['09:00', '12:30'],
    ['14:00', '19:00'],
  ],
  [['18:00', '02:00']],
  [
    ['12:00', '14:30'],
    ['19:00', '01:00'],
  ],
  [['22:00', '02:30']],
  [['17:00', '24:00']],
  [['00:00', '24:00']],
  [['07:30', '03:15']],
  [
    ['00:00', '01:15'],
    ['06:00', '08:00'],
    ['11:15', '11:45'],
    ['23:45', '00:15'],
  ],
]

const later = (day: string, days: number): string => new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Numbers in an order of their own, the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed * 7919 + 17
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const rangesOf = (kind: number): OpeningRange[] => (DAYS[kind] ?? []).map(([open, close]) => ({ open, close }))

function oddWeek(seed: number): OddWeek {
  const next = numbers(seed)
  const from = STARTS[seed % STARTS.length] ?? STARTS[0]
  const days: OpeningDay[] = NAMES.map((day) => ({ day, ranges: rangesOf(next(DAYS.length)) }))
  const closed = { from: later(from, 3 + next(3)), to: later(from, 6 + next(5)) }
  const hasClosure = seed % 4 !== 0
  // A day within the closure, its first or its last, the day after it, and others.
  const dates = new Set([closed.from, closed.to, later(closed.to, 1), later(from, 7), later(from, next(14))].filter(() => next(2) === 0))
  const exceptions = [...dates].sort().map((date) => ({ date, label: 'Fête', ranges: rangesOf(next(DAYS.length)) }))
  const given = days.some(({ ranges }) => ranges.length > 0) ? days : days.map((each) => ({ ...each, ranges: rangesOf(3) }))
  return {
    name: `week ${seed} from ${from}`,
    from,
    conf: { days: given, exceptions, note: null, ...(hasClosure && { closures: [{ ...closed, label: 'Congés' }] }) },
  }
}

/** Forty weeks: mixed days, over midnight, around the clock, with closures and days of their own within them. */
export const oddWeeks: readonly OddWeek[] = Array.from({ length: 40 }, (_, seed) => oddWeek(seed))
