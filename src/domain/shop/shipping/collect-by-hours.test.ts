import { describe, expect, it } from 'vitest'
import { collectByHours, type FollowedHours } from './collect-by-hours.ts'
import { collectSlots, readCollectHours } from './pickup-hours.ts'

const window = { id: 1, idAddress: 4, day: 2, from: '10:00', to: '16:00', capacity: 3 }
const setting = JSON.stringify({ leadHours: 0, schedules: [window] })
const hours: FollowedHours = {
  days: [
    {
      day: 'TUESDAY',
      ranges: [
        { open: '09:00', close: '12:00' },
        { open: '13:00', close: '17:00' },
      ],
    },
  ],
  ...{ exceptions: [], closures: [], follows: true },
}
const now = Date.parse('2027-01-04T08:00:00Z')
const datesOf = (text: string) =>
  collectSlots(readCollectHours(text)!, now).map(({ date, schedule: { from, to } }) => `${date} ${from}-${to}`)

describe('slots of collection', () => {
  it('are cut to the longest part in which the place is open', () => {
    expect(readCollectHours(collectByHours(setting, hours))?.schedules).toEqual([{ ...window, from: '13:00', to: '16:00' }])
    const monday = [{ day: 'MONDAY' as const, ranges: [{ open: '09:00', close: '12:00' }] }]
    expect(readCollectHours(collectByHours(setting, { ...hours, days: monday }))?.schedules).toEqual([])
  })

  it('stay as stored where they do not follow the hours, and where no hours are filled in', () => {
    expect(collectByHours(setting, { ...hours, follows: false })).toBe(setting)
    expect(collectByHours(setting, { ...hours, days: null })).toBe(setting)
    expect(collectByHours(setting, { ...hours, days: [{ day: 'TUESDAY', ranges: [] }] })).toBe(setting)
    expect(collectByHours('Sur rendez-vous', hours)).toBe('Sur rendez-vous')
  })

  it('are not offered while collection is closed, nor on a day that differs and is closed', () => {
    const closure = { from: '2027-01-10', to: '2027-01-17', closes: ['COLLECT' as const], sentences: {} }
    const exceptions = [
      { date: '2027-01-05', ranges: [] },
      { date: '2027-01-19', ranges: [{ open: '11:00', close: '12:00' }] },
    ]
    const dates = datesOf(collectByHours(setting, { ...hours, follows: false, exceptions, closures: [closure] }))
    expect(dates.slice(0, 2)).toEqual(['2027-01-19 11:00-12:00', '2027-01-26 10:00-16:00'])
  })

  const everywhere = { from: '2027-01-10', to: '2027-01-31', closes: ['PLACE' as const, 'COLLECT' as const], sentences: {} }
  const opened = { date: '2027-01-19', ranges: [{ open: '10:00', close: '11:00' }] }

  it('are offered on a day of its own within a closure, not where collection alone closes', () => {
    const dates = (closes: typeof everywhere.closes) =>
      datesOf(collectByHours(setting, { ...hours, exceptions: [opened], closures: [{ ...everywhere, closes }] }))
    expect(dates(everywhere.closes).slice(0, 3)).toEqual(['2027-01-05 13:00-16:00', '2027-01-19 10:00-11:00', '2027-02-02 13:00-16:00'])
    expect(dates(['COLLECT'] as never).slice(0, 2)).toEqual(['2027-01-05 13:00-16:00', '2027-02-02 13:00-16:00'])
  })

  it('are offered on a day that opens though its weekday is closed', () => {
    const sunday = JSON.stringify({ leadHours: 0, schedules: [{ ...window, day: 0 }] })
    const market = { date: '2027-01-10', ranges: [{ open: '09:00', close: '12:00' }] }
    expect(datesOf(collectByHours(sunday, { ...hours, exceptions: [market] }))).toEqual(['2027-01-10 10:00-12:00'])
  })

  it('are offered after midnight while the hours of the day before go on', () => {
    const late = [{ day: 'TUESDAY' as const, ranges: [{ open: '18:00', close: '02:00' }] }]
    const nights = [
      { ...window, from: '22:00', to: '23:30' },
      { ...window, id: 2, day: 3, from: '00:30', to: '03:00' },
    ]
    const dates = datesOf(
      collectByHours(JSON.stringify({ leadHours: 0, schedules: nights }), { ...hours, days: late, closures: [everywhere] }),
    )
    expect(dates).toEqual([
      ...['2027-01-05 22:00-23:30', '2027-01-06 00:30-02:00'],
      ...['2027-02-02 22:00-23:30', '2027-02-03 00:30-02:00', '2027-02-09 22:00-23:30', '2027-02-10 00:30-02:00'],
      ...['2027-02-16 22:00-23:30', '2027-02-17 00:30-02:00', '2027-02-23 22:00-23:30', '2027-02-24 00:30-02:00'],
      ...['2027-03-02 22:00-23:30', '2027-03-03 00:30-02:00'],
    ])
  })
})
