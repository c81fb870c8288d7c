import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCalls as panel } from '#server/http/admin-api/admin-calls.ts'
import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import {
  callersByRoute,
  callersInTurn,
  everyone,
  makeCaller,
  newNetwork,
  ranks,
  refusalFor,
  type Who,
} from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { objectCases } from '#tests/support/objects/object-cases.ts'
import { ownActs, ownLists } from '#tests/support/objects/own-things.ts'
import { addSampleItems } from '#tests/support/resources/sample-items.ts'
import { registeredRoutes } from '#tests/support/server/registered-routes.ts'
import type { RouteRow } from '#tests/support/server/route-row.ts'
import { routeTable } from '#tests/support/server/route-table.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { hashTables, rowsOfUser } from '#tests/support/database/whole-database.ts'
import { inTurn, isFull, isInTurn, numberOfRun, seed, takeTurn } from '#tests/support/sampling.ts'

const adminCalls = panel.calls.map(({ definition }) => definition)

const clientFolder = fileURLToPath(new URL('../../dist/client', import.meta.url))
const test: TestApp = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
await addSampleItems({ database: test.database, features: test.app.features })
afterAll(() => test.close())

/** The name of a route in the table. The files of the API reference carry a hash. */
const keyOf = (method: string, url: string) => `${method} ${url.replace(/(\/reference)\.[0-9a-f]{12}\./, '$1.')}`
const isBuiltFile = (url: string) => url === '/assets/*' || existsSync(`${clientFolder}${url}`)
const all = test.app.routePolicies.filter(({ url }) => !isBuiltFile(url))
const routes = all
  .filter(({ method, url }) => method !== 'HEAD' && url !== '/api/*')
  .map(({ method, url, access }) => ({ key: keyOf(method, url), method, url, access, row: routeTable[keyOf(method, url)] }))
const known = routes.flatMap(({ row, ...route }, number) => (row ? [{ ...route, row, number }] : []))
type Route = (typeof known)[number]
/** The routes that are asked in this turn. The lists of routes are compared whole. */
const inThisTurn = known.flatMap(({ number, ...route }) => (isInTurn(number) ? [{ ...route, number: numberOfRun(number) }] : []))

const isOfPanel = ({ method, url }: Pick<Route, 'method' | 'url'>): boolean =>
  adminCalls.some((each) => each.method === method && `/api/admin${each.path.replace(/\{(\w+)\}/g, ':$1')}` === url)

const callOf = ({ method, url }: Pick<Route, 'method' | 'url'>): CallDefinition | undefined => {
  const path = url.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')
  const ofPanel = adminCalls.map((each: CallDefinition) => ({ ...each, path: `/admin${each.path}` as const }))
  return [...calls, ...ofPanel].find((each: CallDefinition) => each.method === method && each.path.replace(/[?*]\}/g, '}') === path)
}

/** Returns true when a request can name an object: in its path, query or body, or by its session. */
function namesSomething(route: Route): boolean {
  const call = callOf(route)
  const isOpen = route.row.role === 'V' && route.row.tellsExpiry !== true
  return (
    !isOpen || /[:*]/.test(route.url) || call?.body !== undefined || call?.inQuery !== undefined || !['GET', 'HEAD'].includes(route.method)
  )
}

/** Returns the body of the example of a call, with additional keys that would grant too much. */
function bodyOf(route: Route, owner?: TestMember): Record<string, unknown> | undefined {
  const call = callOf(route)
  if (route.method === 'GET' || (call && !call.body)) return undefined
  // The calls of the panel reject unknown keys.
  if (call && isOfPanel(route)) return call.example.body as Record<string, unknown>
  const taken = owner && { id: owner.userId, userId: owner.userId, user_id: owner.userId, sessionId: owner.sessionId }
  return {
    ...(call?.example.body as object | undefined),
    ...taken,
    role: 'SUPER_ADMIN',
    siteId: 38,
    site_id: 38,
    isAdmin: true,
    erased_at: null,
  }
}

interface Sent {
  readonly path?: string
  readonly headers?: Record<string, string>
  readonly body?: Record<string, unknown> | string | undefined
}

async function send(route: Route, { path, headers = {}, body }: Sent) {
  const { app } = test
  const response = await app.inject({
    method: route.method as 'GET',
    url: path ?? route.row.path ?? route.url.replace(/\*$/, ''),
    headers: { host: 'localhost', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { payload: body }),
    remoteAddress: newNetwork(),
  })
  const isEnvelope = String(response.headers['content-type']).startsWith('application/json') && response.body.startsWith('{"success"')
  const code = isEnvelope ? (response.json<{ data: { code?: string } | null }>().data?.code ?? null) : null
  return { status: response.statusCode, code, response }
}

