import { describe, expect, it } from 'vitest'
import en from '#i18n/messages/en.json'
import fr from '#i18n/messages/fr.json'
import {
  formatDate,
  formatDateTime,
  formatDayAndTime,
  formatFileSize,
  formatMoney,
  formatMonth,
  formatNumber,
  formatEuros,
  formatPrice,
  formatShortDate,
  formatWeekday,
} from './format.ts'

describe('formats', () => {
  it('writes money and numbers as the locale does', () => {
    expect(formatMoney(123_450, 'fr_FR')).toBe('1\u202f234,50\u00a0€')
    expect(formatMoney(123_450, 'en_GB')).toBe('€1,234.50')
    expect([formatEuros(14, 'fr_FR'), formatEuros(8.7, 'fr_FR'), formatEuros(0.29, 'en_GB')]).toEqual([
      '14,00\u00a0€',
      '8,70\u00a0€',
      '€0.29',
    ])
    expect(formatPrice(228, 'fr_FR')).toBe('228\u00a0€')
    expect(formatPrice(28.8, 'fr_FR')).toBe('28,80\u00a0€')
    expect(formatPrice(28.8, 'en_GB')).toBe('€28.80')
    expect(formatNumber(1234.5, 'fr_FR')).toBe('1\u202f234,5')
  })

  it('writes sizes of files in the unit that fits', () => {
    expect([0, 1, 140, 999, 120_001, 999_000, 1_000_000, 2_450_000].map((bytes) => formatFileSize(bytes, 'fr_FR'))).toEqual([
      ...['0\u202fko', '1\u202fko', '1\u202fko', '1\u202fko', '121\u202fko', '999\u202fko', '1\u202fMo', '2,5\u202fMo'],
    ])
    expect(formatFileSize(999_001, 'fr_FR')).toBe('1\u202fMo')
    expect(formatFileSize(10_485_760, 'en_GB')).toBe('10.5 MB')
  })

  it('writes days of the week and months', () => {
    expect(formatWeekday('2026-09-30T22:30:00Z', 'fr_FR')).toBe('jeudi 1er octobre 2026')
    expect(formatMonth('2026-12-15T12:00:00Z', 'fr_FR')).toBe('décembre 2026')
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
    expect(formatDayAndTime('2026-09-30T22:30:05Z', 'fr_FR')).toBe('1er octobre 2026 à 0\u00a0h\u00a030')
    expect(formatDayAndTime('2026-12-01T08:00:00Z', 'fr_FR')).toBe('1er décembre 2026 à 9\u00a0h')
    expect(formatDayAndTime('2026-12-01T13:04:00Z', 'en_GB')).toBe('1 December 2026 at 14:04')
  })
})

describe('messages', () => {
  it('are the same in both languages, none empty, with the same values', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort())
    const values = (text: string) => [...text.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name]) => name).sort()
    for (const [key, text] of Object.entries(fr)) {
      expect(text.trim(), key).not.toBe('')
      expect(values(en[key as keyof typeof en]), key).toEqual(values(text))
    }
  })
})
