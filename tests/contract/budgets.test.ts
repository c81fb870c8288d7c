import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { budgets, type BudgetName } from '#schemas/api/budgets.ts'
import { systemClock } from '#domain/clock.ts'
import { createBudgets } from '#server/features/budgets/service.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addMember } from '#tests/support/members.ts'
import { twoSites } from '#tests/support/two-sites.ts'

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

describe('the budget of an address', () => {
  it.each<[BudgetName, number, number]>([
    ['register', 20, 3600],
    ['reset', 20, 3600],
    ['newsletter', 20, 3600],
    ['confirm', 20, 3600],
    ['message', 20, 600],
    ['forms', 20, 600],
    ['login', 30, 60],
    ['loadSvg', 30, 60],
    ['elementRegister', 60, 60],
    ['search', 60, 60],
    ['visit', 120, 60],
  ])('for %s is %i in %i seconds, then a wait in words and in Retry-After', async (budget, limit, seconds) => {
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

  it('is that of the caller behind a proxy that is trusted, and what the caller wrote before it counts for nothing', async () => {
    const through = (address: string, index: number) => ({
      from: '10.1.2.3',
      headers: { 'x-forwarded-for': `192.0.2.${index}, ${address}` },
    })
    expect(countOf(await statuses('login', 40, (index) => through('198.51.100.8', index)), 200)).toBe(30)
    expect(countOf(await statuses('login', 40, (index) => through('198.51.100.9', index)), 200)).toBe(30)
  })

  it('is that of a whole IPv6 network', async () => {
    const found = await statuses('login', 40, (index) => ({ from: `2001:db8:7:7::${index.toString(16)}` }))
    expect(countOf(found, 200)).toBe(30)
  })

  it('of one kind leaves the others alone', async () => {
    await statuses('register', 21, () => ({ from: '198.51.100.11' }))
    expect((await spend('reset', { from: '198.51.100.11' })).statusCode).toBe(200)
  })
})

describe('the budget of an account', () => {
  it('follows the account from address to address', async () => {
    const [one, two] = [await addMember(test), await addMember(test)]
    const sent = (token: string) => (index: number) => ({ from: `198.51.100.${100 + index}`, headers: { authorization: token } })
    expect(await statuses('export', 5, sent(one.token))).toEqual([200, 200, 200, 429, 429])
    expect(await statuses('export', 1, sent(two.token))).toEqual([200])
  })
})

describe('the mails of a kind to one address', () => {
  const node = (factor = 1) => createBudgets({ db: test.database.db, factor, clock: systemClock })
  const to = (email: string, siteId = 37) => ({ siteId, email })

  it('are three in an hour on all nodes together, however the address is written', async () => {
    const [one, two] = [node(), node()]
    const taken = [
      await one.takeMail('PASSWORD_RESET', to('camille@example.org')),
      await two.takeMail('PASSWORD_RESET', to('Camille@Example.org ')),
      await one.takeMail('PASSWORD_RESET', to('camille@example.org')),
      await two.takeMail('PASSWORD_RESET', to('camille@example.org')),
    ]
    expect(taken).toEqual([true, true, true, false])
    expect(await one.takeMail('REGISTRATION_KNOWN', to('camille@example.org'))).toBe(true)
    expect(await one.takeMail('PASSWORD_RESET', to('camille@example.org', 38))).toBe(true)
    await test.database.pool.query("update budgets set started_at = started_at - interval '61 minutes' where name = 'mail PASSWORD_RESET'")
    expect(await two.takeMail('PASSWORD_RESET', to('camille@example.org'))).toBe(true)
  })

  it('are no more when they are asked for at once', async () => {
    const asked = await Promise.all(Array.from({ length: 40 }, () => node().takeMail('PASSWORD_RESET', to('flood@example.org'))))
    expect(asked.filter((may) => may)).toHaveLength(3)
  })

  it('leave no address behind', async () => {
    const rows = await test.database.db.selectFrom('budgets').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/example|198\.51/)
  })
})
