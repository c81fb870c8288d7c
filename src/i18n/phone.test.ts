import { describe, expect, it } from 'vitest'
import { formatPhone, phoneHref } from './phone.ts'

describe('formatPhone', () => {
  it('writes a French number in pairs that no line end can part', () => {
    expect(formatPhone('+33199001234')).toBe('01\u00a099\u00a000\u00a012\u00a034')
  })

  it('names the country to readers of another language', () => {
    expect(formatPhone('+33199001234', 'en_GB')).toBe('+33\u00a01\u00a099\u00a000\u00a012\u00a034')
  })

  it('leaves a foreign number as it is', () => {
    expect(formatPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000')
  })
})

describe('phoneHref', () => {
  it('keeps only what a telephone can dial', () => {
    expect(phoneHref('01 99 00 12 34')).toBe('tel:0199001234')
    expect(phoneHref('+33 1 99 00 12 34')).toBe('tel:+33199001234')
  })
})
