import { expect, it } from 'vitest'
import { instantOfParisInput, parisInput } from './paris-input.ts'

it.each([
  ['2026-12-01T07:00:00.000Z', '2026-12-01T08:00'],
  ['2026-07-14T22:30:00.000Z', '2026-07-15T00:30'],
])('writes %s as the field %s, and reads it back', (instant, field) => {
  expect(parisInput(Date.parse(instant))).toBe(field)
  expect(instantOfParisInput(field)?.toISOString()).toBe(instant)
})

it.each(['', '2026-12-01', 'demain', '2026-13-45T08:00'])('reads no instant in "%s"', (field) => {
  expect(instantOfParisInput(field)).toBeNull()
})
