import { describe, expect, it } from 'vitest'
import { daysOf, linesFrom, withDays } from './special-days.ts'

const day = (date: string, label = 'Noël') => ({ date, ranges: [], labels: { fr_FR: label } })

describe('the days that differ from the week', () => {
  it('are in the order of their dates, a new one in the place of the former of its date', () => {
    const days = withDays([day('2026-12-25'), day('2026-12-06')], [day('2026-12-25', 'Fête'), day('2026-11-11')], '2026-11-01')
    expect(days.map(({ date, labels }) => [date, labels['fr_FR']])).toEqual([
      ['2026-11-11', 'Noël'],
      ['2026-12-06', 'Noël'],
      ['2026-12-25', 'Fête'],
    ])
  })

  it('leave out those that are over when one is added', () => {
    expect(withDays([day('2025-12-25')], [day('2026-12-25')], '2026-11-01')).toEqual([day('2026-12-25')])
  })

  it('of a period across a month are one for each of its days', () => {
    const made = daysOf({ from: '2026-12-30', to: '2027-01-02' }, { ranges: [], labels: {} })
    expect(made.map(({ date }) => date)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  })

  it('are listed with the closures that are not over', () => {
    const closure = { from: '2026-12-10', to: '2026-12-20', closes: ['PLACE' as const], sentences: {} }
    const over = { ...closure, from: '2026-01-01', to: '2026-01-02' }
    const lines = linesFrom({ exceptions: [day('2026-12-25'), day('2026-01-01')], closures: [over, closure] }, '2026-12-15')
    expect(lines.map(({ kind, from }) => [kind, from])).toEqual([
      ['closure', '2026-12-10'],
      ['day', '2026-12-25'],
    ])
  })
})
