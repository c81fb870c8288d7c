import { expect, it } from 'vitest'
import { isPeriod, nameOf, periodNames, periodOf, readView, reportParts, writeView } from './visits-view.ts'

const today = '2026-11-28'

it('writes every view into its address and reads it again', () => {
  for (const name of periodNames)
    for (const part of reportParts) {
      const view = { ...periodOf(name, today), part }
      expect(readView(writeView(view, today), today)).toEqual(view)
      expect(nameOf(view, today)).toBe(name)
    }
  expect(writeView(readView(new URLSearchParams(), today), today).toString()).toBe('')
})

it.each([
  ['month', '2026-11-01', '2026-11-28'],
  ['before', '2026-10-01', '2026-10-31'],
  ['week', '2026-11-22', '2026-11-28'],
  ['days', '2026-10-30', '2026-11-28'],
  ['year', '2025-11-29', '2026-11-28'],
] as const)('takes for the period « %s » its days until today', (name, from, until) => {
  expect(periodOf(name, today)).toEqual({ from, until })
})

it.each([
  ['2026-11-03', '2026-11-01'],
  ['2026-02-30', '2026-03-01'],
  ['2025-01-01', '2026-11-01'],
  ['', '2026-11-01'],
])('takes the period from « %s » to « %s » for this month', (du, au) => {
  expect(isPeriod({ from: du, until: au })).toBe(false)
  expect(readView(new URLSearchParams({ du, au }), today)).toMatchObject(periodOf('month', today))
})
