import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccessPolicy } from '#server/http/guards/route-policies.ts'
import { sessionCookies } from '#server/people/sessions/session-cookies.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let member: TestMember
let admin: TestMember
let chief: TestMember
let elsewhere: TestMember
let expired: TestMember

const roles = ['V', 'M', 'A', 'S'] as const

const policyOf = (role: (typeof roles)[number]): AccessPolicy => (role === 'V' || role === 'M' ? { role } : { role, asks: 'own' })

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { TRUST_PROXY: '10.0.0.0/8' } })
  const { app } = test
  for (const role of roles) app.get(`/api/for-${role}`, { config: { access: policyOf(role) } }, async (request) => request.caller.kind)
  app.post('/api/open-session', { config: { access: { role: 'V' } } }, async (request, reply) => {
    sessionCookies(request, reply).set('the-token')
    return null
  })
  app.post('/api/close-session', { config: { access: { role: 'V' } } }, async (request, reply) => {
    sessionCookies(request, reply).clear()
    return null
  })
  member = await addMember(test)
  admin = await addMember(test, { role: 'ADMIN' })
  chief = await addMember(test, { role: 'SUPER_ADMIN' })
  elsewhere = await addMember(test, { siteId: 38, role: 'SUPER_ADMIN' })
  expired = await addMember(test, { role: 'SUPER_ADMIN' })
  await test.database.pool.query('update sessions set expires_at = now() where id = $1', [expired.sessionId])
})
afterAll(() => test.close())

type Headers = Record<string, string>

const ask = (url: string, headers: Headers = {}) => test.app.inject({ url: `/api${url}`, headers: { host: 'localhost', ...headers } })
const codeOf = async (url: string, headers: Headers = {}) => {
  const response = await ask(url, headers)
  return response.statusCode === 200 ? 200 : `${response.statusCode} ${response.json<{ data: { code: string } }>().data.code}`
}
const bearing = ({ token }: TestMember): Headers => ({ authorization: token })

describe('a session over HTTP', () => {
  it('is sent in a header, with or without Bearer, or in a cookie', async () => {
    for (const headers of [
      { authorization: member.token },
      { authorization: `Bearer ${member.token}` },
      { authorization: `bearer  ${member.token}` },
      { cookie: `token=${member.token}` },
      { cookie: `idSite=38; token=${member.token}` },
    ] as Headers[])
      expect((await ask('/logged', headers)).json()).toEqual({ success: true, data: true, message: null })
  })

  it('is that of the header when the cookie has another', async () => {
    const profile = await ask('/user', { authorization: member.token, cookie: `token=${admin.token}` })
    expect(profile.json()).toMatchObject({ data: { id: member.userId, role: 'MEMBER', email: member.email } })
    expect((await ask('/logged', { authorization: 'forged', cookie: `token=${admin.token}` })).json()).toMatchObject({ data: false })
  })

  it('is that of the cookie when the header is empty or Basic, or else absent', async () => {
    const cookie = `token=${member.token}`
    for (const authorization of ['', ' ', 'Bearer ', 'Basic dXNlcjpwYXNz']) {
      expect((await ask('/user', { authorization, cookie })).json()).toMatchObject({ data: { id: member.userId } })
      expect(await codeOf('/for-M', { authorization })).toBe('401 UNAUTHENTICATED')
    }
    const written = { method: 'POST', url: '/api/open-session', headers: { host: 'localhost', authorization: '', cookie } } as const
    expect((await test.app.inject(written)).json()).toMatchObject({ data: { code: 'CROSS_SITE' } })
  })

  it('is invalid on another site, for any idSite', async () => {
    for (const headers of [
      bearing(elsewhere),
      { cookie: `token=${elsewhere.token}; idSite=37` },
      { ...bearing(elsewhere), 'x-site-id': '38' },
    ])
      expect((await ask('/logged', headers)).json()).toMatchObject({ data: false })
    expect((await ask('/logged', { ...bearing(elsewhere), host: 'cave.localhost' })).json()).toMatchObject({ data: true })
    expect((await ask('/logged', { ...bearing(elsewhere), host: 'unknown.example', 'x-site-id': '38' })).json()).toMatchObject({
      data: true,
    })
  })

  it('that expired makes the caller a visitor, or an error where it matters', async () => {
    for (const headers of [
      bearing(expired),
      bearing(elsewhere),
      { authorization: 'x' },
      { cookie: `token=${expired.token}` },
    ] as Headers[]) {
      expect((await ask('/site/info', headers)).statusCode).toBe(200)
      expect((await ask('/logged', headers)).json()).toMatchObject({ data: false })
      for (const url of ['/user', '/for-M', '/for-A', '/for-S']) {
        const response = await ask(url, headers)
        expect(response.json()).toMatchObject({ success: false, data: { code: 'SESSION_EXPIRED' } })
        expect(response.statusCode).toBe(401)
        expect(response.cookies.map(({ name, value, expires }) => [name, value, expires?.getTime()])).toEqual([
          ['token', '', 0],
          ['idSite', '', 0],
        ])
      }
    }
  })

  it('opens to each role its routes only', async () => {
    const asked = [undefined, member, admin, chief].map((who) =>
      Promise.all(roles.map((role) => codeOf(`/for-${role}`, who && bearing(who)))),
    )
    expect(await Promise.all(asked)).toEqual([
      [200, '401 UNAUTHENTICATED', '401 UNAUTHENTICATED', '401 UNAUTHENTICATED'],
      [200, 200, '403 FORBIDDEN', '403 FORBIDDEN'],
      [200, 200, 200, '403 FORBIDDEN'],
      [200, 200, 200, 200],
    ])
  })
})

