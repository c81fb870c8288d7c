import type { OpeningRange } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { addDays, weekdayOf } from '#domain/dates/dates.ts'
import { isFrenchHoliday } from '#domain/dates/french-holidays.ts'
import { parisDay, parisInstant } from '#domain/dates/paris-day.ts'

/** A weekly time window in which orders can be collected. */
export interface CollectSchedule {
  readonly id: number
  readonly idAddress: number
  /** 0 is Sunday. */
  readonly day: number
  readonly from: string
  readonly to: string
  /** Number of orders in one window. */
  readonly capacity: number
  /** Present when the window also applies on public holidays. */
  readonly onHolidays?: true
}

/** Pickup hours: the lead time after the order, in hours, and the weekly windows. */
export interface CollectHours {
  readonly leadHours: number
  readonly schedules: readonly CollectSchedule[]
  /** Days whose windows differ from those of the week, and go before a period without any. */
  readonly days?: readonly { readonly date: string; readonly windows: readonly CollectSchedule[] }[]
  /** Periods in which nothing is collected, both days included. */
  readonly closed?: readonly { readonly from: string; readonly to: string }[]
}

/** A window on a date. */
export interface CollectSlot {
  readonly date: string
  readonly schedule: CollectSchedule
}

/** Pickups are booked at most this many days ahead. */
const daysAhead = 60
const hourMs = 3_600_000
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/

/** Largest value of a database integer. */
const MAX_INTEGER = 2_147_483_647
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_INTEGER
const isTime = (value: unknown): value is string => typeof value === 'string' && clockTime.test(value)

/** Validates day and times of a window; null when they are invalid. */
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

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

function otherDays(value: unknown): NonNullable<CollectHours['days']> {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  return list.flatMap((each) => {
    if (!isRecord(each) || !isDay(each['date']) || !Array.isArray(each['windows'])) return []
    return [{ date: each['date'], windows: each['windows'].flatMap((window: unknown) => readSchedule(window) ?? []) }]
  })
}

function closedPeriods(value: unknown): NonNullable<CollectHours['closed']> {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  return list.flatMap((each) =>
    isRecord(each) && isDay(each['from']) && isDay(each['to']) ? [{ from: each['from'], to: each['to'] }] : [],
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Parses the setting; null when it is free text or invalid, and then no pickup can be booked. */
export function readCollectHours(setting: string | number | boolean | null): CollectHours | null {
  const written = parse(String(setting))
  if (!isRecord(written) || !isCount(written.leadHours) || !Array.isArray(written.schedules)) return null
  const schedules = written.schedules.map(readSchedule)
  if (schedules.includes(null)) return null
  const [days, closed] = [otherDays(written['days']), closedPeriods(written['closed'])]
  return {
    ...{ leadHours: written.leadHours, schedules: schedules.filter((each) => each !== null) },
    ...(days.length > 0 && { days }),
    ...(closed.length > 0 && { closed }),
  }
}

/** The part of a window in which the place is open: the longest, where it is open several times; null without one. */
export function windowWithin(schedule: CollectSchedule, ranges: readonly OpeningRange[]): CollectSchedule | null {
  const parts = ranges
    .map(({ open, close }) => ({ from: open > schedule.from ? open : schedule.from, to: close < schedule.to ? close : schedule.to }))
    .filter(({ from, to }) => from < to)
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const [longest] = parts.toSorted((one, other) => minutes(other.to) - minutes(other.from) - minutes(one.to) + minutes(one.from))
  return longest ? { ...schedule, ...longest } : null
}

/** The windows of a date: its own, none in a closure, else those of its weekday. */
function windowsOn({ schedules, days = [], closed = [] }: CollectHours, date: string): readonly CollectSchedule[] {
  const other = days.find((day) => day.date === date)
  if (!other && closed.some(({ from, to }) => from <= date && date <= to)) return []
  const windows = other ? other.windows : schedules.filter(({ day }) => day === weekdayOf(date))
  return windows.filter(({ onHolidays }) => onHolidays || !isFrenchHoliday(date))
}

/** Returns true for free text and for valid JSON. A setting that looks like JSON must be readable. */
export function isCollectSetting(text: string): boolean {
  return !/^\s*[[{]/.test(text) || readCollectHours(text) !== null
}

/** Returns the windows that can still be booked, earliest first, without public holidays unless the window includes them. */
export function collectSlots(hours: CollectHours, now: number): readonly CollectSlot[] {
  const soonest = now + hours.leadHours * hourMs
  const today = parisDay(now)
  return Array.from({ length: daysAhead + 1 }, (_, count) => addDays(today, count)).flatMap((date) =>
    windowsOn(hours, date)
      .filter(({ from }) => parisInstant(date, from).getTime() >= soonest)
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map((schedule) => ({ date, schedule })),
  )
}

/** Returns the chosen window; null when it can no longer be booked or never existed. */
export function findCollectSlot(
  hours: CollectHours,
  now: number,
  { date, idSchedule, idAddress }: { readonly date: string; readonly idSchedule: number; readonly idAddress: number },
): CollectSlot | null {
  const isChosen = ({ schedule, ...slot }: CollectSlot) =>
    slot.date === date && schedule.id === idSchedule && schedule.idAddress === idAddress
  return collectSlots(hours, now).find(isChosen) ?? null
}
