import { describe, expect, it } from 'vitest'
import { describeInstant, frenchDay, frenchTime } from './describe-instant.ts'

const now = Date.parse('2026-11-24T10:42:00Z')

describe('an instant', () => {
  it.each([
    ['2026-11-24T10:41:30Z', { kind: 'now' }],
    ['2026-11-24T10:43:00Z', { kind: 'now' }],
    ['2026-11-24T10:02:00Z', { kind: 'minutes', count: 40 }],
    ['2026-11-24T09:43:00Z', { kind: 'minutes', count: 59 }],
    ['2026-11-24T09:42:00Z', { kind: 'today', time: '10\u00a0h\u00a042' }],
    ['2026-11-23T23:00:00Z', { kind: 'today', time: '0\u00a0h' }],
    ['2026-11-23T22:59:00Z', { kind: 'yesterday', time: '23\u00a0h\u00a059' }],
    ['2026-11-22T12:00:00Z', { kind: 'day', day: '22 nov.' }],
    ['2025-12-01T12:00:00Z', { kind: 'day', day: '1ᵉʳ déc. 2025' }],
    ['2026-12-24T09:00:00Z', { kind: 'day', day: '24 déc.' }],
  ])('of %s is said as %j', (instant, said) => {
    expect(describeInstant(Date.parse(instant), now)).toEqual(said)
  })

  it('of the evening before the clocks change is yesterday', () => {
    expect(describeInstant(Date.parse('2026-10-24T20:00:00Z'), Date.parse('2026-10-25T22:30:00Z'))).toMatchObject({ kind: 'yesterday' })
  })
})

it('writes a time without its minutes where there are none', () => {
  expect([frenchTime(Date.parse('2026-11-24T07:00:00Z')), frenchTime(Date.parse('2026-11-24T17:05:00Z'))]).toEqual([
    '8\u00a0h',
    '18\u00a0h\u00a005',
  ])
})

it('writes the first of a month as an ordinal', () => {
  expect(frenchDay(Date.parse('2026-12-01T07:00:00Z'), now)).toBe('1ᵉʳ déc.')
})
