import type { OpeningDay, OpeningException, OpeningRange } from '#schemas/generated/content.ts'
import type { Closure } from '#domain/opening-hours/closures.ts'
import { readCollectHours, windowWithin, type CollectHours } from './pickup-hours.ts'

const WEEK = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const

/** The opening hours as the slots of collection follow them; without days the site has not filled them in. */
export interface FollowedHours {
  readonly days: readonly OpeningDay[] | null
  readonly exceptions: readonly OpeningException[] | null
  readonly closures: readonly Closure[]
  /** True: the windows of the week are cut to the opening hours of their day. */
  readonly follows: boolean
}

function cutToWeek({ schedules }: CollectHours, days: readonly OpeningDay[]): CollectHours['schedules'] {
  const rangesOf = (day: number): readonly OpeningRange[] => days.find((each) => each.day === WEEK[day])?.ranges ?? []
  return schedules.flatMap((schedule) => windowWithin(schedule, rangesOf(schedule.day)) ?? [])
}

/** Gives the setting of collection as the opening hours leave it: cut to the week, to the days that differ, and without closures. */
export function collectByHours(setting: string, { days, exceptions, closures, follows }: FollowedHours): string {
  const hours = readCollectHours(setting)
  if (hours === null) return setting
  const schedules = follows && days !== null ? cutToWeek(hours, days) : hours.schedules
  const others = (exceptions ?? []).map(({ date, ranges }) => ({ date, ranges }))
  const closed = closures.filter(({ closes }) => closes.includes('COLLECT')).map(({ from, to }) => ({ from, to }))
  if (others.length === 0 && closed.length === 0 && JSON.stringify(schedules) === JSON.stringify(hours.schedules)) return setting
  return JSON.stringify({
    leadHours: hours.leadHours,
    schedules,
    ...(others.length > 0 && { days: others }),
    ...(closed.length > 0 && { closed }),
  })
}
