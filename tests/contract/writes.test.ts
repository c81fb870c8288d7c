import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#domain/dates/clock.ts'
import { createBudgets } from '#server/platform/rate-limits/service.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

type Headers = Record<string, string>

interface Sent {
  readonly headers?: Headers
  readonly payload?: string | Buffer | object
  readonly remoteAddress?: string
}

let callers = 0
const newAddress = () => `198.51.100.${(callers += 1)}`

const count = ({ headers = {}, payload = { path: '/blog' }, remoteAddress = newAddress() }: Sent = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/site/visit',
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
    remoteAddress,
  })

const visit = (from: string, remoteAddress = newAddress()) =>
  test.app.inject({ url: `/api/site/visit/${from}`, headers: { host: 'localhost' }, remoteAddress })

const counted = async (path: string) =>
  (await test.database.db.selectFrom('visit_counts').select('count').where('path', '=', path).executeTakeFirst())?.count ?? 0

describe('a page view', () => {
  it('returns 202 with a message and is counted', async () => {
    const response = await count({ payload: { path: '/domiciliation-commerciale?secret=1#x' } })
    expect(response.statusCode).toBe(202)
    expect(response.json()).toEqual({ success: true, data: null, message: 'Visite comptée.' })
    expect(response.headers['cache-control']).toBe('no-store')
    await count({ payload: { path: '/domiciliation%2Dcommerciale/' } })
    expect(await counted('/domiciliation-commerciale')).toBe(2)
  })

  it('is counted for pages of the site that the caller may see, by canonical path', async () => {
    const paths = async () => (await test.database.db.selectFrom('visit_counts').select('path').execute()).map(({ path }) => path)
    const before = await paths()
    for (const path of ['/nulle-part', '/ancienne', '/compte', '/blog/brouillon', '/visite', '/en/visite', '/%', '/{x}', '/api/blog'])
      expect([path, (await count({ payload: { path } })).statusCode]).toEqual([path, 202])
    expect(await paths()).toEqual(before)
    for (const path of ['/visite', '/en/tour', '/tour', '/%65n/tour', '/EN/tour'])
      await count({ headers: { host: 'cave.localhost' }, payload: { path } })
    expect([await counted('/visite'), await counted('/en/tour')]).toEqual([1, 2])
    expect(await paths()).toHaveLength(before.length + 2)
  })

  it('is not counted for an administrator of the site', async () => {
    const { token } = await addMember(test, { role: 'ADMIN' })
    const payload = { path: '/domiciliation-commerciale' }
    const before = await counted(payload.path)
    expect((await count({ headers: { authorization: token }, payload })).statusCode).toBe(202)
    expect(await counted(payload.path)).toBe(before)
    await count({ payload })
    expect(await counted(payload.path)).toBe(before + 1)
  })

  it('drops unknown keys', async () => {
    expect((await count({ payload: { path: '/vous-etes/avocats', count: 1000, site_id: 38 } })).statusCode).toBe(202)
    expect(await counted('/vous-etes/avocats')).toBe(1)
  })

  it.each([
    [{}, 'REQUIRED'],
    [{ path: '' }, 'REQUIRED'],
    [{ path: null }, 'REQUIRED'],
    [{ path: 12 }, 'TYPE'],
    [{ path: 'blog' }, 'FORMAT'],
    [{ path: '//evil.example' }, 'FORMAT'],
    [{ path: '/\\evil.example' }, 'FORMAT'],
    [{ path: '/.//evil.example' }, 'FORMAT'],
    [{ path: '/a/%2E./b' }, 'FORMAT'],
    [{ path: `/${'a'.repeat(2000)}` }, 'TOO_LONG'],
  ])('rejects %j with the field and its code', async (payload, code) => {
    const response = await count({ payload })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({
      success: false,
      data: { code: 'VALIDATION_FAILED', errors: [{ field: 'path', code, message: expect.stringMatching(/\.$/) as string }] },
      message: 'Vérifiez les champs signalés.',
    })
  })

  it.each([
    '{',
    '[]',
    '"text"',
    '12',
    'null',
    '{"__proto__":{"x":1}}',
    '{"path":"/a","constructor":1}',
    '{"path":"/a","b":[{"prototype":1}]}',
    '{"path":"/a",}',
    '{"path":"/a"} x',
    '{"path":"/a"}{"path":"/b"}',
    '{"path" "/a"}',
    "{'path':'/a'}",
    '{path:"/a"}',
    '{"path":/* no */"/a"}',
    '{"path":"/a" // no\n}',
    '{"path":"/a\n"}',
    '{"path":"\\x2fa"}',
    '{"path":"\\u12"}',
    '{"path":"/a","n":01}',
    '{"path":"/a","n":+1}',
    '{"path":"/a","n":.5}',
    '{"path":"/a","n":1.}',
    '{"path":"/a","n":0x1}',
    '{"path":"/a","n":NaN}',
    '{"path":"/a","n":-Infinity}',
    '{"path":"/a","n":undefined}',
    '{"path":"/a","n":True}',
    '{"path":"/a","n":[1,]}',
    '{"path":"/a","n":[1}',
    '[[[[[[[[',
  ])('rejects the body %s as malformed', async (payload) => {
    const response = await count({ payload })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ data: { code: 'BAD_REQUEST' } })
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'accepts JSON only, not %s',
    async (type) => {
      const response = await count({ headers: { 'content-type': type }, payload: 'path=/blog' })
      expect(response.statusCode).toBe(415)
      expect(response.json()).toMatchObject({ success: false, data: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
    },
  )

  it.each([
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'br' },
    { 'content-type': 'application/json; charset=iso-8859-1' },
  ] as Headers[])('accepts UTF-8 only, not %o', async (headers) => {
    const response = await count({ headers, payload: '{"path":"/blog"}' })
    expect(response.statusCode).toBe(415)
    expect(response.json()).toMatchObject({ data: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
  })

  it('rejects bytes that are not UTF-8', async () => {
    const response = await count({ headers: { 'content-type': 'application/json' }, payload: Buffer.from('{"path":"/caf\xe9"}', 'latin1') })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ data: { code: 'BAD_REQUEST' } })
  })

  it('rejects a body over 1 MiB', async () => {
    const response = await count({ payload: { path: `/${'a'.repeat(1_100_000)}` } })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({
      success: false,
      data: { code: 'TOO_LARGE', reason: 'BODY', max: 1_048_576 },
      message: 'Envoi trop long\u00a0: 1\u202fMo\u00a0au plus.',
    })
    const english = await count({ headers: { userlang: 'en_GB', host: 'cave.localhost' }, payload: { path: `/${'a'.repeat(1_100_000)}` } })
    expect(english.json()).toMatchObject({ message: 'Too long: 1 MB at most.' })
  })
})

