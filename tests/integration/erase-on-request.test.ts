import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { personalData } from '#server/people/personal-data/personal-data.ts'
import { makeCall, newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { busyWords, doEverything, type BusyPerson } from '#tests/support/accounts/busy-person.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { tablesNaming } from '#tests/support/database/personal-rows.ts'
import { adminDesk, type AdminDesk } from '#tests/support/shop/admin-desk.ts'
import { shopId } from '#tests/support/shop/shop.ts'

type Holdings = AdminCallData['inbox.holdings']

let desk: AdminDesk
let owners: Record<string, TestMember>

beforeAll(async () => {
  desk = await adminDesk()
  await desk.test.app.features.parameters.set(37, 'COMPANY_EMAIL', 'contact@greffe-plume.example')
  owners = {
    localhost: await addMember(desk.test, { role: 'SUPER_ADMIN' }),
    'cave.localhost': await addMember(desk.test, { siteId: shopId, role: 'SUPER_ADMIN' }),
  }
})
afterAll(() => desk.close())

const ask = (
  host: string,
  method: 'DELETE' | 'GET' | 'PUT' | 'POST',
  url: string,
  { body, version }: { body?: object; version?: number } = {},
) =>
  desk.test.app.inject({
    ...{ method, url: `/api/admin/inbox/${url}`, remoteAddress: newCaller() },
    headers: {
      ...{ host, 'sec-fetch-site': 'same-origin', authorization: owners[host]?.token ?? '' },
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body && { payload: body }),
  })

/** Asks for the erasure as a person does, and returns the item of the inbox. */
async function request(host: string, email: string, token?: string): Promise<number> {
  const body = { type: 'ERASURE', email, firstname: 'Xanthippe', lastname: 'Quetzal' }
  const { status } = await makeCall(desk.test, 'privacy.request', body, { host, ...(token !== undefined && { token }) })
  expect(status).toBe(201)
  const { rows } = await desk.test.database.pool.query<{ id: number }>('select max(id) as id from inbox_items where kind = $1', ['PRIVACY'])
  return rows[0]?.id ?? 0
}
const read = async (host: string, id: number) => (await ask(host, 'GET', String(id))).json<{ data: AdminCallData['inbox.read'] }>().data
const holdings = async (host: string, id: number) => (await ask(host, 'GET', `${id}/holdings`)).json<{ data: Holdings }>().data
const erase = async (host: string, id: number) =>
  (await ask(host, 'DELETE', `${id}/holdings`, { body: {} })).json<{ data: Holdings }>().data
const areas = ({ held }: Holdings, isKept: boolean) => held.filter(({ kept }) => (kept !== null) === isKept).map(({ area }) => area)

describe('a request to erase of a member', () => {
  let person: BusyPerson
  beforeAll(async () => {
    person = await doEverything(desk)
  })

  it('shows and erases every part, and leaves the address in declared tables alone', async () => {
    for (const { host, token } of person.sites) {
      const id = await request(host, person.email, token)
      const before = await holdings(host, id)
      expect(areas(before, false)).toEqual(expect.arrayContaining(['profile', 'sessions', 'newsletters']))
      expect((await read(host, id)).leftToErase).toBe(true)
      const after = await erase(host, id)
      expect([after.account, areas(after, false)]).toEqual([null, []])
      expect((await read(host, id)).leftToErase).toBe(false)
    }
    const retained = Object.entries(personalData).flatMap(([table, told]) =>
      'onDeletion' in told && typeof told.onDeletion === 'object' ? [table] : [],
    )
    const named = await tablesNaming(desk.test.database.pool, busyWords)
    expect(named.filter((table) => !retained.includes(table))).toEqual([])
  })

  it('names the retained data in a mail and in the prepared answer', async () => {
    const [mail] = (await waitingMails(desk.test, person.email)).filter(({ kind }) => kind === 'ACCOUNT_DELETED')
    const { rows } = await desk.test.database.pool.query<{ id: number }>(
      `select i.id from inbox_items i join privacy_requests p on p.id = i.request_id where p.type = 'ERASURE' and p.site_id = $1`,
      [shopId],
    )
    const { erased } = await holdings('cave.localhost', rows[0]?.id ?? 0)
    expect(erased?.kept).toContainEqual(expect.objectContaining({ what: 'Commandes et factures' }))
    expect(erased?.answer).toMatch(/^Bonjour,[^]*Commandes et factures \(Obligation comptable/)
    expect(mail).toBeDefined()
  })
})

describe('a request to erase of an address without an account', () => {
  const email = 'melusine.brocard@example.org'
  const asking = { email, firstname: 'Mélusine', lastname: 'Brocard' }

  it('is not closed while something is left and no reason is given, and a reply leaves it open', async () => {
    await makeCall(desk.test, 'message.send', { ...asking, phone: '06 39 98 01 77', subject: 'Brocard', message: 'Bonjour' })
    const id = await request('localhost', email)
    expect(areas(await holdings('localhost', id), false)).toEqual(['contactMessages'])
    const { version } = await read('localhost', id)
    const refused = await ask('localhost', 'PUT', String(id), { body: { state: 'CLOSED' }, version })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { data: { code: 'INBOX_ERASURE', reason: 'LEFT' } }])
    const replied = await ask('localhost', 'POST', `${id}/reply`, { body: { message: 'Est-ce bien vous ?' }, version })
    expect(replied.json()).toMatchObject({ data: { state: 'READ', leftToErase: true } })
    const body = { state: 'CLOSED', unerasedReason: 'Une vente est en cours.' }
    const closed = await ask('localhost', 'PUT', String(id), { body, version: (await read('localhost', id)).version })
    expect(closed.json()).toMatchObject({ data: { state: 'CLOSED' } })
    const { rows } = await desk.test.database.pool.query('select unerased_reason from privacy_requests where email = $1', [email])
    expect(rows).toEqual([{ unerased_reason: 'Une vente est en cours.' }])
  })

  it('erases what the address has sent, and is answered and closed then', async () => {
    await makeCall(desk.test, 'newsletter.subscribe', { email, lists: [2], consent: true })
    const id = await request('localhost', email)
    const after = await erase('localhost', id)
    expect([areas(after, false), after.erased?.kept.length]).toEqual([[], 2])
    const named = await tablesNaming(desk.test.database.pool, ['melusine.brocard', 'Mélusine'])
    expect(named).toEqual(['mails', 'privacy_requests'])
    const { version } = await read('localhost', id)
    const replied = await ask('localhost', 'POST', `${id}/reply`, { body: { message: after.erased?.answer ?? '' }, version })
    expect(replied.json()).toMatchObject({ data: { state: 'ANSWERED' } })
  })

  it('does not exist for the owner of another site', async () => {
    const id = await request('localhost', email)
    const asked = [ask('cave.localhost', 'GET', `${id}/holdings`), ask('cave.localhost', 'DELETE', `${id}/holdings`, { body: {} })]
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })

  it('is refused for an account of the team, and for another kind of item', async () => {
    const admin = await addMember(desk.test, { role: 'ADMIN', email: 'equipe.brocard@example.org' })
    const id = await request('localhost', admin.email)
    const refused = await ask('localhost', 'DELETE', `${id}/holdings`, { body: {} })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { data: { code: 'INBOX_ERASURE', reason: 'TEAM' } }])
    await makeCall(desk.test, 'message.send', { ...asking, phone: '06 39 98 01 77', subject: 'Brocard', message: 'Bonjour' })
    const { rows } = await desk.test.database.pool.query<{ id: number }>(`select max(id) as id from inbox_items where kind = 'MESSAGE'`)
    const other = await ask('localhost', 'GET', `${rows[0]?.id}/holdings`)
    expect(other.json()).toMatchObject({ data: { code: 'INBOX_ERASURE', reason: 'NO_ERASURE' } })
  })
})
