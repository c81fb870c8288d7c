import { isRecord } from '#schemas/text/is-record.ts'
import { addDays, weekdayOf } from '#domain/dates/dates.ts'
import { isFrenchHoliday } from '#domain/dates/french-holidays.ts'
import { parisDay, parisInstant } from '#domain/dates/paris-day.ts'

/** A time at which orders can be collected, each week. */
export interface CollectSchedule {
  readonly id: number
  readonly idAddress: number
  /** 0 is Sunday. */
  readonly day: number
  readonly from: string
  readonly to: string
  /** How many orders at one time. */
  readonly capacity: number
  /** Said where one can come on public holidays too. */
  readonly onHolidays?: true
}

/** When orders can be collected: some hours after the order at the soonest, in certain weekly slots. */
export interface CollectHours {
  readonly leadHours: number
  readonly schedules: readonly CollectSchedule[]
}

/** One time of one day. */
export interface CollectSlot {
  readonly date: string
  readonly schedule: CollectSchedule
}

/** Nobody books a time further ahead. */
const daysAhead = 60
const hourMs = 3_600_000
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/

/** What the database can count to. */
const most = 2_147_483_647
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
const isTime = (value: unknown): value is string => typeof value === 'string' && clockTime.test(value)

/** When somebody can come in a week; null when it is no such time. */
function readTime({ day, from, to }: Readonly<Record<string, unknown>>): Pick<CollectSchedule, 'day' | 'from' | 'to'> | null {
  if (!isCount(day) || !isTime(from) || !isTime(to) || day > 7 || from >= to) return null
  return { day: day % 7, from, to }
}

function readSchedule(value: unknown): CollectSchedule | null {
  if (!isRecord(value)) return null
  const { id, idAddress, capacity, onHolidays = false } = value
  const time = readTime(value)
  if (!isCount(id) || !isCount(idAddress) || !isCount(capacity) || time === null || typeof onHolidays !== 'boolean') return null
  return { id, idAddress, ...time, capacity, ...(onHolidays && { onHolidays }) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads the setting; null when it is a text for people, or faulty: then nothing can be booked. */
export function readCollectHours(setting: string | number | boolean | null): CollectHours | null {
  const written = parse(String(setting))
  if (!isRecord(written) || !isCount(written.leadHours) || !Array.isArray(written.schedules)) return null
  const schedules = written.schedules.map(readSchedule)
  return schedules.includes(null) ? null : { leadHours: written.leadHours, schedules: schedules.filter((each) => each !== null) }
}

/** Whether the setting says what it seems to say: a text for people may be any, but what is written for the shop can be read by it. */
export function isCollectSetting(text: string): boolean {
  return !/^\s*[[{]/.test(text) || readCollectHours(text) !== null
}

/** The times that can still be booked, soonest first; none on public holidays unless it is said. */
export function collectSlots({ leadHours, schedules }: CollectHours, now: number): readonly CollectSlot[] {
  const soonest = now + leadHours * hourMs
  const today = parisDay(now)
  return Array.from({ length: daysAhead + 1 }, (_, count) => addDays(today, count)).flatMap((date) =>
    schedules
      .filter(({ day, onHolidays }) => day === weekdayOf(date) && (onHolidays || !isFrenchHoliday(date)))
      .filter(({ from }) => parisInstant(date, from).getTime() >= soonest)
      .sort((one, other) => one.from.localeCompare(other.from))
      .map((schedule) => ({ date, schedule })),
  )
}

/** The time that somebody chose; null when it cannot be booked any more, or never could. */
export function findCollectSlot(
  hours: CollectHours,
  now: number,
  { date, idSchedule, idAddress }: { readonly date: string; readonly idSchedule: number; readonly idAddress: number },
): CollectSlot | null {
  const isChosen = ({ schedule, ...slot }: CollectSlot) =>
    slot.date === date && schedule.id === idSchedule && schedule.idAddress === idAddress
  return collectSlots(hours, now).find(isChosen) ?? null
}
