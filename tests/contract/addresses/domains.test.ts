import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { OutsideError } from '#server/adapters/outbound/fetch-error.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const host = 'www.greffe-plume.example'
const PROOF = '/.well-known/vitrine-site'

let test: TestApp
let admin: TestMember
let answer: string | OutsideError = ''
const fetchOutside: SafeFetch = (url) =>
  typeof answer === 'string' ? Promise.resolve({ bytes: Buffer.from(answer), type: 'text/plain', url }) : Promise.reject(answer)

beforeAll(async () => {
  test = await testApp({ template: twoSites, fetchOutside, env: { RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

async function ask<Data>(method: 'GET' | 'PUT', path: string, body?: object, who = admin) {
  const response = await test.app.inject({
    ...{ method, url: `/api/admin/domain${path}`, remoteAddress: newNetwork() },
    headers: { host, 'sec-fetch-site': 'same-origin', authorization: who.token },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, data: response.json<{ readonly data: Data }>().data }
}
const stateOf = async () =>
  (await ask<AdminCallData['domain.check']>('GET', '/check')).data.checks.find((check) => check.host === host)?.state

describe('the domains of a site', () => {
  it('are listed with the main one and the domain of the cookies, those of this site alone', async () => {
    const { data } = await ask<AdminCallData['domain.list']>('GET', '')
    expect(data.domains.map((domain) => [domain.host, domain.kind, domain.isCovered])).toEqual([
      [host, 'prod', true],
      ['localhost', 'dev', true],
    ])
    expect(data.cookie).toEqual({ domain: null, choices: ['greffe-plume.example', host] })
  })

  it('answer the identifier of their site, which the check compares', async () => {
    const { body } = await test.app.inject({ url: PROOF, headers: { host } })
    const other = await test.app.inject({ url: PROOF, headers: { host: 'cave.localhost' } })
    expect(other.body).not.toBe(body)
    answer = body
    expect(await stateOf()).toBe('HERE')
    answer = other.body
    expect(await stateOf()).toBe('ELSEWHERE')
    answer = new OutsideError('connection', { cause: Object.assign(new Error('expired'), { code: 'CERT_HAS_EXPIRED' }) })
    expect(await stateOf()).toBe('NO_HTTPS')
  })

  it.each([
    ['unknown-host', 'NO_RECORD'],
    ['private', 'PRIVATE'],
    ['status', 'ELSEWHERE'],
    ['redirects', 'ELSEWHERE'],
    ['timeout', 'UNREACHABLE'],
    ['connection', 'UNREACHABLE'],
  ] as const)('that fail from outside with %s are %s', async (reason, state) => {
    answer = new OutsideError(reason)
    expect(await stateOf()).toBe(state)
  })

  it('on this machine are of a trial, and nothing is asked', async () => {
    const { data } = await ask<AdminCallData['domain.check']>('GET', '/check')
    expect(data.checks).toContainEqual({ host: 'localhost', state: 'TRIAL' })
  })
})

describe('the domain of the login cookies', () => {
  it('is set among the choices, and says which addresses it reaches', async () => {
    expect((await ask('PUT', '/cookie', { domain: 'greffe-plume.example' })).status).toBe(200)
    const { data } = await ask<AdminCallData['domain.list']>('GET', '')
    expect(data.domains.map((domain) => [domain.host, domain.isCovered])).toEqual([
      [host, true],
      ['localhost', false],
    ])
    expect((await ask('PUT', '/cookie', { domain: null })).status).toBe(200)
  })

  it.each(['example', 'cave.localhost', 'autre.example'])('is refused as %s', async (domain) => {
    expect((await ask('PUT', '/cookie', { domain })).status).toBe(422)
  })

  it('asks for the right to change settings', async () => {
    const author = await addMember(test, { role: 'ADMIN' })
    await test.database.pool.query("update users set admin_profile = 'AUTHOR' where id = $1", [author.userId])
    expect((await ask('PUT', '/cookie', { domain: null }, author)).status).toBe(403)
    expect((await ask('GET', '', undefined, author)).status).toBe(403)
  })
})
