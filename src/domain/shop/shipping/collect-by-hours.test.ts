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
    expect(readCollectHours(collectByHours(setting, { ...hours, days: [] }))?.schedules).toEqual([])
  })

  it('stay as stored where they do not follow the hours, and where no hours are filled in', () => {
    expect(collectByHours(setting, { ...hours, follows: false })).toBe(setting)
    expect(collectByHours(setting, { ...hours, days: null })).toBe(setting)
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
})
