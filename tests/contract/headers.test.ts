import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { addSampleItems } from '#tests/support/resources/sample-items.ts'
import { routeTable } from '#tests/support/server/route-table.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { inTurn, takeTurn } from '#tests/support/sampling.ts'
import { hashTables } from '#tests/support/database/whole-database.ts'

const clientFolder = fileURLToPath(new URL('../../dist/client', import.meta.url))
const test: TestApp = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
await addSampleItems({ database: test.database, features: test.app.features })
/** An application with rate limits of one request. */
const strict: TestApp = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '0.01' } })
afterAll(async () => {
  await test.close()
  await strict.close()
})

const keyOf = (method: string, url: string) => `${method} ${url.replace(/(\/reference)\.[0-9a-f]{12}\./, '$1.')}`

/** Every route with a path, files of the built client included. */
const routes = test.app.routePolicies
  .filter(({ method, url }) => method !== 'HEAD' && method !== 'OPTIONS' && !existsSync(`${clientFolder}${url}`))
  .map(({ method, url }) => ({
    method,
    url,
    path: routeTable[keyOf(method, url)]?.path ?? url.replace(/\*$/, 'introuvable').replace(/:\w+/g, '1'),
  }))
const files = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' }).filter((name) => !/\.(?:json|br|gz)$/.test(name))
/** One file of each kind is enough: one handler serves them all. */
const kinds = new Map(files.filter((name) => name.includes('.')).map((name) => [name.slice(name.lastIndexOf('.')), `/${name}`]))
const built = [...kinds.values()].map((path) => ({ method: 'GET', url: path, path }))
const asked = [...routes, ...built]

const sendTo =
  ({ app }: TestApp) =>
  (method: string, url: string, headers: Record<string, string> = {}, payload?: string) =>
    app.inject({
      method: method as 'GET',
      url,
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', ...headers },
      ...(payload && { payload }),
    })
const send = sendTo(test)
type Answer = Awaited<ReturnType<typeof send>>

/** Expects the security headers of every response. */
function expectGuarded({ headers }: Answer, path = ''): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    // The panel sends no referrer to other sites.
    'referrer-policy': /^\/admin(?:\/|$)/.test(path) ? 'same-origin' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  // The composer frames the preview page of a draft, but not its images.
  const framed =
    path.startsWith('/preview/') && !path.startsWith('/preview/_picture/') ? /frame-ancestors 'self'/ : /frame-ancestors 'none'|^sandbox/
  expect(headers['content-security-policy']).toMatch(framed)
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['server']).toBeUndefined()
}

function expectTyped({ headers, rawPayload, statusCode }: Answer): void {
  if (rawPayload.length === 0 || statusCode === 304) return
  const type = String(headers['content-type'])
  expect(type).toMatch(/^[a-z]+\/[a-z0-9.+-]+(?:; ?charset=utf-8)?/i)
  if (/^text\/|xml|javascript/.test(type) && !type.startsWith('image/')) expect(type).toMatch(/charset=utf-8/i)
}

describe('the responses of every route', () => {
  it('cover the whole application', () => {
    expect(asked.length).toBeGreaterThan(50)
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(['.js', '.css', '.svg', '.woff2']))
  })

  it.each(asked)('have a content type and forbid sniffing: $method $url', async ({ method, path }) => {
    const answer = await send(
      method,
      path,
      method === 'GET' ? {} : { 'content-type': 'application/json' },
      method === 'GET' ? undefined : '{}',
    )
    expect(answer.statusCode).not.toBe(500)
    expectGuarded(answer, path)
    expectTyped(answer)
  })

  it.each(
    takeTurn(
      asked.map((route, number) => ({ ...route, number })),
      3,
    ),
  )('allow no other origin to read them: $method $url', async ({ method, path, number }) => {
    for (const origin of inTurn(number, ['https://evil.example', 'null', 'http://localhost'])) {
      for (const asks of [method, 'OPTIONS']) {
        const preflight = { 'access-control-request-method': method, 'access-control-request-headers': 'content-type,authorization' }
        const { headers } = await send(asks, path, { origin, ...(asks === 'OPTIONS' && preflight) })
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
    }
  })
})

