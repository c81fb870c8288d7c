import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { VIEW_HEADER } from '#schemas/admin/team/view-header.ts'
import type { Features } from '#server/composition/features.ts'
import type { AdminRights } from '#server/people/users/admin-rights.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Caller, MemberCaller } from '#server/platform/scope/caller.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { errors } from '#server/http/server/errors.ts'
import { access } from './access-control.ts'
import { openFile, openPage, policies, type AccessPolicy } from './route-policies.ts'
import { sessions } from './sessions.ts'

const site = { id: 37, url: 'http://own.example', devUrl: 'http://own.example', prodUrl: 'http://own.example', cookieDomain: null } as Site
const member = (role: 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN'): Caller => ({
  kind: 'member',
  siteId: site.id,
  userId: 7,
  role,
  sessionId: 3,
  provedAt: new Date(),
})
const callers: Readonly<Record<string, Caller>> = { m: member('MEMBER'), a: member('ADMIN'), s: member('SUPER_ADMIN') }

/** The rights of administrators who hold what a function tells; a super-administrator holds all. */
const createAdminRightsOf = (tell: () => readonly string[]): Pick<AdminRights, 'require' | 'requireAny'> => {
  const refuse = (caller: MemberCaller, isHeld: boolean) => {
    if (caller.role !== 'SUPER_ADMIN' && !isHeld) throw new ApiError('FORBIDDEN')
  }
  return {
    require: async (caller, rights) =>
      refuse(
        caller,
        rights.every((right) => tell().includes(right)),
      ),
    requireAny: async (caller, rights) =>
      refuse(
        caller,
        rights.some((right) => tell().includes(right)),
      ),
  }
}

let app: FastifyInstance
let taken: [string, string][]
let asked: [number, string][]
let secondsLeft: number
let held: readonly string[]
let parsed: number

/** The guards on an application of a few routes, with stubs of sessions and budgets. */
beforeEach(async () => {
  taken = []
  asked = []
  secondsLeft = 0
  held = []
  parsed = 0
  const features = {
    directory: { all: () => [site] },
    sessions: {
      find: async (siteId: number, token: string) => {
        asked.push([siteId, token])
        return callers[token] ?? null
      },
    },
    adminRights: createAdminRightsOf(() => held),
    budgets: {
      isSpent: () => false,
      take: async (name: string, spender: string) => {
        taken.push([name, spender])
        return secondsLeft
      },
    },
  } as unknown as Features
  app = Fastify()
  await app.register(policies)
  await app.register(errors)
  const named = (name: string, plugin: (app: FastifyInstance) => void) =>
    app.register(fp(async (instance: FastifyInstance) => plugin(instance), { name }))
  await named('services', () => undefined)
  await named('features', (instance) => instance.decorate('features', features))
  await named('site', (instance) => instance.decorateRequest('site', { getter: () => site }))
  await named('locale', (instance) => instance.decorateRequest('locale', { getter: () => 'fr_FR' }))
  await app.register(cookie)
  await app.register(sessions)
  await app.register(access)
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async () => {
    parsed += 1
    return null
  })
  const answer = async ({ caller, bringsSession }: FastifyRequest) => ({ caller, bringsSession })
  const add = (url: string, policy: AccessPolicy) =>
    app.route({ method: ['GET', 'POST', 'OPTIONS'], url, config: { access: policy }, handler: answer })
  add('/api/open', { role: 'V' })
  add('/api/told', { role: 'V', tellsExpiry: true })
  add('/api/members', { role: 'M' })
  add('/api/admins', { role: 'A', asks: 'own' })
  add('/api/owners', { role: 'S', asks: 'narrowed' })
  add('/api/right', { role: 'A', asks: 'orders.read', budget: 'adminWrite' })
  add('/api/one-of', { role: 'A', asks: { anyOf: ['orders.write', 'orders.money'], by: 'event' } })
  add('/api/file', openFile.access)
  add('/api/counted', { role: 'V', budget: 'visit' })
  add('/api/counted/account', { role: 'M', budget: 'export' })
  add('/api/counted/anyone', { role: 'V', budget: 'export' })
  add('/api/leave/:token', { role: 'V', byTokenAlone: true, budget: 'visit' })
})
afterEach(() => app.close())

