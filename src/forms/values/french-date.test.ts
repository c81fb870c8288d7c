import { describe, expect, it } from 'vitest'
import { parisDayAndHour, parseDay, parseHour, writeDay } from './french-date.ts'

describe('parseDay', () => {
  it.each([
    ['24/12/2026', '2026-12-24'],
    ['1/2/2027', '2027-02-01'],
    ['24.12.2026', '2026-12-24'],
    ['24 décembre 2026', '2026-12-24'],
    ['1er août 2026', '2026-08-01'],
    ['3 févr. 2026', '2026-02-03'],
    [' 2026-12-24 ', '2026-12-24'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2027', null],
    ['31/04/2026', null],
    ['12/24/2026', null],
    ['24 mai', null],
    ['24 ma 2026', null],
    ['demain', null],
    ['', null],
  ])('reads %j as %j', (typed, day) => {
    expect(parseDay(typed)).toBe(day)
  })

  it('reads again the days that it writes, and writes other texts as they are', () => {
    for (const day of ['2026-01-01', '2028-02-29', '1999-12-31']) expect(parseDay(writeDay(day))).toBe(day)
    expect(writeDay('au printemps')).toBe('au printemps')
  })
})

describe('parseHour', () => {
  it.each([
    ['14:30', '14:30'],
    ['14 h 30', '14:30'],
    ['9h', '09:00'],
    ['24:00', null],
    ['12:60', null],
    ['midi', null],
    ['14', null],
  ])('reads %j as %j', (typed, hour) => {
    expect(parseHour(typed)).toBe(hour)
  })
})

describe('parisDayAndHour', () => {
  it.each([
    ['2026-07-14T22:30:00Z', { day: '2026-07-15', hour: '00:30' }],
    ['2026-12-24T13:30:00Z', { day: '2026-12-24', hour: '14:30' }],
    ['bientôt', { day: '', hour: '' }],
  ])('of %j is %j', (instant, parts) => {
    expect(parisDayAndHour(instant)).toEqual(parts)
  })
})