describe('the cookies of a session', () => {
  const send = (url: string, headers: Headers = {}) =>
    test.app.inject({ method: 'POST', url: `/api${url}`, headers: { host: 'localhost', ...headers }, remoteAddress: '10.0.0.1' })

  it('last a day; the token is HttpOnly, and the site id grants nothing', async () => {
    const { cookies, headers } = await send('/open-session')
    expect(cookies).toEqual([
      { name: 'token', value: 'the-token', maxAge: 86_400, path: '/', httpOnly: true, sameSite: 'Lax' },
      { name: 'idSite', value: '37', maxAge: 86_400, path: '/', sameSite: 'Lax' },
    ])
    expect(headers['set-cookie']).toHaveLength(2)
  })

  it('are Secure on https', async () => {
    const { cookies } = await send('/open-session', { 'x-forwarded-proto': 'https' })
    expect(cookies).toMatchObject([{ secure: true }, { secure: true }])
    const direct = await test.app.inject({
      method: 'POST',
      url: '/api/open-session',
      headers: { host: 'localhost', 'x-forwarded-proto': 'https' },
      remoteAddress: '203.0.113.9',
    })
    expect(direct.cookies[0]).not.toHaveProperty('secure')
  })

  it('are set and cleared on the parent domain when the site has one that matches', async () => {
    const set = (domain: string | null) =>
      test.database.db.updateTable('sites').set({ cookie_domain: domain }).where('id', '=', 37).execute()
    await set('greffe-plume.example')
    await test.app.features.directory.refresh(37)
    const domainsOf = async (url: string, host: string) => (await send(url, { host })).cookies.map(({ domain }) => domain)
    for (const url of ['/open-session', '/close-session']) {
      expect(await domainsOf(url, 'www.greffe-plume.example:3000')).toEqual(['greffe-plume.example', 'greffe-plume.example'])
      expect(await domainsOf(url, 'localhost')).toEqual([undefined, undefined])
      expect(await domainsOf(url, 'not-greffe-plume.example')).toEqual([undefined, undefined])
    }
    await set(null)
    await test.app.features.directory.refresh(37)
    expect(await domainsOf('/open-session', 'www.greffe-plume.example')).toEqual([undefined, undefined])
  })

  it.each(['example', 'a b.example', '.greffe.example', 'Greffe.example', 'greffe.example/'])('are never set on « %s »', async (domain) => {
    const set = test.database.db.updateTable('sites').set({ cookie_domain: domain }).where('id', '=', 37).execute()
    await expect(set).rejects.toThrow('check')
  })
})

