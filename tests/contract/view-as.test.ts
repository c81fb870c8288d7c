import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminProfiles, hasRight } from '#schemas/admin/resources/rights.ts'
import { callRights } from '#schemas/admin/resources/call-rights.ts'
import { VIEW_HEADER } from '#schemas/admin/team/view-header.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let lucie: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  lucie = await addMember(test, { role: 'SUPER_ADMIN' })
})
afterAll(() => test.close())

const send = async (who: TestMember, method: 'DELETE' | 'GET' | 'POST' | 'PUT', path: string, profile: string) =>
  (
    await test.app.inject({
      ...{ method, url: `/api/admin${path}`, remoteAddress: newNetwork() },
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: who.token, [VIEW_HEADER]: profile },
      ...(method !== 'GET' && { payload: {} }),
    })
  ).statusCode

describe('the header of a profile', () => {
  it.each(adminProfiles)('answers a super-administrator what the profile %s reads, and refuses the rest', async (profile) => {
    for (const [call, path] of [
      ['member.list', '/member'],
      ['mail.list', '/mail'],
      ['team.list', '/team'],
      ['page.list', '/page'],
    ] as const) {
      const isRead = hasRight(profile, callRights[call])
      expect([call, await send(lucie, 'GET', path, profile)]).toEqual([call, isRead ? 200 : 403])
    }
  })

  it('refuses each write, and gives no caller a right that they do not have', async () => {
    const colleague = await addMember(test, { role: 'ADMIN' })
    for (const method of ['POST', 'PUT', 'DELETE'] as const) expect(await send(lucie, method, `/team/${colleague.userId}`, 'ALL')).toBe(403)
    expect(await test.database.pool.query('select role from users where id = $1', [colleague.userId])).toMatchObject({
      rows: [{ role: 'ADMIN' }],
    })
    await test.database.pool.query(`update users set admin_profile = 'ORDERS' where id = $1`, [colleague.userId])
    expect(await send(colleague, 'GET', '/member', 'ALL')).toBe(403)
    expect(await send(await addMember(test), 'GET', '/member', 'ALL')).toBe(403)
  })

  it('says nothing where it names no profile', async () => {
    for (const profile of ['SUPER_ADMIN', 'toString', '']) expect(await send(lucie, 'GET', '/team', profile)).toBe(200)
  })
})
