import { describe, expect, it } from 'vitest'
import { isAdult, isBirthdate } from './age.ts'

describe('the age of a person', () => {
  it.each([
    ['2008-11-20', '2026-11-19', false],
    ['2008-11-20', '2026-11-20', true],
    ['2008-11-20', '2026-11-21', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['1987-04-02', '2026-11-20', true],
    ['0909-04-02', '2026-11-20', true],
    ['2026-11-20', '2026-11-20', false],
  ])('born on %s, on %s: %s', (birthdate, today, isOfAge) => {
    expect(isAdult(birthdate, today)).toBe(isOfAge)
  })
})

describe('a day of birth', () => {
  it.each([
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['0198-04-02', false],
    ['2000-02-31', false],
    ['1987-4-2', false],
    ['1987-04-02T00:00', false],
  ])('%s is one: %s', (birthdate, canBe) => {
    expect(isBirthdate(birthdate, '2026-11-20')).toBe(canBe)
  })
})
