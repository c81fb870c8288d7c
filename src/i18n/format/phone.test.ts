import { describe, expect, it } from 'vitest'
import { formatPhone, phoneHref } from './phone.ts'

describe('formatPhone', () => {
  it('writes a French number in pairs that no line end can part', () => {
    expect(formatPhone('+33199001234')).toBe('01\u00a099\u00a000\u00a012\u00a034')
  })

  it('names the country to readers of another language', () => {
    expect(formatPhone('+33199001234', 'en_GB')).toBe('+33\u00a01\u00a099\u00a000\u00a012\u00a034')
  })

  it.each([
    ['+262692123456', '0692\u00a012\u00a034\u00a056', '+262\u00a0692\u00a012\u00a034\u00a056'],
    ['+33692123456', '0692\u00a012\u00a034\u00a056', '+262\u00a0692\u00a012\u00a034\u00a056'],
    ['+590590123456', '0590\u00a012\u00a034\u00a056', '+590\u00a0590\u00a012\u00a034\u00a056'],
    ['+508551234', '0508\u00a055\u00a012\u00a034', '+508\u00a055\u00a012\u00a034'],
    ['+33800123456', '08\u00a000\u00a012\u00a034\u00a056', '+33\u00a08\u00a000\u00a012\u00a034\u00a056'],
  ])('writes %s as %s in French and as %s in English', (number, french, english) => {
    expect([formatPhone(number), formatPhone(number, 'en_GB')]).toEqual([french, english])
  })

  it('leaves a foreign number as it is', () => {
    expect(formatPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000')
  })
})

describe('phoneHref', () => {
  it('keeps only what a telephone can dial', () => {
    expect(phoneHref('01 99 00 12 34')).toBe('tel:0199001234')
    expect(phoneHref('+33 1 99 00 12 34')).toBe('tel:+33199001234')
    expect(phoneHref('+33692123456')).toBe('tel:+262692123456')
  })
})

describe('formatPhone of a typed number', () => {
  it.each([
    '+33639980012',
    '0639980012',
    '06 39 98 00 12',
    '06.39.98.00.12',
    '(06) 39-98-00-12',
    '+33 6 39 98 00 12',
    '0033 6 39 98 00 12',
  ])('writes %s as any other of the same number', (typed) => {
    expect(formatPhone(typed, 'fr_FR')).toBe('06\u00a039\u00a098\u00a000\u00a012')
    expect(formatPhone(typed, 'en_GB')).toBe('+33\u00a06\u00a039\u00a098\u00a000\u00a012')
  })

  it.each(['+44 20 7946 0000', '06 39 98', ''])('leaves %s as it was typed', (typed) => {
    expect(formatPhone(typed, 'fr_FR')).toBe(typed)
  })
})
