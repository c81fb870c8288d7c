import { expect, it } from 'vitest'
import { momentWords } from './DateAndTime.tsx'

const now = Date.parse('2026-11-27T16:03:00Z')

it.each([
  ['2026-11-27T16:03:00Z', '27 novembre, 17\u00a0h\u00a003'],
  ['2026-12-01T07:00:00Z', '1ᵉʳ décembre, 8\u00a0h'],
  ['2025-02-03T09:30:00Z', '3 février 2025, 10\u00a0h\u00a030'],
])('writes %s as %s', (instant, words) => {
  expect(momentWords(Date.parse(instant), now)).toBe(words)
})