describe('a write from another site', () => {
  it.each<Headers>([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost' },
    {},
    { authorization: 'Bearer x' },
    { authorization: 'Bearer x', cookie: 'token=x' },
  ])('is not detected with %j', async (headers) => {
    expect((await count({ headers })).statusCode).toBe(202)
  })

  it.each<Headers>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    { 'sec-fetch-site': '' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://cave.localhost' },
    { origin: 'http://localhost.evil.example' },
    { cookie: 'token=x' },
  ])('is rejected with %j', async (headers) => {
    const before = await counted('/blog/creer-sa-sasu')
    const response = await count({ headers, payload: { path: '/blog/creer-sa-sasu' } })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ success: false, data: { code: 'CROSS_SITE' } })
    expect(await counted('/blog/creer-sa-sasu')).toBe(before)
  })
})

describe('the source of a visit', () => {
  it('retains letters, digits, _ and -, 64 at most, and never returns them', async () => {
    const response = await visit(encodeURIComponent(`<b>Lettre_d-octobre</b>${'9'.repeat(80)}`))
    expect(response.json()).toEqual({ success: true, data: null, message: null })
    const stored = await test.database.db.selectFrom('visits').select('source').orderBy('id', 'desc').executeTakeFirst()
    expect(stored?.source).toBe(`bLettre_d-octobreb${'9'.repeat(80)}`.slice(0, 64))
  })

  it('is not stored when nothing is left', async () => {
    const rows = () => test.database.db.selectFrom('visits').select('id').execute()
    const before = (await rows()).length
    expect((await visit(encodeURIComponent('éé<>«»'))).statusCode).toBe(200)
    expect((await rows()).length).toBe(before)
  })
})