const errors: Readonly<Record<string, () => Promise<Answer>>> = {
  'a call that does not exist': () => send('GET', '/api/nothing'),
  'a page that does not exist': () => send('GET', '/introuvable'),
  'a file that does not exist': () => send('GET', '/assets/introuvable.js'),
  'a method that is not there': () => send('PATCH', '/'),
  TRACE: () => send('TRACE', '/'),
  'a body that is no JSON': () => send('POST', '/api/login', { 'content-type': 'application/json' }, '{'),
  'another type of body': () => send('POST', '/api/login', { 'content-type': 'text/plain' }, 'x'),
  'a body that is too large': () => send('POST', '/api/login', { 'content-type': 'application/json' }, `"${'x'.repeat(1_100_000)}"`),
  'an address that is too long': () => send('GET', `/${'x'.repeat(3000)}`),
  'an address that cannot be read': () => send('GET', '/%E0%A4%A'),
  'another site': () => send('GET', '/', { host: 'unknown.example', 'x-site-id': '9999' }),
  'a write from another site': () =>
    send('POST', '/api/login', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }, '{}'),
  'someone who is nobody': () => send('GET', '/api/user/session'),
  'someone who asks too often': async () => {
    const tryIt = () => sendTo(strict)('POST', '/api/login', { 'content-type': 'application/json' }, '{}')
    await tryIt()
    const answer = await tryIt()
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
    return answer
  },
}

describe('an error', () => {
  it.each(Object.keys(errors))('has the security headers, is not cached and reveals no internals: %s', async (name) => {
    const answer = await errors[name]!()
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expectGuarded(answer)
    expectTyped(answer)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toMatch(/at \w+ \(|node_modules|\.ts:\d|fastify|postgres|kysely/i)
  })
})

describe('the images of other hosts', () => {
  const setHosts = async (hosts: readonly string[]): Promise<void> => {
    await test.database.pool.query('update sites set image_hosts = $1 where id = 37', [hosts])
    await test.app.features.directory.refresh(37)
  }
  afterAll(() => setHosts([]))

  it('are limited to the thumbnails of two video services by default', async () => {
    const policy = String((await send('GET', '/')).headers['content-security-policy'])
    expect(policy).toContain("img-src 'self' data: https://i.ytimg.com https://i.vimeocdn.com;")
  })

  it('are allowed from the hosts of the site, also in a cached page', async () => {
    await setHosts(['images.example', 'evil.example; script-src *', 'a b'])
    for (let turn = 0; turn < 2; turn += 1) {
      const policy = String((await send('GET', '/')).headers['content-security-policy'])
      expect(policy).toContain("img-src 'self' data: https://images.example;")
      expect(policy.match(/script-src/g)).toHaveLength(1)
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toContain('evil.example')
    }
    expect((await send('GET', '/', { host: 'cave.localhost' })).headers['content-security-policy']).not.toContain('images.example')
    expect((await send('GET', '/api/site/info')).headers['content-security-policy']).not.toContain('images.example')
    await setHosts([])
    expect((await send('GET', '/')).headers['content-security-policy']).not.toContain('images.example')
  })
})

describe('the forwarding headers of a request', () => {
  it('are in no response and select no other page', async () => {
    const usual = (await send('GET', '/')).body
    for (const name of [
      'x-forwarded-host',
      'x-host',
      'x-forwarded-server',
      'forwarded',
      'x-original-url',
      'x-rewrite-url',
      'x-http-method-override',
      'x-forwarded-prefix',
    ]) {
      const answer = await send('GET', '/', { [name]: name === 'forwarded' ? 'host=evil.example' : 'evil.example' })
      expect([name, answer.body === usual, JSON.stringify(answer.headers).includes('evil.example')]).toEqual([name, true, false])
    }
  })
})

describe('a site over https', () => {
  it('sends HSTS for at least a year', async () => {
    const secure = await testApp({ template: twoSites, env: { TRUST_PROXY: '127.0.0.1' } })
    const { headers } = await secure.app.inject({ url: '/', headers: { host: 'localhost', 'x-forwarded-proto': 'https' } })
    expect(Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1])).toBeGreaterThanOrEqual(31_536_000)
    await secure.close()
  })
})

/** GET requests that record something on purpose: the source of a visit, and who exported the inbox or the log of acts. */
const noting = /^GET \/api\/(site\/visit|admin\/(?:inbox|audit)\/export)/

describe('a GET request', () => {
  const readings = routes.filter(({ method }) => method === 'GET').map((route) => ({ ...route, key: keyOf(route.method, route.url) }))
  let member: TestMember
  beforeAll(async () => {
    member = await addMember(test, { role: 'SUPER_ADMIN' })
    // A session that was not seen for a while is stamped at its next request.
    await test.database.pool.query(`update sessions set last_seen_at = now() + interval '1 day'`)
  })
  it.each(
    takeTurn(
      readings.filter(({ key }) => !noting.test(key)),
      2,
    ),
  )('changes nothing: $key', async ({ path }) => {
    const before = await hashTables(test.database.pool)
    await send('GET', path, { authorization: member.token })
    expect(await hashTables(test.database.pool)).toEqual(before)
  })
})
