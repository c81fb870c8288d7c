import { expect, it } from 'vitest'
import { comparedMonths, daysOf } from './compared-months.ts'

it.each([
  ['2026-11-26', '2026-11-01 2026-11-26, 2026-10-01 2026-10-26, 2025-11-01 2025-11-26', '2026-10-31'],
  ['2026-01-05', '2026-01-01 2026-01-05, 2025-12-01 2025-12-05, 2025-01-01 2025-01-05', '2025-12-31'],
  ['2026-03-31', '2026-03-01 2026-03-31, 2026-02-01 2026-02-28, 2025-03-01 2025-03-31', '2026-02-28'],
  ['2024-02-29', '2024-02-01 2024-02-29, 2024-01-01 2024-01-29, 2023-02-01 2023-02-28', '2024-01-31'],
])('compares the month until %s with the same days before and a year before', (today, spans, end) => {
  const { now, before, lastYear, wholeBefore } = comparedMonths(today)
  expect([now, before, lastYear].map(({ from, until }) => `${from} ${until}`).join(', ')).toBe(spans)
  expect(wholeBefore.until).toBe(end)
})

it('lists the days of a span, both ends in it', () => {
  expect(daysOf({ from: '2026-10-30', until: '2026-10-31' })).toEqual(['2026-10-30', '2026-10-31'])
  expect(daysOf(comparedMonths('2026-03-02').wholeBefore)).toHaveLength(28)
})