async function send(method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS', url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ method, url, headers: { host: 'own.example', ...headers }, remoteAddress: '192.0.2.7' })
  const body =
    response.body === '' ? {} : response.json<{ caller?: Caller; bringsSession?: boolean; data?: { code?: string; retryAfter?: number } }>()
  return { status: response.statusCode, code: body.data?.code, body, headers: response.headers }
}

describe('a route', () => {
  it('does not register without a policy', () => {
    expect(() => app.get('/silent', async () => '')).toThrow('GET /silent declares no access policy')
    expect(() => app.route({ method: ['PUT', 'POST'], url: '/silent', config: {}, handler: async () => '' })).toThrow('PUT,POST /silent')
  })

  it('is listed with its policy, once for each method', () => {
    const listed = app.routePolicies.filter(({ url }) => url === '/api/members')
    expect(listed.map(({ method, access: { role } }) => `${method} ${role}`)).toEqual(['GET M', 'POST M', 'OPTIONS M', 'HEAD M'])
    expect(openPage.access).toEqual({ role: 'V' })
    expect(openFile.access).toEqual({ role: 'V', isFile: true })
  })

  it('that goes by a token alone has one in its address, and is open to all', () => {
    const handler = async () => ''
    const add = (url: string, access: AccessPolicy) => app.post(url, { config: { access } }, handler)
    expect(() => add('/api/leaving', { role: 'V', byTokenAlone: true })).toThrow('POST /api/leaving goes by a token alone and has none')
    expect(() => add('/api/leaves/:token', { role: 'M', byTokenAlone: true })).toThrow('POST /api/leaves/:token goes by a token alone')
    expect(() => add('/api/leaves/:token', { role: 'V', byTokenAlone: true })).not.toThrow()
  })

  it('of a file of the built client is open, and looks up no session', () => {
    const file = { file: 'a.js', rootPath: '/' }
    app.get('/a.js', { config: file as never }, async () => '')
    expect(app.routePolicies.find(({ url }) => url === '/a.js')?.access).toEqual({ role: 'V', isFile: true })
    for (const part of [{ file: 'a.js' }, { rootPath: '/' }])
      expect(() => app.get('/b.js', { config: part as never }, async () => '')).toThrow('declares no access policy')
  })
})

describe('a right', () => {
  const body = (authorization: string) =>
    app.inject({
      ...{ method: 'POST', url: '/api/right', payload: `"${'a'.repeat(100_000)}"` },
      headers: { host: 'own.example', 'content-type': 'application/json', authorization },
    })

  it('that is missing is refused before the body is read and a budget is charged', async () => {
    expect([(await body('a')).statusCode, parsed, taken]).toEqual([403, 0, []])
    held = ['orders.read']
    expect([(await body('a')).statusCode, parsed, taken.length]).toEqual([200, 1, 1])
    held = []
    expect([(await body('s')).statusCode, (await body('m')).statusCode, parsed]).toEqual([200, 403, 2])
  })

  it('of several is enough, and without any the route is refused', async () => {
    expect((await send('POST', '/api/one-of', { authorization: 'a' })).code).toBe('FORBIDDEN')
    held = ['orders.money']
    expect((await send('POST', '/api/one-of', { authorization: 'a' })).status).toBe(200)
  })

  it('through which a super-administrator looks lets them write nowhere', async () => {
    held = ['orders.read', 'orders.money']
    for (const url of ['/api/open', '/api/members', '/api/admins', '/api/right', '/api/one-of']) {
      expect((await send('POST', url, { authorization: 's', [VIEW_HEADER]: 'ALL' })).code).toBe('FORBIDDEN')
      expect((await send('POST', url, { authorization: 's' })).status).toBe(200)
    }
    held = []
    expect((await send('GET', '/api/right', { authorization: 's', [VIEW_HEADER]: 'AUTHOR' })).code).toBe('FORBIDDEN')
    expect((await send('GET', '/api/owners', { authorization: 's', [VIEW_HEADER]: 'ALL' })).code).toBe('FORBIDDEN')
  })
})

