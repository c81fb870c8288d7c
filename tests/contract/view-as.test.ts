import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VIEW_HEADER } from '#schemas/admin/team/view-header.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { hashTables } from '#tests/support/database/whole-database.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let lucie: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  lucie = await addMember(test, { role: 'SUPER_ADMIN' })
})
afterAll(() => test.close())

const ask = async (who: TestMember, { method, url }: { readonly method: string; readonly url: string }, profile: string) => {
  const answer = await test.app.inject({
    ...{ method: method as 'GET', url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: who.token, [VIEW_HEADER]: profile },
    ...(method !== 'GET' && { payload: {} }),
  })
  return answer.statusCode
}

const send = (who: TestMember, method: 'DELETE' | 'GET' | 'POST' | 'PUT', path: string, profile: string) =>
  ask(who, { method, url: `/api/admin${path}` }, profile)

describe('the header of a profile', () => {
  it('refuses each write of a super-administrator, at each address, and changes nothing', async () => {
    // Routes that a token in the address decides alone read no session.
    const writes = test.app.routePolicies.filter(
      ({ method, access }) => !['GET', 'HEAD', 'OPTIONS'].includes(method) && access.isFile !== true && access.byTokenAlone !== true,
    )
    const taken = takeTurn(writes, 3).map(({ method, url }) => ({ method, url: url.replace(/:\w+|\*/g, '5') }))
    expect(taken.length).toBeGreaterThan(50)
    const before = await hashTables(test.database.pool)
    for (const write of [...taken, { method: 'PUT', url: '/api/user' }, { method: 'POST', url: '/api/user/totp' }])
      expect([write, await ask(lucie, write, 'ALL')]).toEqual([write, 403])
    expect(await hashTables(test.database.pool)).toEqual(before)
  })

  it('gives no caller a right that they do not have', async () => {
    const colleague = await addMember(test, { role: 'ADMIN' })
    await test.database.pool.query(`update users set admin_profile = 'ORDERS' where id = $1`, [colleague.userId])
    expect(await send(colleague, 'GET', '/member', 'ALL')).toBe(403)
    expect(await send(await addMember(test), 'GET', '/member', 'ALL')).toBe(403)
  })

  it('shows orders and papers through a profile that reads them alone', async () => {
    const orders = { method: 'GET', url: '/api/admin/order' }
    const read = async (profile: string) => [profile, await ask(lucie, orders, profile)]
    expect(await Promise.all(['AUTHOR', 'EDITOR', 'ORDERS', 'SHOP', 'ALL'].map(read))).toEqual([
      ['AUTHOR', 403],
      ['EDITOR', 403],
      ['ORDERS', 200],
      ['SHOP', 200],
      ['ALL', 200],
    ])
  })

  it('says nothing where it names no profile', async () => {
    for (const profile of ['SUPER_ADMIN', 'toString', '']) expect(await send(lucie, 'GET', '/team', profile)).toBe(200)
  })
})
