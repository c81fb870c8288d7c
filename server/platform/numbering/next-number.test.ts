import { expect, it } from 'vitest'
import { writeNumber } from './next-number.ts'

it.each([
  [1, '2026-000001'],
  [123_456, '2026-123456'],
  [1_234_567, '2026-1234567'],
])('number %i of a year is written in six digits at least', (value, written) => {
  expect(writeNumber('2026', value)).toBe(written)
})
