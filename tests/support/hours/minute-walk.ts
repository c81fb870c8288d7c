import type { OpeningHoursConf, OpeningRange } from '#schemas/generated/content.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NAMES = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const

/** The summers of Paris that the weeks of tests meet. */
const SUMMERS = [
  ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'],
  ['2027-03-28T01:00:00Z', '2027-10-31T01:00:00Z'],
  ['2028-03-26T01:00:00Z', '2028-10-29T01:00:00Z'],
].map((bounds) => bounds.map((bound) => Date.parse(bound)))

const walls = new Map<number, string>()

/** The date and the time on a clock in Paris, as a text that sorts: « 2027-03-28 03:15 ». */
export function wallOf(instant: number): string {
  const known = walls.get(instant)
  if (known !== undefined) return known
  const isSummer = SUMMERS.some(([from = 0, to = 0]) => from <= instant && instant < to)
  const wall = new Date(instant + (isSummer ? 2 : 1) * HOUR).toISOString().slice(0, 16).replace('T', ' ')
  walls.set(instant, wall)
  return wall
}

/** The hour that comes twice in October: a clock on the wall does not tell which of both it is. */
export const isTwice = (instant: number): boolean => SUMMERS.some(([, to = 0]) => to - HOUR <= instant && instant < to + HOUR)

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T12:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10)

/** Hours and reason that a place has on a day. */
export interface SaidOfDay {
  readonly ranges: readonly OpeningRange[]
  readonly label: string | null
}

/** Finds what holds on a day, by the rule in words: its own entry, else a closure, else its weekday. */
export function ruleOf(conf: OpeningHoursConf, day: string): SaidOfDay {
  const own = conf.exceptions.find(({ date }) => date === day)
  if (own) return { ranges: own.ranges, label: own.label ?? null }
  const closure = conf.closures?.find(({ from, to }) => day >= from && day <= to)
  if (closure) return { ranges: [], label: closure.label ?? null }
  const name = NAMES[new Date(`${day}T12:00:00Z`).getUTCDay()]
  return { ranges: conf.days.find((each) => each.day === name)?.ranges ?? [], label: null }
}

/** The minutes of the hours of one day, found by walking two days of minutes. */
function walk(day: string, { open, close }: OpeningRange): number[] {
  const opens = `${day} ${open}`
  const closes = close === '24:00' ? `${dayAfter(day)} 00:00` : `${close <= open ? dayAfter(day) : day} ${close}`
  const start = Date.parse(`${day}T00:00:00Z`) - 3 * HOUR
  const minutes = Array.from({ length: 54 * 60 }, (_, index) => start + index * MINUTE)
  const first = minutes.find((minute) => wallOf(minute) >= opens) ?? 0
  const last = minutes.findLast((minute) => wallOf(minute) < closes) ?? 0
  return minutes.filter((minute) => first <= minute && minute <= last)
}

/** The minutes at which a place is open, each with the day whose hours it belongs to and the time at which they end. */
export function openMinutes(conf: OpeningHoursConf, days: readonly string[]): Map<number, { day: string; close: string }> {
  const found = new Map<number, { day: string; close: string }>()
  for (const day of days)
    for (const range of ruleOf(conf, day).ranges)
      for (const minute of walk(day, range)) if (!found.has(minute)) found.set(minute, { day, close: range.close })
  return found
}
