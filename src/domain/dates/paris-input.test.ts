import { afterEach, describe, expect, it, vi } from 'vitest'
import { fieldOfInstant, hasParisTime, instantOfParisInput, parisInput, parisStamp, typedInstant } from './paris-input.ts'

afterEach(() => vi.unstubAllEnvs())

const ZONES = ['Europe/Paris', 'America/Martinique', 'America/New_York', 'Indian/Reunion', 'UTC']

describe.each(ZONES)('with the clock of %s', (zone) => {
  it.each([
    ['2026-12-01T07:00:00.000Z', '2026-12-01T08:00'],
    ['2026-07-14T22:30:00.000Z', '2026-07-15T00:30'],
    ['2027-01-13T07:00:00.000Z', '2027-01-13T08:00'],
    // Midnight belongs to the day that begins.
    ['2026-12-31T23:00:00.000Z', '2027-01-01T00:00'],
    // Skipped in New York, ordinary in Paris; then the hours around the change in Paris.
    ['2027-03-14T01:30:00.000Z', '2027-03-14T02:30'],
    ['2027-03-28T00:59:00.000Z', '2027-03-28T01:59'],
    ['2027-03-28T01:00:00.000Z', '2027-03-28T03:00'],
    ['2027-10-31T01:30:00.000Z', '2027-10-31T02:30'],
    ['0027-01-01T11:00:00.000Z', '0027-01-01T11:09'],
  ])('writes %s as the field %s', (instant, field) => {
    vi.stubEnv('TZ', zone)
    expect(parisInput(Date.parse(instant))).toBe(field)
    if (!field.startsWith('00')) expect(instantOfParisInput(field)?.toISOString()).toBe(instant)
  })
})

it('writes a moment for spreadsheets, in French as a day of France', () => {
  const moment = Date.parse('2026-12-31T23:00:00.000Z')
  expect([parisStamp(moment), parisStamp(moment, 'en')]).toEqual(['01/01/2027 00:00', '2027-01-01 00:00'])
})

it('reads an hour that the change to summer skips as the hour after', () => {
  expect(fieldOfInstant(typedInstant('2027-03-28T02:30', null))).toBe('2027-03-28T03:30')
})

it.each(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00Z', '2027-01-13T07:00:42.500Z', '2027-01-13T08:00:00+01:00'])(
  'leaves %s as it is stored while its field is unchanged',
  (stored) => {
    expect(typedInstant(fieldOfInstant(stored), stored)).toBe(stored)
    expect(typedInstant('2027-01-14T09:00', stored)).toBe('2027-01-14T08:00:00.000Z')
    expect(typedInstant('', stored)).toBeNull()
  },
)

it.each(['', '2026-12-01', 'demain', '2026-13-45T08:00', '2027-02-30T08:00', '2027-01-01T24:00', '2027-01-01T08:60'])(
  'reads no instant in "%s"',
  (field) => {
    expect([instantOfParisInput(field), typedInstant(field, field)]).toEqual([null, null])
  },
)

it.each([null, 'demain', ''])('shows %j as an empty field', (stored) => {
  expect(fieldOfInstant(stored)).toBe('')
})

it.each([
  ['Europe/Paris', true],
  ['Europe/Brussels', true],
  ['Europe/London', false],
  // As Paris in winter alone, and in summer alone.
  ['Africa/Lagos', false],
  ['Africa/Johannesburg', false],
  ['America/Martinique', false],
  ['America/New_York', false],
  ['Indian/Reunion', false],
])('finds in %s that the clock shows the time of Paris: %s', (zone, isSame) => {
  vi.stubEnv('TZ', zone)
  expect(hasParisTime(2027)).toBe(isSame)
})
