import { describe, expect, it } from 'vitest'
import { barsOf, addMonths, periodOf, weeksOf } from './month.ts'

describe('the weeks of a month', () => {
  it('begin on Monday and reach into the neighbours', () => {
    const weeks = weeksOf('2026-12')
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, '2026-11-30', '2027-01-03'])
    expect(periodOf(weeks)).toEqual({ from: '2026-11-29T23:00:00.000Z', until: '2027-01-03T23:00:00.000Z' })
    expect(weeksOf('2027-02').map(([monday]) => monday)).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'])
  })

  it('lead to the next and the former month', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  })
})

describe('the bars of a week', () => {
  const [week = []] = weeksOf('2026-12')
  const time = (startsAt: string, endsAt: string | null) => ({ startsAt, endsAt })

  it('lie in lanes, from their first to their last day', () => {
    const christmas = time('2026-12-01T07:00:00Z', '2026-12-26T19:00:00Z')
    const market = time('2026-12-03T07:00:00Z', null)
    const short = time('2026-12-02T07:00:00Z', '2026-12-03T23:00:00Z')
    expect(barsOf(week, [christmas, market, short])).toEqual([
      { item: christmas, from: 1, to: 6, lane: 0, begins: true, ends: false },
      { item: market, from: 3, to: 3, lane: 1, begins: true, ends: true },
      { item: short, from: 2, to: 3, lane: 2, begins: true, ends: true },
    ])
  })

  it('leave out what ends before or begins after', () => {
    expect(barsOf(week, [time('2026-11-01T07:00:00Z', '2026-11-29T23:00:00Z'), time('2026-12-07T07:00:00Z', null)])).toEqual([])
  })
})