describe('a caller', () => {
  it('is the member of the header’s token, else of the cookie’s, on the requested site', async () => {
    expect((await send('GET', '/api/open', { authorization: 'm' })).body).toMatchObject({ caller: { role: 'MEMBER' }, bringsSession: true })
    expect((await send('GET', '/api/open', { authorization: 'Bearer  a ' })).body).toMatchObject({
      caller: { role: 'ADMIN' },
      bringsSession: true,
    })
    expect((await send('GET', '/api/open', { authorization: 'bearer s' })).body).toMatchObject({ caller: { role: 'SUPER_ADMIN' } })
    expect((await send('GET', '/api/open', { cookie: 'token=m' })).body).toMatchObject({ caller: { role: 'MEMBER' }, bringsSession: true })
    expect((await send('GET', '/api/open', { cookie: 'token=m', authorization: 'a' })).body).toMatchObject({ caller: { role: 'ADMIN' } })
    expect((await send('GET', '/api/open', { cookie: 'token=m', authorization: 'x' })).body).toMatchObject({ caller: { kind: 'visitor' } })
    expect((await send('GET', '/api/open', { authorization: 'xBearer m' })).body).toMatchObject({ caller: { kind: 'visitor' } })
    expect((await send('GET', '/api/open', { authorization: ' m ' })).body).toMatchObject({ caller: { role: 'MEMBER' } })
    expect(new Set(asked.map(([siteId]) => siteId))).toEqual(new Set([37]))
  })

  it('is the member of the cookie where the header is meant for a guard before the site', async () => {
    for (const authorization of ['Basic dXNlcjpwYXNz', 'Negotiate YII', 'Bearer', 'Bearer ']) {
      const { body } = await send('GET', '/api/open', { cookie: 'token=m', authorization })
      expect(body).toMatchObject({ caller: { role: 'MEMBER' }, bringsSession: true })
      expect((await send('GET', '/api/open', { authorization })).body).toEqual({ caller: { kind: 'visitor' }, bringsSession: false })
    }
  })

  it('without a token is a visitor, without a lookup', async () => {
    expect((await send('GET', '/api/open')).body).toEqual({ caller: { kind: 'visitor' }, bringsSession: false })
    expect(asked).toEqual([])
  })

  it('is the first of several cookies that opens something, of eight at most', async () => {
    const cookies = (...tokens: string[]) => ({ cookie: tokens.map((token) => `token=${token}`).join('; ') })
    expect((await send('GET', '/api/open', cookies('x', 'x', 'y', 'a', 'm'))).body).toMatchObject({ caller: { role: 'ADMIN' } })
    expect(asked.map(([, token]) => token)).toEqual(['x', 'y', 'a'])
    const forged = Array.from({ length: 8 }, (_, index) => `forged${index}`)
    expect((await send('GET', '/api/open', cookies(...forged.slice(1), 'm'))).body).toMatchObject({ caller: { role: 'MEMBER' } })
    asked = []
    expect((await send('GET', '/api/open', cookies(...forged, 'm'))).body).toMatchObject({
      caller: { kind: 'visitor' },
      bringsSession: true,
    })
    expect(asked).toHaveLength(8)
  })

  it('of a file is not looked up', async () => {
    expect((await send('GET', '/api/file', { authorization: 'm' })).body).toMatchObject({ caller: { kind: 'visitor' } })
    expect(asked).toEqual([])
  })

  it.each([
    ['/api/open', { visitor: 200, m: 200, a: 200, s: 200 }],
    ['/api/members', { visitor: 401, m: 200, a: 200, s: 200 }],
    ['/api/admins', { visitor: 401, m: 403, a: 200, s: 200 }],
    ['/api/owners', { visitor: 401, m: 403, a: 403, s: 200 }],
  ])('passes at %s by the own role alone', async (url, expected) => {
    const statuses: Record<string, number> = {}
    for (const who of ['visitor', 'm', 'a', 's'])
      statuses[who] = (await send('GET', url, who === 'visitor' ? {} : { authorization: who })).status
    expect(statuses).toEqual(expected)
    expect((await send('GET', '/api/members')).code).toBe('UNAUTHENTICATED')
    expect((await send('GET', '/api/owners', { authorization: 'a' })).code).toBe('FORBIDDEN')
  })

  it('whose session is over is refused where it matters, and loses the cookies', async () => {
    expect((await send('GET', '/api/open', { cookie: 'token=over' })).status).toBe(200)
    for (const url of ['/api/told', '/api/members', '/api/owners']) {
      const { status, code, headers } = await send('GET', url, { cookie: 'token=over' })
      expect([status, code]).toEqual([401, 'SESSION_EXPIRED'])
      expect(String(headers['set-cookie'])).toMatch(/token=;.*idSite=;/)
    }
    expect((await send('GET', '/api/told')).status).toBe(200)
    expect((await send('GET', '/api/told', { authorization: 'm' })).status).toBe(200)
  })
})

