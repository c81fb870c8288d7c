import { describe, expect, it } from 'vitest'
import { isAdult, parisDay } from './age.ts'

describe('the day in Paris', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-14T21:59:59Z', '2026-07-14'],
    ['2026-07-14T22:00:00Z', '2026-07-15'],
  ])('is at %s the %s', (instant, day) => {
    expect(parisDay(Date.parse(instant))).toBe(day)
  })
})

describe('who is of age', () => {
  it.each([
    ['2008-11-20', '2026-11-19', false],
    ['2008-11-20', '2026-11-20', true],
    ['2008-11-20', '2026-11-21', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['1987-04-02', '2026-11-20', true],
    ['2026-11-20', '2026-11-20', false],
  ])('born on %s, on %s: %s', (birthdate, today, isOfAge) => {
    expect(isAdult(birthdate, today)).toBe(isOfAge)
  })
})
