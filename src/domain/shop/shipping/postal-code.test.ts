import { describe, expect, it } from 'vitest'
import { compactPostalCode, isOverseas, isPostalCode } from './postal-code.ts'

describe('a postal code', () => {
  it.each([
    ['FR', '75011', true],
    ['FR', '75 011', true],
    ['FR', '01000', true],
    ['FR', '20 090', true],
    ['FR', '95880', true],
    ['FR', '97400', true],
    ['FR', '98800', true],
    ['FR', '00000', false],
    ['FR', '00200', true],
    ['FR', '00 100', true],
    ['FR', '00999', true],
    ['FR', '0020', false],
    ['FR', '96000', false],
    ['FR', '97900', false],
    ['FR', '98000', false],
    ['FR', '99999', false],
    ['FR', 'ABC', false],
    ['FR', '999999999', false],
    ['FR', '7501', false],
    ['FR', '', false],
    ['BE', '1000', true],
    ['BE', '0100', false],
    ['BE', '10000', false],
    ['DE', '10115', true],
    ['ES', '28001', true],
    ['IT', '00118', true],
    ['LU', '1111', true],
    ['LU', 'L\u20111234', true],
    ['DE', 'D\u2010 10115', true],
    ['GB', 'SW1A 1AA', true],
    ['GB', ' ', false],
  ])('of %s « %s » can be one: %s', (alphaTwo, postalCode, isOne) => {
    expect(isPostalCode(alphaTwo, postalCode)).toBe(isOne)
  })

  it('is compacted: no spaces, capital letters, no letters of its country', () => {
    expect(['75 011', ' sw1a\u00a01aa ', 'l-1234', 'D - 10115', '00-118'].map((code) => compactPostalCode(code))).toEqual([
      ...['75011', 'SW1A1AA', '1234', '10115', '00-118'],
    ])
    expect([isPostalCode('LU', 'L-1234'), isPostalCode('BE', 'B-1000'), isPostalCode('FR', 'FRA-75011')]).toEqual([true, true, false])
  })

  it.each([
    ['LU', 'L1234', '1234'],
    ['LU', 'LU1234', '1234'],
    ['LU', 'L\u20131234', '1234'],
    ['DE', 'D10115', '10115'],
    ['DE', 'd 10115', '10115'],
    ['CH', 'CH-1200', '1200'],
    ['CH', 'CH1200', '1200'],
    ['FR', 'F75011', '75011'],
    ['SI', 'SLO-1000', '1000'],
    ['NL', 'NL1012 AB', '1012AB'],
    ['LU', 'D1234', 'D1234'],
    ['GB', 'M1 1AE', 'M11AE'],
    ['AD', 'AD500', 'AD500'],
    ['IE', 'D02 X285', 'D02X285'],
  ])('of %s is compacted without the letters of its country: %s to %s', (alphaTwo, postalCode, compact) => {
    expect(compactPostalCode(postalCode, alphaTwo)).toBe(compact)
  })

  it.each([
    ['LU', 'L1234', true],
    ['DE', 'D10115', true],
    ['LU', 'D10115', false],
    ['FR', 'B75011', false],
  ])('of %s with letters before it « %s » can be one: %s', (alphaTwo, postalCode, isOne) => {
    expect(isPostalCode(alphaTwo, postalCode)).toBe(isOne)
  })

  it('is overseas in France alone', () => {
    const codes = ['97400', '98800', '75011', '20090', '34970', '33980']
    expect(codes.map((code) => isOverseas('FR', code))).toEqual([true, true, false, false, false, false])
    expect(isOverseas('DE', '97070')).toBe(false)
    expect(isOverseas('FR', 'F97400')).toBe(true)
  })
})