describe('a response to a session', () => {
  it('is not cached by proxies, and is revalidated by the browser', async () => {
    for (const headers of [bearing(member), { cookie: `token=${member.token}` }, { cookie: 'token=forged' }] as Headers[]) {
      const response = await ask('/site/info', headers)
      expect(response.headers['cache-control']).toBe('private, no-cache')
      expect(response.headers['vary']).toBe('Accept-Encoding, userLang, x-site-id, Cookie, Authorization')
      const again = await ask('/site/info', { ...headers, 'if-none-match': String(response.headers['etag']) })
      expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'private, no-cache'])
    }
    expect((await ask('/site/info')).headers['cache-control']).toBe('public, no-cache')
    for (const url of ['/user', '/logged']) expect((await ask(url, bearing(member))).headers['cache-control']).toBe('no-store')
  })

  it('contains the blocks for its caller, never those of another', async () => {
    const block = (id: string, audience: 'all' | 'visitors' | 'members' | 'admins') => ({
      id,
      type: 'heading',
      v: 1,
      props: { text: id, level: id === 'tous' ? 1 : 2 },
      visibility: { audience, screens: ['mobile' as const, 'desktop' as const], from: null, until: null },
    })
    const blocks = [block('tous', 'all'), block('inconnus', 'visitors'), block('membres', 'members'), block('gestion', 'admins')]
    const page = {
      url: 'pour-qui',
      title: 'Pour qui',
      locale: 'fr_FR',
      seo: {},
      shell: 'default' as const,
      middleware: [],
      layout: { blocks },
    }
    await test.app.features.pages.save(page, { siteId: 37, baseHash: null, by: 'a test' })
    const seen = async (headers: Headers) =>
      (await ask('/page/pour-qui', headers))
        .json<{ data: { layout: { blocks: { id: string }[] } } }>()
        .data.layout.blocks.map(({ id }) => id)
    const expected = {
      visitor: ['tous', 'inconnus'],
      member: ['tous', 'membres'],
      admin: ['tous', 'membres', 'gestion'],
    }
    for (let round = 0; round < 3; round += 1) {
      expect(await seen({})).toEqual(expected.visitor)
      expect(await seen(bearing(member))).toEqual(expected.member)
      expect(await seen(bearing(admin))).toEqual(expected.admin)
      expect(await seen(bearing(chief))).toEqual(expected.admin)
      expect(await seen(bearing(expired))).toEqual(expected.visitor)
      expect(await seen(bearing(elsewhere))).toEqual(expected.visitor)
    }
  })

  it('never mixes two callers in 500 responses, 20 at a time', async () => {
    const isOwn = async (index: number) => {
      const who = [member, admin, chief][index % 3]!
      const profile = await ask('/user', index % 2 === 0 ? bearing(who) : { cookie: `token=${who.token}` })
      return profile.json<{ data: { id: number } }>().data.id === who.userId
    }
    // A slow machine would reject more concurrent requests.
    for (let first = 0; first < 500; first += 20)
      expect(await Promise.all(Array.from({ length: 20 }, (_, index) => isOwn(first + index)))).not.toContain(false)
  })

  it.each([
    ['a page for members', 'member', 401, 200, 200],
    ['a page for administrators', 'admin', 401, 403, 200],
    ['a page for guests', 'guest', 200, 403, 403],
  ])('opens %s to its roles only', async (_what, middleware, ...expected) => {
    const page = {
      url: `de-${middleware}`,
      title: 'x',
      locale: 'fr_FR',
      seo: {},
      shell: 'default' as const,
      middleware: [middleware],
      layout: { blocks: [] },
    }
    await test.app.features.pages.save(page, { siteId: 37, baseHash: null, by: 'a test' })
    const statuses = await Promise.all(
      [{}, bearing(member), bearing(admin)].map(async (who) => (await ask(`/page/de-${middleware}`, who)).statusCode),
    )
    expect(statuses).toEqual(expected)
  })
})
