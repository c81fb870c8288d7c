import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#domain/dates/dates.ts'
import { readTypedHours } from '#domain/opening-hours/typed-hours.ts'
import { readTypedPeriod } from '#domain/opening-hours/typed-period.ts'
import { formatRanges } from '#i18n/opening-hours.ts'

const time = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const rangesOf = (stops: readonly number[]) => {
  const sorted = stops.toSorted((one, other) => one - other)
  return Array.from({ length: Math.floor(sorted.length / 2) }, (_, index) => ({
    open: time(sorted[2 * index] ?? 0),
    close: time(sorted[2 * index + 1] ?? 0),
  }))
}

it('reads back any hours as the site writes them in French', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 8 }), (stops) => {
      const ranges = rangesOf(stops)
      expect(readTypedHours(formatRanges(ranges, 'fr_FR') ?? '')).toEqual({ ranges })
    }),
  )
})

it('reads ordered ranges from any text, or names a fault', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9h:, àet-]{0,30}$/)), (typed) => {
      const read = readTypedHours(typed)
      if ('fault' in read) return
      for (const [index, { open, close }] of read.ranges.entries()) {
        // The last may go on after midnight.
        expect(open < close || (index === read.ranges.length - 1 && close < open)).toBe(true)
        if (index > 0) expect((read.ranges[index - 1]?.close ?? '') <= open).toBe(true)
      }
    }),
  )
})

it('reads back hours that go on after midnight as the site writes them in French', () => {
  const evening = fc.integer({ min: 780, max: 1439 })
  const night = fc.integer({ min: 1, max: 539 })
  fc.assert(
    fc.property(evening, night, fc.boolean(), (open, close, hasNoon) => {
      const noon = hasNoon ? [{ open: '12:00', close: '13:00' }] : []
      const ranges = [...noon, { open: time(open), close: time(close) }]
      expect(readTypedHours(formatRanges(ranges, 'fr_FR') ?? '')).toEqual({ ranges })
    }),
  )
})

it('reads back any period of at most 366 days by its numbers', () => {
  const today = '2026-11-28'
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 365 }), (ahead, length) => {
      const from = addDays(today, ahead)
      const to = addDays(from, length)
      const written = (day: string) => day.split('-').toReversed().join('/')
      expect(readTypedPeriod(`du ${written(from)} au ${written(to)}`, today)).toEqual({ from, to })
    }),
  )
})
