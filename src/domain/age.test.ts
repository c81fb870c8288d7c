import { describe, expect, it } from 'vitest'
import { isAdult } from './age.ts'

describe('who is of age', () => {
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
