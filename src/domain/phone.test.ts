import { expect, it } from 'vitest'
import { formatPhone } from './phone.ts'

it('writes a French number in pairs that a line break cannot part', () => {
  expect(formatPhone('+33199001234')).toBe('01\u00a099\u00a000\u00a012\u00a034')
})

it('leaves the number of another country, or what is no number, as it is', () => {
  expect(formatPhone('+442079460000')).toBe('+442079460000')
  expect(formatPhone('01 99')).toBe('01 99')
})
