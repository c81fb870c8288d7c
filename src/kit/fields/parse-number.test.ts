import { describe, expect, it } from 'vitest'
import { parseNumber, stepNumber, writeNumber } from './parse-number.ts'

describe('a number as it is typed', () => {
  it.each([
    ['14,5', 14.5],
    ['14.5', 14.5],
    ['1\u202f200', 1200],
    ['1 200,25', 1200.25],
    ['-3', -3],
    ['\u22123', -3],
    [',5', 0.5],
    ['14,', 14],
    ['', null],
    ['  ', null],
    ['abc', 'unreadable'],
    ['1,2,3', 'unreadable'],
    ['1e3', 'unreadable'],
    ['-', 'unreadable'],
  ])('reads %j as %j', (text, number) => {
    expect(parseNumber(text)).toBe(number)
  })

  it.each([
    [14.5, '14,5'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
  ])('writes %j as %j', (number, text) => {
    expect(writeNumber(number)).toBe(text)
  })

  it('writes an amount with two digits behind the comma, a whole one with none', () => {
    expect([writeNumber(28.8, 2), writeNumber(180, 2), writeNumber(null, 2)]).toEqual(['28,80', '180', ''])
  })

  it('steps without the dust of binary fractions, and stops at the bounds', () => {
    expect(stepNumber(0.1, 0.2)).toBe(0.3)
    expect(stepNumber(9, 2, { max: 10 })).toBe(10)
    expect(stepNumber(0, -1, { min: 0 })).toBe(0)
    expect(stepNumber(null, 1)).toBe(1)
  })
})
