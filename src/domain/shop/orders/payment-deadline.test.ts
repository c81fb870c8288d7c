import { expect, it } from 'vitest'
import { arrivesBefore } from './payment-deadline.ts'

// Days of Paris: the evening of the nineteenth in London is the twentieth there.
it.each([
  ['2026-11-17T09:00:00Z', '2026-11-20', 'in the course of the Thursday'],
  ['2026-11-20T09:00:00Z', '2026-11-25', 'over a weekend'],
  ['2026-11-22T09:00:00Z', '2026-11-25', 'made on a Sunday, in the course of the Tuesday'],
  ['2026-11-19T23:30:00Z', '2026-11-25', 'in the night, by the day in Paris'],
  ['2026-12-24T09:00:00Z', '2026-12-30', 'over Christmas'],
])('a transfer made at %s has come by %s, %s, and no sooner', (made, day) => {
  const now = Date.parse(made)
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  expect([
    arrivesBefore('TRANSFER', before, now),
    arrivesBefore('TRANSFER', day, now),
    arrivesBefore('TRANSFER', '2027-06-01', now),
  ]).toEqual([false, true, true])
})

// Handed in on the next working day, where it was late for its own, and paid six after that.
it.each([
  ['2026-11-16T15:00:00Z', '2026-11-25', 'over one weekend'],
  ['2026-11-20T09:00:00Z', '2026-12-01', 'over two weekends'],
  ['2026-12-18T09:00:00Z', '2026-12-30', 'over Christmas'],
])('a debit made at %s comes by %s, %s, and no sooner', (made, day) => {
  const now = Date.parse(made)
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  expect([before, day, '2027-06-01'].map((collected) => arrivesBefore('SEPA_DEBIT', collected, now))).toEqual([false, true, true])
})

it('has time with a card on a day that is over too: who collects late pays at once', () => {
  expect(arrivesBefore('CARD', '2026-11-19', Date.parse('2026-11-20T09:00:00Z'))).toBe(true)
})

it('has time where no day is booked, and a card at any time', () => {
  const now = Date.parse('2026-11-20T09:00:00Z')
  expect([arrivesBefore('TRANSFER', null, now), arrivesBefore('SEPA_DEBIT', null, now), arrivesBefore('CARD', '2026-11-20', now)]).toEqual([
    true,
    true,
    true,
  ])
})
