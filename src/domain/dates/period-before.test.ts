import { expect, it } from 'vitest'
import { periodBefore } from './period-before.ts'

it.each([
  ['the beginning of a month', { from: '2026-11-01', until: '2026-11-12' }, { from: '2026-10-01', until: '2026-10-12' }],
  ['a whole month', { from: '2026-11-01', until: '2026-11-30' }, { from: '2026-10-01', until: '2026-10-31' }],
  ['a whole month after a longer one', { from: '2026-02-01', until: '2026-02-28' }, { from: '2026-01-01', until: '2026-01-31' }],
  ['days that the month before does not have', { from: '2026-03-01', until: '2026-03-30' }, { from: '2026-02-01', until: '2026-02-28' }],
  ['January', { from: '2026-01-01', until: '2026-01-31' }, { from: '2025-12-01', until: '2025-12-31' }],
  ['days within a month', { from: '2026-11-10', until: '2026-11-16' }, { from: '2026-11-03', until: '2026-11-09' }],
  ['days of two months', { from: '2026-10-30', until: '2026-11-02' }, { from: '2026-10-26', until: '2026-10-29' }],
  ['one day', { from: '2026-11-10', until: '2026-11-10' }, { from: '2026-11-09', until: '2026-11-09' }],
])('compares %s with the days before it', (_what, period, before) => {
  expect(periodBefore(period)).toEqual(before)
})
