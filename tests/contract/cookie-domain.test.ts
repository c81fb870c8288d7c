import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const host = 'www.greffe-plume.example'
const choices = ['greffe-plume.example', 'www.greffe-plume.example']

let test: TestApp
let admin: TestMember
beforeAll(async () => {
  test = await testApp({ template: twoSites })
  admin = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

const set = (domain: string | null) => makeCall(test, 'site.setCookieDomain', { domain }, { host, token: admin.token })
const read = async () => {
  const { token: authorization } = admin
  const response = await test.app.inject({ url: '/api/admin/site/cookie-domain', headers: { host, authorization } })
  return response.json<{ data: unknown }>().data
}
const domainsOfLogin = async () => {
  const { email } = await addMember(test)
  const headers = { host, 'sec-fetch-site': 'same-origin' }
  const response = await test.app.inject({ method: 'POST', url: '/api/login', headers, payload: { email, password: testPassword } })
  return response.cookies.map(({ name, domain }) => [name, domain])
}

it('sets a parent domain for the next login, logs the act, and takes it back with null', async () => {
  expect(await read()).toEqual({ domain: null, choices })
  expect(await set('Greffe-Plume.example')).toMatchObject({ status: 200, data: { domain: 'greffe-plume.example', choices } })
  expect(await read()).toEqual({ domain: 'greffe-plume.example', choices })
  expect(await domainsOfLogin()).toEqual([
    ['token', 'greffe-plume.example'],
    ['idSite', 'greffe-plume.example'],
  ])
  expect(await set(null)).toMatchObject({ status: 200, data: { domain: null } })
  expect(await domainsOfLogin()).toEqual([
    ['token', undefined],
    ['idSite', undefined],
  ])
  const acts = test.database.db.selectFrom('audit_log').select(['actor_id', 'diff']).where('action', '=', 'site.cookieDomain').orderBy('id')
  expect(await acts.execute()).toEqual([
    { actor_id: admin.userId, diff: { domain: 'greffe-plume.example' } },
    { actor_id: admin.userId, diff: { domain: null } },
  ])
})

it.each(['example', 'plume.example', 'autre.example', '.greffe-plume.example', 'a.www.greffe-plume.example', 'localhost'])(
  'refuses the domain %s and changes nothing',
  async (domain) => {
    expect(await set(domain)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    expect(await read()).toEqual({ domain: null, choices })
  },
)
