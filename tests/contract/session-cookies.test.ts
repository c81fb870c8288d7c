import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { CookieJar } from '#tests/support/http/cookie-jar.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const host = 'www.greffe-plume.example'
const parent = 'greffe-plume.example'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const setDomain = async (siteId: number, domain: string | null) => {
  await test.database.db.updateTable('sites').set({ cookie_domain: domain }).where('id', '=', siteId).execute()
  await test.app.features.directory.refresh(siteId)
}
const whoAmI = async (cookie: string) => {
  const answer = await test.app.inject({ url: '/api/user', headers: { host, cookie } })
  const { data } = answer.json<{ data: { email?: string; code?: string } | null }>()
  return { who: data?.email ?? data?.code ?? null, setCookie: answer.headers['set-cookie'] }
}
const post = (url: string, cookie: string, payload?: object) =>
  test.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { host, cookie, 'sec-fetch-site': 'same-origin' },
    ...(payload && { payload }),
  })
const remove = (url: string, cookie: string) =>
  test.app.inject({ method: 'DELETE', url: `/api${url}`, headers: { host, cookie, 'sec-fetch-site': 'same-origin' } })

describe('the cookies of a session', () => {
  it.each([
    ['set', null, parent],
    ['taken away', parent, null],
  ])('log a member in and out when their domain was %s in between', async (_how, before, after) => {
    const browser = new CookieJar(host)
    const signIn = async () => {
      const { email } = await addMember(test)
      browser.take((await post('/login', browser.header(), { email, password: testPassword })).headers['set-cookie'])
      return email
    }
    await setDomain(37, before)
    const first = await signIn()
    await setDomain(37, after)
    expect((await whoAmI(browser.header())).who).toBe(first)
    // The session is ended elsewhere: its cookie remains, and the member logs in again.
    await test.database.pool.query('delete from sessions where user_id in (select id from users where email = $1)', [first])
    const second = await signIn()
    expect((await whoAmI(browser.header())).who).toBe(second)
    expect(browser.names()).toEqual(['idSite', 'token'])
    browser.take((await post('/logout', browser.header())).headers['set-cookie'])
    expect([browser.names(), (await whoAmI(browser.header())).who]).toEqual([[], null])
    await setDomain(37, null)
  })

  it('are all cleared when they are invalid', async () => {
    const browser = new CookieJar(host)
    browser.take(['token=gone', `token=gone; Domain=${parent}`, `idSite=37; Domain=${parent}`])
    const { who, setCookie } = await whoAmI(browser.header())
    browser.take(setCookie)
    expect([who, browser.names()]).toEqual(['SESSION_EXPIRED', []])
  })

  it('are found behind cookies that another host of the domain has set', async () => {
    const member = await addMember(test)
    const ended = await addMember(test)
    await test.database.pool.query('delete from sessions where id = $1', [ended.sessionId])
    const elsewhere = await addMember(test, { siteId: 38 })
    const planted = ['', '1', '"x"', ended.token, ended.token, elsewhere.token, '__proto__']
    const cookie = [...planted, member.token].map((token) => `token=${token}`).join('; ')
    expect((await whoAmI(cookie)).who).toBe(member.email)
    // Each cookie costs a query. Only the first eight are tried, then the member has to log in again.
    expect((await whoAmI(`token=seventh; token=eighth; ${cookie}`)).who).toBe('SESSION_EXPIRED')
  })

  it('leave those of another site on the same domain', async () => {
    await setDomain(38, parent)
    const browser = new CookieJar(host)
    browser.take([`token=${'a'.repeat(43)}; Domain=${parent}`, `token=gone`])
    browser.take((await whoAmI(browser.header())).setCookie)
    expect(browser.header()).toBe(`token=${'a'.repeat(43)}`)
    await setDomain(38, null)
  })

  it.each<[string, (cookie: string, member: TestMember) => Promise<{ statusCode: number }>]>([
    ['signs out', (cookie) => post('/logout', cookie)],
    ['ends the session that goes on', (cookie, { sessionId }) => remove(`/user/session/${sessionId}`, cookie)],
    ['deletes the account', (cookie) => remove('/user', cookie)],
    ['signs in anew', (cookie, { email }) => post('/login', cookie, { email, password: testPassword })],
  ])('open nothing, also among several, after their owner %s', async (_what, act) => {
    const [first, second, elsewhere] = [await addMember(test), await addMember(test), await addMember(test, { siteId: 38 })]
    const cookie = [first, elsewhere, ...Array.from({ length: 8 }, () => ({ token: 'a'.repeat(43) })), second]
      .map(({ token }) => `token=${token}`)
      .join('; ')
    expect((await act(cookie, first)).statusCode).toBeLessThan(400)
    const isOpen = async ({ token }: TestMember, siteId = 37) => (await test.app.features.sessions.find(siteId, token)) !== null
    expect([await isOpen(first), await isOpen(second), await isOpen(elsewhere, 38)]).toEqual([false, false, true])
  })
})
