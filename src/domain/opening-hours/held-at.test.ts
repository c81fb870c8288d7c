import { describe, expect, it } from 'vitest'
import { heldAt } from './held-at.ts'
import { intervalsOn, type ShownHours } from './hours-of-day.ts'

const NAMES = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
const night = [{ open: '18:00', close: '02:30' }]
const hours: ShownHours = {
  days: NAMES.map((day, index) => ({ day, ranges: index === 5 ? night : [] })),
  exceptions: [{ date: '2027-04-02', ranges: night }],
  closures: [{ from: '2027-04-01', to: '2027-04-04', label: 'Congés' }],
}
const at = (moment: string) => heldAt(hours, Date.parse(moment))
const lasts = (day: string) => intervalsOn(hours, day).map(({ from, to }) => (to - from) / 3_600_000)

describe('what holds at an instant', () => {
  it.each([
    ['2027-03-27T17:59:00+01:00', false, null],
    ['2027-03-27T18:00:00+01:00', true, null],
    ['2027-03-28T00:00:00+01:00', true, '02:30'],
    ['2027-03-28T01:59:00+01:00', true, '02:30'],
    ['2027-03-28T03:00:00+02:00', false, null],
    ['2027-10-31T02:45:00+02:00', true, '02:30'],
    ['2027-10-31T02:29:00+01:00', true, '02:30'],
    ['2027-10-31T02:30:00+01:00', false, null],
  ])('at %s: open %s, by the night before until %s', (moment, isOpen, late) => {
    expect(at(moment)).toMatchObject({ isOpen, late })
  })

  it('lasts a night in which the hour changes as long as the clock on the wall lets it', () => {
    expect([lasts('2027-03-20'), lasts('2027-03-27'), lasts('2027-10-30')]).toEqual([[8.5], [8], [9.5]])
  })

  it('is the own hours of a day within a closure, which the week does not tell', () => {
    expect(at('2027-04-02T20:00:00+02:00')).toMatchObject({ cause: 'DAY', isOpen: true, isUsual: false })
    expect(at('2027-04-03T20:00:00+02:00')).toMatchObject({ cause: 'CLOSURE', label: 'Congés', isOpen: false, isUsual: false })
    // The night of the day before goes on into the closure.
    expect(at('2027-04-03T01:00:00+02:00')).toMatchObject({ cause: 'CLOSURE', isOpen: true, late: '02:30' })
  })

  it('ends at midnight and at the end of a night', () => {
    const edges = ['2027-03-20T20:00:00+01:00', '2027-03-21T01:00:00+01:00', '2027-03-21T02:30:00+01:00'].map((moment) => {
      const { since, until } = at(moment)!
      return [since, until].map((edge) => new Date(edge).toISOString().slice(5, 16))
    })
    expect(edges).toEqual([
      ['03-19T23:00', '03-20T23:00'],
      ['03-20T23:00', '03-21T01:30'],
      ['03-21T01:30', '03-21T23:00'],
    ])
  })

  it('is unknown for a site that has not given its hours', () => {
    const days = NAMES.map((day) => ({ day, ranges: [] }))
    expect(heldAt({ ...hours, days, exceptions: [] }, 0)).toBeNull()
  })
})
