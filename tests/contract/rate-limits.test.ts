import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { budgets, type BudgetName } from '#schemas/api/base/rate-limits.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, testPassword } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { TRUST_PROXY: '10.0.0.0/8' } })
  for (const budget of Object.keys(budgets) as BudgetName[])
    test.app.post(`/api/spend/${budget}`, { config: { access: { role: 'V', budget } } }, async () => null)
})
afterAll(() => test.close())

interface Sent {
  readonly from: string
  readonly headers?: Record<string, string>
}

const spend = async (budget: BudgetName, { from, headers = {} }: Sent) =>
  test.app.inject({ method: 'POST', url: `/api/spend/${budget}`, headers: { host: 'localhost', ...headers }, remoteAddress: from })
const statuses = async (budget: BudgetName, count: number, sent: (index: number) => Sent) => {
  const found: number[] = []
  for (let index = 0; index < count; index += 1) found.push((await spend(budget, sent(index))).statusCode)
  return found
}
const countOf = (found: number[], status: number) => found.filter((each) => each === status).length

describe('the rate limit of an address', () => {
  it.each<[BudgetName, number, number]>([
    ['register', 20, 3600],
    ['reset', 20, 3600],
    ['newsletter', 20, 3600],
    ['confirm', 20, 3600],
    ['consent', 20, 60],
    ['message', 20, 600],
    ['forms', 20, 600],
    ['login', 30, 60],
    ['loadSvg', 30, 60],
    ['elementRegister', 60, 60],
    ['search', 60, 60],
    ['orderLink', 20, 3600],
    ['withdrawal', 20, 600],
    ['visit', 120, 60],
  ])('for %s is %i in %i seconds, then 429 with a message and Retry-After', async (budget, limit, seconds) => {
    const from = `203.0.113.${limit % 100}`
    expect(countOf(await statuses(budget, limit, () => ({ from })), 200)).toBe(limit)
    const refused = await spend(budget, { from })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(seconds - 30)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(seconds)
    expect(refused.json()).toMatchObject({
      data: { code: 'TOO_MANY_REQUESTS' },
      message: expect.stringMatching(/^Trop de demandes\./) as string,
    })
    expect((await spend(budget, { from: '203.0.113.250' })).statusCode).toBe(200)
  })

  it('does not grow with a forged X-Forwarded-For', async () => {
    const from = '198.51.100.7'
    const found = await statuses('login', 60, (index) => ({
      from,
      headers: { 'x-forwarded-for': `192.0.2.${index}`, 'x-real-ip': `192.0.2.${index}` },
    }))
    expect(countOf(found, 200)).toBe(30)
  })

  it('behind a trusted proxy is that of the client, without forged entries', async () => {
    const through = (address: string, index: number) => ({
      from: '10.1.2.3',
      headers: { 'x-forwarded-for': `192.0.2.${index}, ${address}` },
    })
    expect(countOf(await statuses('login', 40, (index) => through('198.51.100.8', index)), 200)).toBe(30)
    expect(countOf(await statuses('login', 40, (index) => through('198.51.100.9', index)), 200)).toBe(30)
  })

  it('covers a whole IPv6 network', async () => {
    const found = await statuses('login', 40, (index) => ({ from: `2001:db8:7:7::${index.toString(16)}` }))
    expect(countOf(found, 200)).toBe(30)
  })

  it('of one kind does not affect the others', async () => {
    await statuses('register', 21, () => ({ from: '198.51.100.11' }))
    expect((await spend('reset', { from: '198.51.100.11' })).statusCode).toBe(200)
  })
})

describe('the rate limit of an account', () => {
  it('follows the account between addresses', async () => {
    const [one, two] = [await addMember(test), await addMember(test)]
    const sent = (token: string) => (index: number) => ({ from: `198.51.100.${100 + index}`, headers: { authorization: token } })
    expect(await statuses('export', 5, sent(one.token))).toEqual([200, 200, 200, 429, 429])
    expect(await statuses('export', 1, sent(two.token))).toEqual([200])
  })

  const write = async (token: string, [method, url, payload]: readonly ['POST' | 'PUT' | 'DELETE', string, object?]) =>
    (
      await test.app.inject({
        method,
        url: `/api${url}`,
        headers: { host: 'localhost', authorization: token },
        ...(payload && { payload }),
      })
    ).statusCode

  it('for writes is per session: a stolen session cannot block its owner', async () => {
    const { token: stolen, userId } = await addMember(test)
    const { token: own } = await test.app.features.sessions.open({ siteId: 37, userId, device: '' })
    const found: number[] = []
    for (let index = 0; index < 61; index += 1)
      found.push(await write(stolen, ['PUT', '/user', { firstname: `Ana ${'x'.repeat(index % 3)}` }]))
    expect(countOf(found, 200)).toBe(60)
    expect(await write(stolen, ['DELETE', '/user/session'])).toBe(429)
    expect(await write(own, ['POST', '/user/export', {}])).toBe(200)
    expect(await write(own, ['PUT', '/user/password', { password: testPassword, newPassword: 'cinq chats sous la neige' }])).toBe(200)
    expect(await write(stolen, ['DELETE', '/user/session'])).toBe(401)
    expect(await write(own, ['DELETE', '/user/session'])).toBe(200)
    expect(await write(own, ['DELETE', '/user', {}])).toBe(200)
  })

  it('for newsletters counts additions only: removals are always accepted', async () => {
    const { token } = await addMember(test)
    const choose = (lists: readonly number[]) => write(token, ['PUT', '/user/newsletter/subscription', { lists }])
    const found = [await choose([1, 2])]
    for (let index = 1; index < 20; index += 1) found.push(await choose([]), await choose([1, 2]))
    expect(countOf(found, 200)).toBe(39)
    const after = [await choose([1, 2]), await choose([1]), await choose([1, 2]), await choose([]), await choose([1])]
    expect(after).toEqual([200, 200, 429, 200, 429])
    const proofs = await test.database.db.selectFrom('newsletter_proofs').select('id').execute()
    expect(proofs).toHaveLength(21)
  })
})
