import { expect, it } from 'vitest'
import { hoursLeft } from './hours-left.ts'

const now = Date.parse('2026-03-02T09:00:00Z')

it.each([
  ['2026-03-03T09:00:00Z', 24],
  ['2026-03-03T08:59:20Z', 24],
  ['2026-03-03T08:00:00Z', 23],
  ['2026-03-02T10:00:00Z', 1],
  ['2026-03-02T09:59:59Z', 0],
  ['2026-03-01T09:00:00Z', 0],
])('counts the hours left until %s as %i', (until, hours) => expect(hoursLeft(until, now)).toBe(hours))
