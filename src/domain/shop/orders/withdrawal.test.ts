import { describe, expect, it } from 'vitest'
import { returnDeadline, withdrawalDeadline } from './withdrawal.ts'

const at = (instant: string) => new Date(instant)

describe('withdrawal deadline', () => {
  it.each([
    ['fourteen days after the goods came, that day not counted', '2026-11-18T10:00:00Z', '2026-12-02'],
    ['the Monday, when that is a Saturday', '2026-11-21T10:00:00Z', '2026-12-07'],
    ['the Monday, when that is a Sunday', '2026-11-22T10:00:00Z', '2026-12-07'],
    ['the day after a public holiday', '2026-06-30T10:00:00Z', '2026-07-15'],
    ['after a holiday and the weekend that it leads to', '2026-12-11T10:00:00Z', '2026-12-28'],
    ['after Easter Monday', '2026-03-21T10:00:00Z', '2026-04-07'],
    ['reckoned in Paris, where it is another day after midnight', '2026-11-17T23:30:00Z', '2026-12-02'],
    ['reckoned in Paris, in summer as well', '2026-06-15T22:30:00Z', '2026-06-30'],
    ['reckoned in Paris, just before midnight', '2026-11-17T22:30:00Z', '2026-12-01'],
  ])('is %s', (_, receivedAt, deadline) => {
    expect(withdrawalDeadline(at(receivedAt), { isTold: true })).toBe(deadline)
  })

  it.each([
    ['twelve months later', '2026-11-18T10:00:00Z', '2027-12-02'],
    ['twelve months later, then moved off a Sunday', '2026-11-24T10:00:00Z', '2027-12-08'],
    ['from the end as it was moved the first time, and moved again', '2026-11-21T10:00:00Z', '2027-12-07'],
    ['on 28 February of a year that has no 29th, and then not on a Sunday', '2028-02-15T10:00:00Z', '2029-02-28'],
  ])('for a buyer who was not informed, is %s', (_, receivedAt, deadline) => {
    expect(withdrawalDeadline(at(receivedAt), { isTold: false })).toBe(deadline)
  })
})

describe('return deadline', () => {
  it.each([
    ['fourteen days after the withdrawal was declared', '2026-11-18T10:00:00Z', '2026-12-02'],
    ['the Monday, when that is a Saturday', '2026-11-21T10:00:00Z', '2026-12-07'],
    ['reckoned in Paris', '2026-11-17T23:30:00Z', '2026-12-02'],
  ])('is %s', (_, declaredAt, deadline) => {
    expect(returnDeadline(at(declaredAt))).toBe(deadline)
  })
})