it('a prefetched page is not counted', async () => {
  const rows = () => test.database.db.selectFrom('visits').select('id').execute()
  const before = (await rows()).length
  const headers = { host: 'localhost', 'sec-purpose': 'prefetch;prerender' }
  expect((await test.app.inject({ url: '/api/site/visit/lettre', headers })).statusCode).toBe(200)
  expect((await count({ headers: { 'sec-purpose': 'prefetch' }, payload: { path: '/blog/elire-domicile' } })).statusCode).toBe(202)
  expect([(await rows()).length, await counted('/blog/elire-domicile')]).toEqual([before, 0])
})

describe('the rate limit of visits', () => {
  it('allows an address 120 in a minute, logs and counts in total, then returns the wait', async () => {
    const address = newAddress()
    for (let index = 0; index < 120; index += 1) {
      const response = index % 2 === 0 ? await count({ remoteAddress: address }) : await visit('lettre', address)
      expect(response.statusCode).toBeLessThan(300)
    }
    for (const response of [
      await count({ remoteAddress: address }),
      await visit('lettre', address),
      await count({ remoteAddress: address }),
    ]) {
      expect(response.statusCode).toBe(429)
      const seconds = Number(response.headers['retry-after'])
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(response.json()).toMatchObject({
        success: false,
        data: { code: 'TOO_MANY_REQUESTS' },
        message: expect.stringMatching(/^Trop de demandes\. Réessayez dans \d+\s(secondes?|minute)\.$/) as string,
      })
    }
    expect((await count()).statusCode).toBe(202)
    expect((await test.app.inject({ url: '/api/site/info', headers: { host: 'localhost' }, remoteAddress: address })).statusCode).toBe(200)
  })

  it('is shared by the nodes and resets after its minute', async () => {
    const address = newAddress()
    const { db } = test.database
    const node = (factor = 1) => createBudgets({ db, factor, clock: systemClock })
    const [one, two] = [node(), node()]
    for (let index = 0; index < 60; index += 1) expect((await one.take('visit', address)) + (await two.take('visit', address))).toBe(0)
    expect(await one.take('visit', address)).toBeGreaterThan(0)
    expect(await two.take('visit', address)).toBeGreaterThan(0)
    await db
      .updateTable('budgets')
      .set({ started_at: new Date(systemClock() - 61_000) })
      .execute()
    expect(await one.take('visit', address)).toBeGreaterThan(0)
    expect(await node().take('visit', address)).toBe(0)
  })

  it('grows with RATE_LIMIT_FACTOR', async () => {
    const address = newAddress()
    const budgets = createBudgets({ db: test.database.db, factor: 0.025, clock: systemClock })
    const waits = [await budgets.take('visit', address), await budgets.take('visit', address), await budgets.take('visit', address)]
    expect(waits).toEqual([0, 0, 0])
    expect(await budgets.take('visit', address)).toBeGreaterThan(0)
  })

  it('stores no address, and deletes rows after an hour without requests', async () => {
    const { db } = test.database
    await db
      .insertInto('budgets')
      .values({ name: 'visit', caller: 'old', taken: 1, started_at: new Date(systemClock() - 3_700_000) })
      .execute()
    const address = newAddress()
    await visit('lettre', address)
    // This node may have deleted rows less than a minute ago; a new one has not.
    await createBudgets({ db, factor: 1, clock: systemClock }).take('visit', 'new')
    const rows = await db.selectFrom('budgets').select('caller').execute()
    expect(rows.map(({ caller }) => caller)).not.toContain('old')
    expect(JSON.stringify(rows)).not.toContain(address)
  })
})
