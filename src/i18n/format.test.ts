import { describe, expect, it } from 'vitest'
import en from './messages/en.json'
import fr from './messages/fr.json'
import { formatDate, formatDateTime, formatDayAndTime, formatMoney, formatNumber, formatShortDate } from './format.ts'

describe('formats', () => {
  it('writes money and numbers as the locale does', () => {
    expect(formatMoney(123_450, 'fr_FR')).toBe('1\u202f234,50\u00a0€')
    expect(formatMoney(123_450, 'en_GB')).toBe('€1,234.50')
    expect(formatNumber(1234.5, 'fr_FR')).toBe('1\u202f234,5')
  })

  it('writes dates as they are in Paris', () => {
    expect(formatDate('2026-10-11T22:30:00Z', 'fr_FR')).toBe('12 octobre 2026')
    expect(formatDate('2026-10-01T08:00:00Z', 'fr_FR')).toBe('1er octobre 2026')
    expect(formatDate('2026-10-01T08:00:00Z', 'en_GB')).toBe('1 October 2026')
    expect(formatShortDate('2026-10-11T22:30:00Z', 'fr_FR')).toBe('12/10/2026')
    expect(formatDate('2026-10-11T22:30:00Z', 'en_GB')).toBe('12 October 2026')
  })

  it('writes an instant to the second, as it is in Paris', () => {
    expect(formatDateTime('2026-10-11T22:30:05Z', 'fr_FR')).toBe('12/10/2026 00:30:05')
    expect(formatDateTime('2026-12-01T13:04:00Z', 'en_GB')).toBe('01/12/2026 14:04:00')
    expect(formatDayAndTime('2026-09-30T22:30:05Z', 'fr_FR')).toBe('1er octobre 2026 à 00\u00a0h\u00a030')
    expect(formatDayAndTime('2026-12-01T13:04:00Z', 'en_GB')).toBe('1 December 2026 at 14:04')
  })
})

describe('messages', () => {
  it('are the same in both languages, none empty, with the same values', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort())
    const values = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()
    for (const [key, text] of Object.entries(fr)) {
      expect(text.trim(), key).not.toBe('')
      expect(values(en[key as keyof typeof en]), key).toEqual(values(text))
    }
  })
})
