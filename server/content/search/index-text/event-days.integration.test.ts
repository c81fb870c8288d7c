import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#domain/dates/clock.ts'
import { answerVisitors } from '#server/http/api/call-in-process.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { addEvent } from '#tests/support/sites/add-event.ts'
import { updateIndex } from './update-index.ts'

let test: TestFeatures
let event: number

beforeAll(async () => {
  test = await testFeatures()
  event = await addEvent(test.database, { capacity: null })
})
afterAll(() => test.close())

async function takePlace(startAt: string, endAt: string): Promise<void> {
  const { db } = test.database
  await sql`update elements set properties = properties || ${JSON.stringify({ startAt, endAt })}::jsonb where id = ${event}`.execute(db)
  await updateIndex({ db, features: test.features, answer: answerVisitors(test.features), now: systemClock }, test.scope(37).site)
}

const found = async (q: string) => {
  const { items } = await test.features.search.find(test.scope(37), { q, page: 1, nbItem: 10, type: undefined })
  return items.filter(({ type, id }) => type === 'EVENT' && id === event).length
}

describe('an event of several days', () => {
  it('is not found by a number that its title ends in', async () => {
    await test.database.db.updateTable('element_texts').set({ title: 'Salle 11' }).where('element_id', '=', event).execute()
    await takePlace('2031-11-12T09:00:00Z', '2031-11-14T17:00:00Z')
    expect([await found('11 novembre 2031'), await found('12 novembre 2031'), await found('salle 11')]).toEqual([0, 1, 1])
  })

  it.each(['12 novembre 2031', '13 novembre 2031', '13 novembre', '14 novembre 2031'])('is found by each of them: %s', async (q) => {
    await takePlace('2031-11-12T09:00:00Z', '2031-11-14T17:00:00Z')
    expect(await found(q)).toBe(1)
    expect([await found('11 novembre 2031'), await found('15 novembre 2031')]).toEqual([0, 0])
  })

  it('is found by the short day on which clocks go forward', async () => {
    await takePlace('2031-03-29T22:30:00Z', '2031-03-31T21:30:00Z')
    for (const day of ['29', '30', '31']) expect({ day, found: await found(`${day} mars 2031`) }).toEqual({ day, found: 1 })
  })

  it('is not found by the day that begins as it ends', async () => {
    await takePlace('2031-11-12T18:00:00Z', '2031-11-13T23:00:00Z')
    expect([await found('12 novembre 2031'), await found('13 novembre 2031'), await found('14 novembre 2031')]).toEqual([1, 1, 0])
  })

  it('is found by its first and its last alone where it takes very long', async () => {
    await takePlace('2031-05-02T09:00:00Z', '2031-07-03T17:00:00Z')
    expect([await found('2 mai 2031'), await found('3 juillet 2031'), await found('9 juin 2031')]).toEqual([1, 1, 0])
  })
})