describe('the list of routes', () => {
  it('equals the routes of the router', () => {
    const listed = new Set(test.app.routePolicies.map(({ method, url }) => `${method} ${url}`))
    const unlisted = registeredRoutes(test.app).filter((route) => !listed.has(route))
    expect(unlisted).toEqual([])
    expect(listed.size).toBeGreaterThan(50)
  })

  it('equals the rows of the table', () => {
    expect(routes.filter(({ row }) => row === undefined).map(({ key }) => key)).toEqual([])
    expect(Object.keys(routeTable).filter((key) => !routes.some((route) => route.key === key))).toEqual([])
  })

  it('declares the roles of the table and knows every call', () => {
    expect(
      known
        .filter(({ access, row }) => access.role !== row.role || (access.tellsExpiry ?? false) !== (row.tellsExpiry ?? false))
        .map(({ key }) => key),
    ).toEqual([])
    expect(known.filter(({ access, row }) => access.byTokenAlone !== row.byTokenAlone).map(({ key }) => key)).toEqual([])
    for (const { method, path } of calls) {
      const full = `/api${path.replace(/\{(\w+)[?]?\}/g, ':$1').replace(/\{\w+\*\}/, '*')}`
      expect(Object.keys(routeTable)).toContain(`${method} ${full}`)
    }
  })

  it('names the owner of each object that a route reaches, or why it has none', () => {
    const made = new Set([...objectCases, ...ownLists, ...ownActs].map(({ route }) => route))
    const silent = known.filter((route) => {
      const { key, row } = route
      return namesSomething(route) && !made.has(key) && row.elsewhere === undefined && row.nobodys === undefined
    })
    expect(silent.map(({ key }) => key)).toEqual([])
    const unknown = [...made].filter((key) => !known.some((route) => route.key === key))
    expect(unknown).toEqual([])
    // A route has objects with an owner, or none.
    expect(known.filter(({ key, row }) => row.nobodys !== undefined && (made.has(key) || row.elsewhere)).map(({ key }) => key)).toEqual([])
    expect(known.filter(({ row }) => row.nobodys?.trim() === '').map(({ key }) => key)).toEqual([])
  })
})

const guardWords = /^(?:401 (?:UNAUTHENTICATED|SESSION_EXPIRED)|403 (?:FORBIDDEN|CROSS_SITE))$/

/** The status with the error code. A page has no code, so only its status is compared. */
function saidBy({ answersPage }: RouteRow, expected: string | null, { status, code }: { status: number; code: string | null }): string {
  return `${status} ${(answersPage ? (expected?.slice(4) ?? 'FORBIDDEN') : code) ?? ''}`
}

const callerOf = callersByRoute(test)

describe('role by route', () => {
  let owners: TestMember[]
  let before: string[][]
  const owned = () => Promise.all(owners.map((owner) => rowsOfUser(test.database.pool, owner)))

  beforeAll(async () => {
    owners = [
      await addMember(test, { email: 'proprietaire-37@example.org' }),
      await addMember(test, { siteId: 38, role: 'ADMIN', email: 'proprietaire-38@example.org' }),
    ]
    before = await owned()
  })
  afterAll(async () => {
    expect(await owned()).toEqual(before)
    expect(before.every((rows) => rows.length >= 2)).toBe(true)
  })

  /** The headers that carry a session, with a cookie for another site that grants nothing. */
  const carriers = [(token: string) => ({ authorization: token }), (token: string) => ({ cookie: `token=${token}; idSite=38` })] as const

  /** Expects the role of a caller to be unchanged, unless the call ended the account. */
  async function expectSameRank(caller: TestMember | null, who: Who): Promise<void> {
    if (caller === null || !ranks.M.includes(who)) return
    const { rows } = await test.database.pool.query('select role, site_id from users where id = $1 and erased_at is null', [caller.userId])
    for (const row of rows) expect(row).toEqual({ role: who, site_id: 37 })
  }

  /** Expects a response with a shared cache to hold no personal data. */
  function expectNothingShared(headers: Record<string, unknown>, isOpen: boolean): void {
    if (!/public/.test(String(headers['cache-control']))) return
    expect(headers['set-cookie']).toBeUndefined()
    expect(isOpen).toBe(true)
  }

  it.each(inThisTurn)('$key: accepts the permitted roles and rejects the others with a code', async (route) => {
    const asking = callersInTurn(route.number).flatMap((who, index) =>
      inTurn(route.number + index, carriers).map((carry) => [who, carry] as const),
    )
    for (const [who, carry] of asking) {
      const caller = await callerOf(route.row, who)
      const headers = { 'sec-fetch-site': 'same-origin', ...(caller && carry(caller.token)) }
      const { status, code, response } = await send(route, { headers, body: bodyOf(route, owners[0]) })
      const expected = route.access.isFile === true ? null : refusalFor(route.row, who)
      const said = saidBy(route.row, expected, { status, code })
      expect({ who, said: guardWords.test(said) ? said : null }).toEqual({ who, said: expected })
      expect(status).not.toBe(500)
      for (const { email } of owners) expect(response.body).not.toContain(email)
      expectNothingShared(response.headers, caller === null || route.access.isFile === true)
      await expectSameRank(caller, who)
    }
  })

  const foreign = inThisTurn.flatMap(({ row, ...route }) => (row.elsewhere === undefined ? [] : [{ ...route, row, path: row.elsewhere }]))
  it.each(foreign)('$key: returns 404 for an object of another site', async ({ path, ...route }) => {
    // Pages accept forms only. Calls accept JSON, also those that accept forms.
    const isPage = route.row.takesForms === true && !route.url.startsWith('/api')
    const sent = isPage
      ? { body: '_form=user.login&email=a%40example.org&password=b', type: 'application/x-www-form-urlencoded' }
      : { body: bodyOf(route), type: null }
    for (const who of callersInTurn(route.number)) {
      const caller = await callerOf(route.row, who)
      const { status } = await send(route, {
        path,
        headers: {
          ...(caller && { authorization: caller.token }),
          ...(sent.type !== null && { 'content-type': sent.type }),
          'sec-fetch-site': 'same-origin',
        },
        body: sent.body,
      })
      const refused = Number(refusalFor(route.row, who)?.slice(0, 3) ?? 404)
      expect({ path, who, status }).toEqual({ path, who, status: refused })
    }
  })

  it.each(['/api/nothing', '/api/nothing/at/all', '/api/admin/users'])(
    '%s: returns 404 to every caller for an unknown call',
    async (url) => {
      for (const who of everyone) {
        const caller = await makeCaller(test, who)
        for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
          const headers = { host: 'localhost', 'sec-fetch-site': 'same-origin', ...(caller && { authorization: caller.token }) }
          expect((await test.app.inject({ method, url, headers })).statusCode).toBe(404)
        }
      }
    },
  )
})

