import { describe, expect, it } from 'vitest'
import type { OpeningDay } from '#schemas/generated/content.ts'
import { formatRanges, openingLines } from './opening-hours.ts'

const office = [
  { open: '09:00', close: '12:30' },
  { open: '14:00', close: '18:00' },
]
const names = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

function week(hoursOf: (index: number) => OpeningDay['ranges']): OpeningDay[] {
  return names.map((day, index) => ({ day, ranges: hoursOf(index) }))
}

describe('openingLines', () => {
  it('gathers days in a row that have the same hours', () => {
    expect(
      openingLines(
        week((index) => (index < 5 ? office : [])),
        'fr_FR',
      ),
    ).toEqual([
      { from: 'lundi', to: 'vendredi', hours: '9\u00a0h\u00a0–\u00a012\u00a0h\u00a030, 14\u00a0h\u00a0–\u00a018\u00a0h' },
      { from: 'samedi', to: 'dimanche', hours: null },
    ])
  })

  it('keeps a day alone when its hours differ', () => {
    const lines = openingLines(
      week((index) => (index === 2 ? [] : office)),
      'en_GB',
    )
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      ['Monday', 'Tuesday'],
      ['Wednesday', null],
      ['Thursday', 'Sunday'],
    ])
  })
})

describe('formatRanges', () => {
  it('writes hours as each language does, and nothing for a closed day', () => {
    expect(formatRanges([{ open: '08:05', close: '24:00' }], 'fr_FR')).toBe('8\u00a0h\u00a005\u00a0–\u00a024\u00a0h')
    expect(formatRanges([{ open: '09:00', close: '17:30' }], 'en_GB')).toBe('09:00\u00a0–\u00a017:30')
    expect(formatRanges([], 'fr_FR')).toBeNull()
  })
})
