import { beforeAll, describe, expect, it } from 'vitest'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import type { ExportSection } from '#schemas/api/people/export-section-names.ts'
import { exportSections } from '#server/people/privacy/export-sections.ts'
import { mailedLink, makeCall, newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { addEvent } from '#tests/support/sites/add-event.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { addGround, addRow, ownedTables, type OwnedTable } from '#tests/support/database/owned-rows.ts'
import { testStage } from '#tests/support/server/test-stage.ts'

const stage = testStage('given-up-address')
const siteId = 37
const word = 'visiteuse'

let ground: { event: number; form: number }
let tables: OwnedTable[]
const lists = { lists: [2], consent: true }

beforeAll(async () => {
  tables = (await ownedTables(stage.test.database.pool)).filter(({ hasVisitors }) => hasVisitors)
  ground = await addGround(stage.test.database)
})

/** Adds a member with rows in every table that contain the address and no account. */
async function withRows(): Promise<TestMember> {
  const member = await addMember(stage.test)
  const numbers = new Map<string, unknown>()
  const owner = { userId: null, email: member.email, word, siteId, ground }
  for (const each of tables)
    numbers.set(each.table, await addRow(stage.test.database.pool, each, owner, each.parent && numbers.get(each.parent.table)))
  await makeCall(
    stage.test,
    'newsletter.subscribe',
    { email: member.email, ...lists },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  )
  await makeCall(stage.test, 'user.login', { email: member.email, password: 'ce n’est pas celui-là' })
  return member
}

/** Changes the address of the member and confirms it. */
async function changeAddress(member: TestMember): Promise<TestMember> {
  const email = `neuve-${member.email}`
  await makeCall(stage.test, 'user.update', { email }, member)
  const { token } = await mailedLink(stage.test, email, 'EMAIL_CHANGE_CONFIRM')
  expect((await makeCall(stage.test, 'user.confirmEmail', { token }, member)).status).toBe(200)
  return { ...member, email }
}

async function read(section: string, { userId, email }: TestMember) {
  const person = { siteId, userId, email, address: addressKey({ siteId, email }) }
  return exportSections[section as ExportSection](stage.test.database.db, person)
}

async function countsOf(member: TestMember): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const section of [...new Set(tables.map((each) => each.section)), 'newsletterRequests'])
    counts[section] = (await read(section, member)).length
  return counts
}

/** Returns the tables with a row that contains a text. */
async function naming(text: string): Promise<string[]> {
  const { rows } = await stage.test.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await stage.test.database.pool.query(
      `select 1 from "${name}" t where position($1 in lower(to_jsonb(t)::text)) > 0 limit 1`,
      [text],
    )
    if (hit.rowCount !== 0) found.push(name)
  }
  return found
}

describe('rows sent from an address without a login', () => {
  it('stay in the export of the account after an email change, except unconfirmed newsletters', async () => {
    const before = await withRows()
    const had = await countsOf(before)
    expect(Object.values(had)).not.toContain(0)
    expect(await countsOf(await changeAddress(before))).toEqual({ ...had, newsletterRequests: 0 })
  })

  it('are not readable or erasable by the next owner of the address', async () => {
    const before = await withRows()
    const after = await changeAddress(before)
    const had = await countsOf(after)
    const next = await addMember(stage.test, { email: before.email })
    expect(new Set(Object.values(await countsOf(next)))).toEqual(new Set([0]))
    expect(await read('mails', next)).toEqual([])
    expect((await makeCall(stage.test, 'privacy.ownRequests', undefined, next)).data).toEqual([])
    expect((await makeCall(stage.test, 'user.delete', { password: next.password }, next)).status).toBe(200)
    expect(await countsOf(after)).toEqual(had)
  })

  it('are erased with the account after an email change, except the listed ones', async () => {
    const before = await withRows()
    const after = await changeAddress(before)
    const { data } = await makeCall(stage.test, 'user.delete', { password: after.password }, after)
    expect((data?.['kept'] as { what: string }[]).map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'Commandes et factures',
        'Vos demandes sur vos données, au registre',
        'Trace des messages envoyés, sans leur contenu',
      ]),
    )
    expect(await naming(before.email)).toEqual(['mails', 'orders', 'privacy_requests', 'withdrawals'])
    const erased = tables.filter(({ isErased }) => isErased)
    expect(erased.length).toBeGreaterThan(3)
    for (const section of new Set(erased.map((each) => each.section))) expect(await read(section, after)).toEqual([])
  })

  it('and retained after a deletion do not belong to the next owner of the address', async () => {
    const before = await withRows()
    await makeCall(stage.test, 'user.delete', { password: before.password }, before)
    const next = await addMember(stage.test, { email: before.email })
    expect(new Set(Object.values(await countsOf(next)))).toEqual(new Set([0]))
  })
})

