import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Deletion } from '#schemas/api/people/profile-calls.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import { makeCall, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addOrder } from '#tests/support/sites/two-sites-orders.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

interface Reply<Data> {
  readonly data: Data
}

let test: TestApp
let lucie: TestMember
let admin: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  lucie = await addMember(test, { role: 'SUPER_ADMIN' })
  admin = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

const send = (who: TestMember, method: 'DELETE' | 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  test.app.inject({
    ...{ method, url: `/api/admin/member${path}`, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: who.token },
    ...(body && { payload: body }),
  })
const read = async (id: number) => (await send(admin, 'GET', `/${id}`)).json<Reply<AdminCallData['member.read']>>().data
const actsOn = async (id: number) => {
  const entries = test.database.db.selectFrom('audit_log').select(['action', 'actor_id', 'diff']).where('target', '=', `user:${id}`)
  return (await entries.orderBy('id').execute()).map(({ action, actor_id, diff }) => [action, actor_id, diff])
}
const isSignedIn = async (member: TestMember) => (await makeCall(test, 'session.list', undefined, member)).status === 200

describe('the list of members', () => {
  it('finds a member by name or address, and no person of the team or of another site', async () => {
    const email = 'quetzal@example.org'
    const member = await addMember(test, { email })
    await addMember(test, { email: 'quetzal-equipe@example.org', role: 'ADMIN' })
    await addMember(test, { email: 'quetzal-ailleurs@example.org', siteId: 38 })
    const found = (await send(admin, 'GET', '?search=camille%20quetz')).json<Reply<AdminCallData['member.list']>>().data
    expect(found).toMatchObject({ total: 1, members: [{ id: member.userId, email, name: 'Camille Roy' }] })
  })
})

describe('a member', () => {
  it('is read whole: account, devices, orders, and the note of the team, which no write loses', async () => {
    const member = await addMember(test)
    const order = { reference: '2026-900001', user_id: member.userId, email: member.email, token_hash: hashToken(newToken()) }
    await addOrder(test.database.db, { site_id: 37, ...order })
    const note = 'Préfère être appelée le matin.'
    expect((await send(admin, 'PUT', `/${member.userId}/note`, { note })).statusCode).toBe(200)
    expect((await send(admin, 'PUT', `/${member.userId}/note`, { note: 'autre' })).statusCode).toBe(409)
    const shown = await read(member.userId)
    expect(shown).toMatchObject({ email: member.email, note, sessions: [{ device: 'Firefox, Linux' }] })
    expect(shown.areas).toMatchObject([{ area: 'orders', total: 1, facts: [{ what: '2026-900001' }] }])
    expect(await actsOn(member.userId)).toEqual([['member.note', admin.userId, {}]])
    const lines = { note: 'Une ligne\r\nDeux', former: note }
    expect((await send(admin, 'PUT', `/${member.userId}/note`, lines)).statusCode).toBe(200)
    expect((await read(member.userId)).note).toBe('Une ligne\nDeux')
    expect((await send(admin, 'PUT', `/${member.userId}/note`, { former: lines.note, note: '' })).statusCode).toBe(200)
    expect((await read(member.userId)).note).toBe('')
  })

  it('is signed out everywhere', async () => {
    const member = await addMember(test)
    expect((await send(admin, 'DELETE', `/${member.userId}/session`)).statusCode).toBe(200)
    expect(await isSignedIn(member)).toBe(false)
    expect((await actsOn(member.userId)).map(([action]) => action)).toEqual(['member.signOut'])
  })

  it('is copied with the note of the team, after a recent password', async () => {
    const member = await addMember(test)
    await send(admin, 'PUT', `/${member.userId}/note`, { note: 'Cliente du marché.' })
    const old = await addMember(test, { role: 'ADMIN' })
    await test.database.pool.query(`update sessions set proved_at = now() - interval '11 minutes' where id = $1`, [old.sessionId])
    expect((await send(old, 'POST', `/${member.userId}/export`, {})).statusCode).toBe(403)
    const copied = await send(old, 'POST', `/${member.userId}/export`, { password: testPassword })
    expect([copied.statusCode, copied.headers['content-type']]).toEqual([200, 'application/zip'])
    const texts = Object.values(unzipSync(copied.rawPayload)).map((bytes) => strFromU8(bytes))
    expect(texts.join('\n')).toContain('Cliente du marché.')
    expect((await actsOn(member.userId)).at(-1)).toEqual(['member.export', old.userId, {}])
  })

  it('is erased by a super-administrator alone, and the answer and a mail name the retained data', async () => {
    const member = await addMember(test)
    await send(admin, 'PUT', `/${member.userId}/note`, { note: 'Cliente du marché.' })
    expect((await send(admin, 'DELETE', `/${member.userId}`, { password: testPassword })).statusCode).toBe(403)
    const erased = await send(lucie, 'DELETE', `/${member.userId}`, { password: testPassword })
    expect(erased.json<Reply<Deletion>>().data.kept.length).toBeGreaterThan(0)
    expect([await isSignedIn(member), (await send(admin, 'GET', `/${member.userId}`)).statusCode]).toEqual([false, 404])
    expect((await waitingMails(test, member.email)).map(({ kind }) => kind)).toContain('ACCOUNT_DELETED')
    const { rows } = await test.database.pool.query('select from member_notes where user_id = $1', [member.userId])
    expect(rows).toEqual([])
    expect((await actsOn(member.userId)).at(-1)).toEqual(['member.erase', lucie.userId, {}])
  })

  it('of the team or of another site does not exist for any act', async () => {
    const far = await addMember(test, { siteId: 38 })
    for (const { userId } of [far, admin]) {
      const asked = [
        send(lucie, 'GET', `/${userId}`),
        send(lucie, 'PUT', `/${userId}/note`, { note: 'x' }),
        send(lucie, 'DELETE', `/${userId}/session`),
        send(lucie, 'POST', `/${userId}/export`, {}),
        send(lucie, 'DELETE', `/${userId}`, {}),
      ]
      for (const refused of await Promise.all(asked)) expect(refused.statusCode).toBe(404)
    }
    const { rows } = await test.database.pool.query('select from sessions where id = $1', [far.sessionId])
    expect(rows).toHaveLength(1)
  })
})
