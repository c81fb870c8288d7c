import { describe, expect, it } from 'vitest'
import { collectSlots, findCollectSlot, readCollectHours } from './pickup-hours.ts'

const friday = { id: 1, idAddress: 4, day: 5, from: '10:00', to: '12:00', capacity: 8 }
const setting = (more: object = {}) => JSON.stringify({ leadHours: 24, schedules: [{ ...friday, ...more }] })

describe('the times at which orders can be collected', () => {
  it('are read from the setting', () => {
    expect(readCollectHours(setting())).toEqual({ leadHours: 24, schedules: [friday] })
    expect(readCollectHours(setting({ day: 7 }))?.schedules[0]?.day).toBe(0)
  })

  it.each([
    ['nothing', null],
    ['a text for people', 'Du lundi au vendredi, de 10 h à 12 h'],
    ['a number', '12'],
    ['no schedules', '{"leadHours":24}'],
    ['a lead that is none', '{"leadHours":-1,"schedules":[]}'],
    ['a day that no week has', setting({ day: 8 })],
    ['a time that no day has', setting({ from: '24:00' })],
    ['a time with something before it', setting({ from: '010:00' })],
    ['a time that is a list', setting({ from: ['10:00'] })],
    ['an end that is no time', setting({ to: '12 h' })],
    ['an end before the beginning', setting({ to: '09:00' })],
    ['an end at the beginning', setting({ to: '10:00' })],
    ['a number that is none', setting({ id: '1' })],
    ['a number beyond all that can be kept', setting({ id: 2 ** 31 })],
    ['no number', setting({ id: undefined })],
    ['no address', setting({ idAddress: null })],
    ['an address by its name', setting({ idAddress: 'caveau' })],
    ['a day by its name', setting({ day: 'vendredi' })],
    ['no day', setting({ day: null })],
    ['no capacity', setting({ capacity: null })],
    ['half a place', setting({ capacity: 1.5 })],
    ['holidays that are no answer', setting({ onHolidays: 'oui' })],
    ['a schedule that is none', '{"leadHours":24,"schedules":[null]}'],
  ])('are none with %s', (_, text) => {
    expect(readCollectHours(text)).toBeNull()
  })
})

describe('a time to collect an order', () => {
  const hours = readCollectHours(setting())!
  // A Friday, at nine in Paris.
  const now = Date.parse('2026-11-20T08:00:00Z')
  const first = (at: number) => collectSlots(hours, at)[0]?.date

  it('comes every week, for two months, but on public holidays', () => {
    expect(collectSlots(hours, now).map(({ date }) => date)).toEqual([
      '2026-11-27',
      '2026-12-04',
      '2026-12-11',
      '2026-12-18',
      '2027-01-08',
      '2027-01-15',
    ])
  })

  it('comes on public holidays too where it is said', () => {
    const open = readCollectHours(setting({ onHolidays: true }))!
    expect(open.schedules).toEqual([{ ...friday, onHolidays: true }])
    expect(collectSlots(open, now).map(({ date }) => date)).toEqual(expect.arrayContaining(['2026-12-25', '2027-01-01']))
    expect(readCollectHours(setting({ onHolidays: false }))!.schedules).toEqual([friday])
    const christmas = { date: '2026-12-25', idSchedule: 1, idAddress: 4 }
    expect([findCollectSlot(hours, now, christmas), findCollectSlot(open, now, christmas)?.date]).toEqual([null, '2026-12-25'])
  })

  it('comes for sixty days, the sixtieth among them', () => {
    const last = (at: string) => collectSlots(hours, Date.parse(at)).at(-1)?.date
    expect([last('2026-11-15T08:00:00Z'), last('2026-11-16T08:00:00Z')]).toEqual(['2027-01-08', '2027-01-15'])
  })

  it('can be booked until the lead begins, to the minute', () => {
    expect(first(Date.parse('2026-11-26T09:00:00Z'))).toBe('2026-11-27')
    expect(first(Date.parse('2026-11-26T09:00:01Z'))).toBe('2026-12-04')
    expect(first(Date.parse('2026-06-25T08:00:00Z'))).toBe('2026-06-26')
    expect(first(Date.parse('2026-06-25T08:00:01Z'))).toBe('2026-07-03')
  })

  it('comes in the order of the day', () => {
    const both = readCollectHours(JSON.stringify({ leadHours: 0, schedules: [{ ...friday, id: 2, from: '11:00' }, friday] }))!
    expect(
      collectSlots(both, now)
        .slice(0, 2)
        .map(({ schedule }) => schedule.id),
    ).toEqual([1, 2])
  })

  it.each([
    ['that is offered', { date: '2026-11-27', idSchedule: 1, idAddress: 4 }, true],
    ['of another day of the week', { date: '2026-11-28', idSchedule: 1, idAddress: 4 }, false],
    ['of another address', { date: '2026-11-27', idSchedule: 1, idAddress: 5 }, false],
    ['that is not in the list', { date: '2026-11-27', idSchedule: 2, idAddress: 4 }, false],
    ['that is past', { date: '2026-11-13', idSchedule: 1, idAddress: 4 }, false],
    ['too far ahead', { date: '2027-03-05', idSchedule: 1, idAddress: 4 }, false],
    ['that is no date', { date: 'demain', idSchedule: 1, idAddress: 4 }, false],
  ])('%s: %s', (_, chosen, isFound) => {
    expect(findCollectSlot(hours, now, chosen) !== null).toBe(isFound)
  })
})