describe('registrations for an event at both addresses', () => {
  const send = async (path: string, payload: object, token?: string) => {
    const headers = { host: 'localhost', ...(token === undefined ? {} : { authorization: token }) }
    return (await stage.test.app.inject({ method: 'POST', url: `/api${path}`, payload, headers, remoteAddress: newCaller() })).statusCode
  }
  const register = (id: number, { email, token }: { email: string; token?: string }, seats: number) =>
    send(`/element/event/${id}/register`, { firstname: 'Camille', lastname: 'Roy', email, seats }, token)
  const giveBack = (link: string) => send('/element/event/registration/cancel', { token: link })
  const placesOf = async (member: TestMember) =>
    (await read('events', member)).map(({ email, status, seats }) => ({ email, status, seats }))
  /** Returns the mails to an address about registrations, the oldest first, with their tokens. */
  const mailsTo = async (email: string) => {
    const mails = (await waitingMails(stage.test, email)).filter(({ kind }) => kind.startsWith('EVENT_'))
    return mails.map(({ kind, data }) => ({ kind, seats: data['seats'], token: String(data['cancelLink']).replace(/^.*\//, '') }))
  }
  const takenOf = async (id: number) => {
    const response = await stage.test.app.inject({ url: `/api/element/event/${id}`, headers: { host: 'localhost' } })
    return 8 - Number(response.json<{ data: { remaining: number } }>().data.remaining)
  }

  /** Registers one place at the new address without a login and two as the member, who then changes to it. */
  async function fillWithRegistrations() {
    const id = await addEvent(stage.test.database, { capacity: 8 })
    const before = await addMember(stage.test)
    await register(id, { email: `neuve-${before.email}` }, 1)
    await register(id, before, 2)
    return { id, before, after: await changeAddress(before) }
  }

  it('do not belong to the next owner of the old address, who has their own', async () => {
    const { id, before, after } = await fillWithRegistrations()
    const next = await addMember(stage.test, { email: before.email })
    const told = (await mailsTo(next.email)).length
    expect(await register(id, next, 3)).toBe(201)
    expect(await placesOf(next)).toEqual([{ email: next.email, status: 'CONFIRMED', seats: 3 }])
    const news = (await mailsTo(next.email)).slice(told)
    expect(news).toMatchObject([{ kind: 'EVENT_REGISTERED', seats: 3 }])
    for (const { token } of news) expect(await giveBack(token)).toBe(200)
    expect((await placesOf(next)).map(({ status }) => status)).toEqual(['CANCELLED'])
    expect(await placesOf(after)).toEqual([1, 2].map((seats) => ({ email: after.email, status: 'CONFIRMED', seats })))
    expect(await takenOf(id)).toBe(3)
  })

  it('belong to the member, each with its own link; a repeat reminds of each', async () => {
    const { id, before, after } = await fillWithRegistrations()
    expect(await takenOf(id)).toBe(3)
    const told = (await mailsTo(after.email)).length
    expect(await register(id, after, 1)).toBe(201)
    expect(await takenOf(id)).toBe(3)
    const reminders = (await mailsTo(after.email)).slice(told)
    expect(reminders).toMatchObject([
      { kind: 'EVENT_KNOWN', seats: 1 },
      { kind: 'EVENT_KNOWN', seats: 2 },
    ])
    expect(await giveBack(reminders[0]?.token ?? '')).toBe(200)
    expect(await takenOf(id)).toBe(2)
    // The link mailed to the old address cancels its registration and notifies the new address.
    const [first] = await mailsTo(before.email)
    expect(await giveBack(first?.token ?? '')).toBe(200)
    expect(await takenOf(id)).toBe(0)
    expect((await mailsTo(after.email)).filter(({ kind }) => kind === 'EVENT_CANCELLED')).toHaveLength(2)
    expect((await mailsTo(before.email)).map(({ kind }) => kind)).toEqual(['EVENT_REGISTERED'])
  })
})