describe('a write', () => {
  it('from a page of another site is refused before anything else, a reading is not', async () => {
    const away = { 'sec-fetch-site': 'cross-site' }
    for (const url of ['/api/open', '/api/members', '/api/counted']) expect((await send('POST', url, away)).code).toBe('CROSS_SITE')
    expect(taken).toEqual([])
    expect((await send('GET', '/api/open', away)).status).toBe(200)
    expect((await send('HEAD', '/api/open', away)).status).toBe(200)
    expect((await send('OPTIONS', '/api/open', away)).status).toBe(200)
    expect((await send('POST', '/api/file', away)).status).toBe(200)
  })

  it('by a token alone is accepted from any page, without a session, within its budget', async () => {
    const sent: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://mail.example' }, { origin: 'null' }, {}]
    const brought: Record<string, string>[] = [{}, { cookie: 'token=a' }, { authorization: 'a' }]
    for (const away of sent) {
      for (const carried of brought) {
        const { status, body } = await send('POST', '/api/leave/x', { ...away, ...carried })
        expect([status, body.caller]).toEqual([200, { kind: 'visitor' }])
      }
    }
    expect(asked).toEqual([])
    expect(new Set(taken.map((each) => each.join(' ')))).toEqual(new Set(['visit 192.0.2.7']))
    secondsLeft = 9
    expect((await send('POST', '/api/leave/x', { 'sec-fetch-site': 'cross-site' })).status).toBe(429)
  })

  it('with someone’s cookies needs to come from the site, with a header it does not', async () => {
    expect((await send('POST', '/api/open', { cookie: 'token=m' })).code).toBe('CROSS_SITE')
    expect((await send('POST', '/api/open', { cookie: 'idSite=37' })).status).toBe(200)
    expect((await send('POST', '/api/open', { cookie: 'token=m', authorization: 'm' })).status).toBe(200)
    expect((await send('POST', '/api/open', { cookie: 'token=m', origin: 'http://own.example' })).status).toBe(200)
    expect((await send('POST', '/api/open', { cookie: 'token=m', origin: 'https://own.example' })).code).toBe('CROSS_SITE')
  })
})

describe('a budget', () => {
  it('is taken by the address of who asks, or by the account where it says so', async () => {
    const asking = [
      await send('GET', '/api/counted'),
      await send('GET', '/api/counted', { authorization: 'm' }),
      await send('GET', '/api/counted/account', { authorization: 'm' }),
      await send('GET', '/api/counted/anyone'),
      await send('GET', '/api/open'),
    ]
    expect(asking.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(taken).toEqual([
      ['visit', '192.0.2.7'],
      ['visit', '192.0.2.7'],
      ['export', 'user:7'],
      ['export', '192.0.2.7'],
    ])
  })

  it('that is used up says when to come back, and costs nothing to who may not come at all', async () => {
    secondsLeft = 42
    const { status, code, body, headers } = await send('GET', '/api/counted')
    expect([status, code, body.data?.retryAfter, headers['retry-after']]).toEqual([429, 'TOO_MANY_REQUESTS', 42, '42'])
    expect((await send('GET', '/api/counted/account')).status).toBe(401)
    expect(taken).toHaveLength(1)
  })
})
