import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addEvent } from '#tests/support/sites/add-event.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

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

/** The code and the data of a refusal; null without one. */
const refusal = (id: number, email: string) =>
  test.features.events
    .register(
      { scope: test.scope(37), caller: { kind: 'visitor' } },
      { route: 'event', id, body: { firstname: 'Camille', lastname: 'Roy', email } },
    )
    .then(() => null)
    .catch(({ code, data }: { code: string; data: object }) => ({ code, data }))

const remind = (id: number, email: string) => test.features.events.remind(test.scope(37), { route: 'event', id, body: { email } })

const mailsTo = (email: string) =>
  test.database.db.selectFrom('mails').select(['kind', 'data']).where('recipient', '=', email).orderBy('id').execute()
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)
const tokensTo = async (email: string) => (await mailsTo(email)).map(({ data }) => (data['cancelLink'] as string).replace(/^.*\//, ''))
const lastToken = async (email: string) => (await tokensTo(email)).at(-1)

const cancelBy = (token = '') => test.features.events.cancel(test.scope(37), { route: 'event', token })

const waitAnHour = () =>
  test.database.db
    .updateTable('mails')
    .set({ created_at: sql<Date>`created_at - interval '61 minutes'` })
    .execute()

const writtenMails = async () => (await test.database.db.selectFrom('mails').select('id').execute()).length

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

  it('are refused alike once all are taken, and owners of places get a mail with their link', async () => {
    const id = await addEvent(test.database, { capacity: 2 })
    await ask(id, 'complet@example.org', 2)
    const before = await writtenMails()
    const full = { code: 'EVENT_FULL', data: { remaining: 0 } }
    expect(await refusal(id, 'complet@example.org')).toEqual(full)
    expect(await writtenMails()).toBe(before + 1)
    // A stranger’s is never sent: it takes as long.
    expect(await refusal(id, 'tard@example.org')).toEqual(full)
    expect(await writtenMails()).toBe(before + 2)
    expect([await kindsTo('complet@example.org'), await kindsTo('tard@example.org')]).toEqual([['EVENT_REGISTERED', 'EVENT_KNOWN'], []])
    // The duration must not reveal it: one row is written for each.
    await cancelBy(await lastToken('complet@example.org'))
    expect(await refusal(id, 'tard@example.org')).toBeNull()
  })

  it('are mailed three times an hour at most, with one row written for a stranger too', async () => {
    const id = await addEvent(test.database, { capacity: 1 })
    await ask(id, 'perdu@example.org')
    for (const email of ['perdu@example.org', 'personne@example.org']) {
      const before = await writtenMails()
      await remind(id, email)
      expect(await writtenMails()).toBe(before + 1)
    }
    for (let asked = 0; asked < 5; asked++) await remind(id, 'perdu@example.org')
    expect([await kindsTo('perdu@example.org'), await kindsTo('personne@example.org')]).toEqual([
      ['EVENT_REGISTERED', ...Array.from({ length: 3 }, () => 'EVENT_KNOWN')],
      [],
    ])
    await cancelBy(await lastToken('perdu@example.org'))
    expect(await ask(id, 'apres@example.org')).toBe('CONFIRMED')
  })

  it('are mailed three times an hour at most when requested again and again without free ones', async () => {
    const id = await addEvent(test.database, { capacity: 1 })
    await ask(id, 'insistant@example.org')
    for (let asked = 0; asked < 16; asked++) expect(await ask(id, 'insistant@example.org')).toBe('EVENT_FULL')
    const kinds = await kindsTo('insistant@example.org')
    expect(kinds.filter((kind) => kind === 'EVENT_KNOWN')).toHaveLength(3)
    expect(await seatsOf(id)).toBe(1)
    // A token that is not mailed replaces no mailed link.
    await cancelBy(await lastToken('insistant@example.org'))
    expect(await ask(id, 'insistant@example.org')).toBe('CONFIRMED')
  })

  it('at several events in an hour are confirmed by three mails, and by another an hour later', async () => {
    for (let taken = 0; taken < 4; taken++)
      expect(await ask(await addEvent(test.database, { capacity: 8 }), 'partout@example.org')).toBe('CONFIRMED')
    const id = await addEvent(test.database, { capacity: 1 })
    await ask(id, 'partout@example.org')
    expect(await kindsTo('partout@example.org')).toEqual(Array.from({ length: 3 }, () => 'EVENT_REGISTERED'))
    await waitAnHour()
    for (let asked = 0; asked < 9; asked++) {
      await ask(id, 'partout@example.org')
      await waitAnHour()
    }
    // The first that was mailed stands for the confirmation that was not.
    const tokens = await tokensTo('partout@example.org')
    expect(tokens).toHaveLength(12)
    await cancelBy(tokens[3])
    expect(await ask(id, 'partout@example.org')).toBe('CONFIRMED')
  })

  it('are given back by the link of their confirmation and by those of the newest reminders', async () => {
    const id = await addEvent(test.database, { capacity: 8 })
    await ask(id, 'confirmee@example.org')
    for (let asked = 0; asked < 7; asked++) {
      await waitAnHour()
      await ask(id, 'confirmee@example.org')
    }
    const tokens = await tokensTo('confirmee@example.org')
    const known = await Promise.all(
      tokens.map((token) =>
        test.features.events.registration(test.scope(37), { route: 'event', token }).then(
          () => true,
          () => false,
        ),
      ),
    )
    expect(known).toEqual([true, false, false, false, true, true, true, true])
    await cancelBy(tokens[0])
    expect(await kindsTo('confirmee@example.org')).toContain('EVENT_CANCELLED')
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
