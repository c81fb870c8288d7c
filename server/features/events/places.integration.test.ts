import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addEvent } from '#tests/support/add-event.ts'
import { testFeatures, type TestFeatures } from '#tests/support/features.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const ask = (id: number, email: string, seats = 1) =>
  test.features.events
    .register(
      { scope: test.scope(37), caller: { kind: 'visitor' } },
      { route: 'event', id, body: { firstname: 'Camille', lastname: 'Roy', email, seats } },
    )
    .then(({ status }) => status as string)
    .catch((error: { code: string }) => error.code)

const seatsOf = async (id: number) => {
  const rows = await test.database.db.selectFrom('event_registrations').select('seats').where('element_id', '=', id).execute()
  return rows.reduce((sum, { seats }) => sum + seats, 0)
}
const count = (outcomes: string[]) =>
  Object.fromEntries(
    Map.groupBy(outcomes, (outcome) => outcome)
      .entries()
      .map(([k, v]) => [k, v.length]),
  )

describe('places of an event', () => {
  it('are taken by exactly eight of fifty who ask for them at once', async () => {
    const id = await addEvent(test.database, { capacity: 8 })
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(id, `foule-${index}@example.org`)))
    expect(count(outcomes)).toEqual({ CONFIRMED: 8, EVENT_FULL: 42 })
    expect(await seatsOf(id)).toBe(8)
    const mails = await test.database.db.selectFrom('mails').select('kind').where('recipient', 'like', 'foule-%').execute()
    expect(mails.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'EVENT_REGISTERED'))
  })

  it('are never more than there are when people ask for several', async () => {
    const id = await addEvent(test.database, { capacity: 10 })
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(id, `groupe-${index}@example.org`, 3)))
    expect(await seatsOf(id)).toBe(9)
  })

  it('are one person’s once, however often they ask at once', async () => {
    const id = await addEvent(test.database, { capacity: 8 })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => ask(id, 'presse@example.org')))
    expect(count(outcomes)).toEqual({ CONFIRMED: 20 })
    expect(await seatsOf(id)).toBe(1)
  })

  it('raise the version of the site’s content, and what a robot sends does not', async () => {
    const id = await addEvent(test.database, { capacity: 8 })
    const version = async () => {
      const row = await test.database.db.selectFrom('sites').select('content_version').where('id', '=', 37).executeTakeFirstOrThrow()
      return row.content_version
    }
    const before = await version()
    const body = { firstname: 'Robot', lastname: 'Robot', email: 'robot@example.org', _hp: 'x' }
    await test.features.events.register({ scope: test.scope(37), caller: { kind: 'visitor' } }, { route: 'event', id, body })
    expect(await version()).toBe(before)
    await ask(id, 'humain@example.org')
    expect(await version()).toBe(before + 1)
  })
})