const writing = inThisTurn.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))

const hostile: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost', 'sec-fetch-mode': 'no-cors' },
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:4000' },
  { origin: 'http://cave.localhost' },
  { origin: 'null' },
  {},
]

/** The content types that a form of another site can send without a preflight. */
const SIMPLE_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'] as const

describe('a cross-site write with cookies', () => {
  let callers: TestMember[]
  beforeAll(async () => {
    callers = [await addMember(test), await addMember(test, { role: 'SUPER_ADMIN' })]
  })

  it.each(writing.filter(({ row }) => row.byTokenAlone !== true))('$key is rejected and writes nothing', async (route) => {
    // A page responds with a page, which has no code.
    const refused = route.url.startsWith('/api') ? '403 CROSS_SITE' : '403 '
    const before = await hashTables(test.database.pool)
    for (const [index, headers] of takeTurn([...hostile.entries()], 4, { seed: seed + route.number, isFull })) {
      for (const caller of inTurn(numberOfRun(route.number, 4) + Math.floor(index / 4), callers)) {
        const cookie = `token=${caller.token}; idSite=37`
        const sent = await send(route, { headers: { ...headers, cookie }, body: bodyOf(route) ?? {} })
        expect({ headers, said: `${sent.status} ${sent.code ?? ''}` }).toEqual({ headers, said: refused })
        for (const type of inTurn(route.number + index, SIMPLE_TYPES)) {
          const simple = await send(route, { headers: { ...headers, cookie, 'content-type': type }, body: '{"email":"a@b.example"}' })
          expect({ type, said: `${simple.status} ${simple.code ?? ''}` }).toEqual({ type, said: refused })
        }
      }
    }
    expect(await hashTables(test.database.pool)).toEqual(before)
  })
})

describe('a write authorised by a token only', () => {
  it.each(writing.filter(({ row }) => row.byTokenAlone === true))('$key accepts any origin and ignores cookies', async (route) => {
    const caller = await addMember(test, { role: 'SUPER_ADMIN' })
    const brought: Record<string, string>[] = [{}, { cookie: `token=${caller.token}; idSite=37` }, { authorization: caller.token }]
    const before = await hashTables(test.database.pool)
    for (const headers of hostile) {
      for (const carried of brought) {
        // The URL is right and its token unknown. The newsletter tests show the effect of a valid token.
        const sent = await send(route, {
          headers: { ...headers, ...carried, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'x=1',
        })
        expect({ headers, said: `${sent.status} ${sent.code ?? ''}` }).toEqual({ headers, said: '422 TOKEN_INVALID' })
        expect(sent.response.headers['set-cookie']).toBeUndefined()
      }
    }
    expect(await hashTables(test.database.pool)).toEqual(before)
  })
})

describe('a write that is not JSON', () => {
  let caller: TestMember
  beforeAll(async () => {
    caller = await addMember(test, { role: 'SUPER_ADMIN' })
  })

  it.each(writing.filter(({ row, url }) => row.takesForms !== true && url.startsWith('/api')))(
    '$key is rejected and writes nothing',
    async (route) => {
      const before = await hashTables(test.database.pool)
      for (const type of takeTurn([...SIMPLE_TYPES, 'application/xml', 'text/json'], 2, { seed: seed + route.number, isFull })) {
        const headers = { cookie: `token=${caller.token}`, 'sec-fetch-site': 'same-origin', 'content-type': type }
        const sent = await send(route, { headers, body: JSON.stringify(bodyOf(route) ?? {}) })
        expect({ type, said: `${sent.status} ${sent.code ?? ''}` }).toEqual({ type, said: '415 UNSUPPORTED_MEDIA_TYPE' })
      }
      expect(await hashTables(test.database.pool)).toEqual(before)
    },
  )
})
