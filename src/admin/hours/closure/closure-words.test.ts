import { describe, expect, it } from 'vitest'
import { namePeriod, reopening, writePeriod } from '#admin/hours/hours-words.ts'
import { proposedSentences } from './closure-words.ts'

const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
const days = week.map((day) => ({ day, ranges: ['MONDAY', 'SUNDAY'].includes(day) ? [] : [{ open: '09:00', close: '12:00' }] }))

describe('the sentence of a closure', () => {
  it('names the days and the reopening in French and in English', () => {
    expect(proposedSentences(['fr_FR', 'en_GB', 'de_DE'], { from: '2027-01-11', to: '2027-01-24', back: '2027-01-26' })).toEqual({
      fr_FR: 'Fermé du 11 au 24 janvier. Réouverture le mardi 26 janvier.',
      en_GB: 'Closed from 11 January to 24 January. We open again on Tuesday 26 January.',
    })
  })

  it('of one day has no period, and no reopening where none is known', () => {
    expect(proposedSentences(['fr_FR'], { from: '2027-05-01', to: '2027-05-01', back: null })).toEqual({ fr_FR: 'Fermé le 1er mai.' })
  })

  it.each([
    ['2026-12-24', '2027-01-02', 'du 24 décembre au 2 janvier', '24 déc. 2026 – 2 janv. 2027'],
    ['2027-02-27', '2027-03-01', 'du 27 février au 1er mars', '27 février – 1er mars 2027'],
  ])('from %s to %s reads « %s »', (from, to, words, short) => {
    expect([namePeriod(from, to), writePeriod(from, to)]).toEqual([words, short])
  })
})

describe('the reopening after a closure', () => {
  const place = { closes: ['PLACE' as const], sentences: {} }

  it('is the first open day of the week after it', () => {
    expect(reopening({ days, exceptions: [], closures: [] }, '2027-01-24')).toBe('2027-01-26')
  })

  it('passes over closed days of their own and another closure', () => {
    const exceptions = [{ date: '2027-01-26', ranges: [], labels: {} }]
    const closures = [{ ...place, from: '2027-01-27', to: '2027-01-28' }]
    expect(reopening({ days, exceptions, closures }, '2027-01-24')).toBe('2027-01-29')
  })

  it('is unknown for a place that opens on no day', () => {
    expect(reopening({ days: [], exceptions: [], closures: [] }, '2027-01-24')).toBeNull()
  })
})
