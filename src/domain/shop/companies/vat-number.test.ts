import { describe, expect, it } from 'vitest'
import { isVatNumber, normaliseVatNumber } from './vat-number.ts'

describe('a company’s number for the tax', () => {
  it.each([
    ['FR44732829320', true],
    ['FR39356000000', true],
    ['FRK7732829320', true],
    ['FR45732829320', false],
    ['FR53000004605', true],
    ['FR76000034560', false],
    ['FR54000004605', false],
    ['FRK7000004605', false],
    ['FR03552100232', true],
    ['FR3552100232', false],
    ['FR44732829321', false],
    ['FRK7732829321', false],
    ['FRO7732829320', false],
    ['BE0403019261', true],
    ['BE2403019261', false],
    ['DE123456789', true],
    ['DE12345678', false],
    ['EL123456789', true],
    ['GR123456789', false],
    ['IE1234567WA', true],
    ['NL123456789B01', true],
    ['ATU12345678', true],
    ['SE556012579001', true],
    ['SE556012579002', false],
    ['CHE123456789', false],
    ['GB123456789', false],
    ['toString', false],
    ['__proto__', false],
    ['', false],
  ])('%s: %s', (number, isOne) => {
    expect(isVatNumber(number)).toBe(isOne)
  })

  it('is stored without spaces, in capital letters', () => {
    expect(normaliseVatNumber(' fr 44 732 829 320 ')).toBe('FR44732829320')
  })
})
