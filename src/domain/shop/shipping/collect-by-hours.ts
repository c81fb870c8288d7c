import type { OpeningDay, OpeningException, OpeningRange } from '#schemas/generated/content.ts'
import { addDays, weekdayOf } from '#domain/dates/dates.ts'
import type { Closure } from '#domain/opening-hours/closures.ts'
import type { ShownHours } from '#domain/opening-hours/hours-of-day.ts'
import { openPieces, weekPieces } from '#domain/opening-hours/pieces.ts'
import { readCollectHours, windowWithin, type CollectHours, type CollectSchedule } from './pickup-hours.ts'

/** The opening hours as the slots of collection follow them; without an open day the site has not filled them in. */
export interface FollowedHours {
  readonly days: readonly OpeningDay[] | null
  readonly exceptions: readonly OpeningException[] | null
  readonly closures: readonly Closure[]
  /** True: the windows of the week are cut to the opening hours of their day. */
  readonly follows: boolean
}

type Period = NonNullable<CollectHours['closed']>[number]
type OtherDays = NonNullable<CollectHours['days']>

const isWithin = (day: string, periods: readonly Period[]): boolean => periods.some(({ from, to }) => from <= day && day <= to)

/** The hours in which orders are collected. A day of its own goes before a closure, unless that closes collection while the place is open. */
function hoursOfCollect({ days, exceptions, closures }: FollowedHours): ShownHours & { readonly closures: readonly Period[] } {
  const closed = closures.filter(({ closes }) => closes.includes('COLLECT'))
  const strict = closed.filter(({ closes }) => !closes.includes('PLACE'))
  return {
    days: [...(days ?? [])],
    exceptions: (exceptions ?? []).filter(({ date }) => !isWithin(date, strict)),
    closures: closed.map(({ from, to }) => ({ from, to })),
  }
}

const cut = (schedules: readonly CollectSchedule[], ranges: readonly OpeningRange[]): CollectSchedule[] =>
  schedules.flatMap((schedule) => windowWithin(schedule, ranges) ?? [])

/** The days whose windows may differ from those of their weekday: days of their own and, where the hours are followed, what a night leads to. */
function daysToTell({ exceptions, closures }: ReturnType<typeof hoursOfCollect>, follows: boolean): string[] {
  const own = exceptions.map(({ date }) => date)
  const nights = [...own.map((date) => addDays(date, 1)), ...closures.flatMap(({ from, to }) => [from, addDays(to, 1)])]
  return [...new Set([...own, ...(follows ? nights : [])])].sort()
}

/** Parts a period by days within it that have windows. */
function without({ from, to }: Period, days: readonly string[]): Period[] {
  const within = days.filter((day) => from <= day && day <= to)
  const starts = [from, ...within.map((day) => addDays(day, 1))]
  const ends = [...within.map((day) => addDays(day, -1)), to]
  return starts.map((start, index) => ({ from: start, to: ends[index] ?? to })).filter((part) => part.from <= part.to)
}

/** Gives the setting of collection as the opening hours leave it: cut to the week, to the days that differ, and without closures. */
export function collectByHours(setting: string, followed: FollowedHours): string {
  const hours = readCollectHours(setting)
  if (hours === null) return setting
  const follows = followed.follows && (followed.days ?? []).some(({ ranges }) => ranges.length > 0)
  const open = hoursOfCollect(followed)
  const ofDay = (day: number) => hours.schedules.filter((schedule) => schedule.day === day)
  const usual = (day: number) => (follows ? cut(ofDay(day), weekPieces(open, day)) : ofDay(day))
  const isUsual = ({ date, windows }: OtherDays[number]): boolean => JSON.stringify(windows) === JSON.stringify(usual(weekdayOf(date)))
  const days = daysToTell(open, follows)
    .map((date) => ({ date, windows: cut(ofDay(weekdayOf(date)), openPieces(open, date)) }))
    .filter((day) => (isWithin(day.date, open.closures) ? day.windows.length > 0 : !isUsual(day)))
  const told = days.map(({ date }) => date)
  const closed = open.closures.flatMap((period) => without(period, told))
  const schedules = follows ? hours.schedules.flatMap((schedule) => cut([schedule], weekPieces(open, schedule.day))) : hours.schedules
  if (days.length === 0 && closed.length === 0 && JSON.stringify(schedules) === JSON.stringify(hours.schedules)) return setting
  return JSON.stringify({
    leadHours: hours.leadHours,
    schedules,
    ...(days.length > 0 && { days }),
    ...(closed.length > 0 && { closed }),
  })
}
