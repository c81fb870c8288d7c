import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { anotherDay } from '#tests/support/clock/another-day.ts'
import { databaseClock } from '#tests/support/clock/database-clock.ts'
import { shiftedDate } from '#tests/support/clock/shifted-date.ts'

const day = 86_400_000

/** A Date of its own, so that the one of the other tests stays as it is. Its present is the real one, also in a run on another day. */
const OwnDate = runInNewContext('Date') as DateConstructor

describe('a Date whose present is a day later', () => {
  const Later = shiftedDate(OwnDate, day)

  it('shifts the present alone, not a date that is made of values', () => {
    const before = OwnDate.now() + day
    expect(Later.now()).toBeGreaterThanOrEqual(before)
    expect(new Later().getTime()).toBeGreaterThanOrEqual(before)
    expect(Date.parse(Later())).toBeGreaterThan(before - 1000)
    expect(new Later(5).getTime()).toBe(5)
    expect(new Later('2028-02-29T12:00:00Z').toISOString()).toBe('2028-02-29T12:00:00.000Z')
    expect(Later.UTC(2028, 1, 29)).toBe(Date.UTC(2028, 1, 29))
  })

  it('makes dates that are instances of it and name it as their constructor', () => {
    const made = new Later()
    expect(made).toBeInstanceOf(Later)
    expect(made.constructor).toBe(Later)
    const before = OwnDate.now() + day
    expect(new (class extends Later {})().getTime()).toBeGreaterThanOrEqual(before)
  })
})

it('refuses an instant that is none, and tells how far an instant is from now', () => {
  expect(anotherDay('2028-02-29T12:00:00Z', Date.parse('2028-02-28T12:00:00Z'))).toMatchObject({ TEST_CLOCK_OFFSET_MS: String(day) })
  expect(() => anotherDay('31 décembre')).toThrow(/TEST_NOW is an instant/)
})

it('replaces each clock of PostgreSQL by a function of one line', () => {
  const statements = databaseClock(day)
  for (const name of ['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp'])
    expect(statements.filter((each) => each.includes(`shifted_clock.${name}()`))).toHaveLength(1)
  expect(statements.filter((each) => each.includes('\n'))).toEqual([])
})
