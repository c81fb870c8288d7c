import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

type Headers = Record<string, string>

const get = (path: string, headers: Headers = {}) => test.app.inject({ url: `/api${path}`, headers: { host: 'localhost', ...headers } })

const send = (options: InjectOptions) => test.app.inject({ method: 'POST', url: '/api/site/visit', payload: { path: '/blog' }, ...options })

describe('the envelope', () => {
  it('has the same three keys for an unknown call, method or path under /api', async () => {
    const asked = [
      await get('/nope'),
      await get(''),
      await send({ url: '/api/parameter' }),
      await send({ method: 'DELETE', url: '/api/blog/81' }),
      await send({ method: 'PUT', url: '/api/site/visit' }),
    ]
    for (const response of asked) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({
        success: false,
        data: { code: 'NOT_FOUND' },
        message: 'Ce contenu n’existe pas ou n’existe plus.',
      })
    }
  })

  it('answers HEAD as GET, without the body', async () => {
    const response = await test.app.inject({ method: 'HEAD', url: '/api/site/info', headers: { host: 'localhost' } })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
    expect(response.headers['etag']).toBe((await get('/site/info')).headers['etag'])
  })

  it('names the field and the possible values of a rejected filter', async () => {
    expect((await get('/blog/folder/list?foo=1')).json()).toEqual({
      success: false,
      data: { code: 'BAD_FILTER', field: 'foo', allowed: ['title', 'author', 'tags', 'publishedAt', 'search'] },
      message: 'Ce filtre, ce tri ou cette page n’existe pas ici\u00a0: revenez au début, puis choisissez de nouveau.',
    })
    expect((await get('/blog/folder/list?orderBy=author')).json()).toMatchObject({
      data: { field: 'author', allowed: ['title', 'publishedAt', 'updatedAt'] },
    })
  })

  it('returns the new path of a moved page', async () => {
    expect((await get('/page/ancienne')).json()).toMatchObject({ data: { code: 'PAGE_MOVED', to: 'domiciliation-commerciale' } })
  })
})

describe('the cache headers', () => {
  it('give reads a strong ETag, and 304 to a client that has it', async () => {
    const first = await get('/site/info')
    const tag = String(first.headers['etag'])
    expect(tag).toMatch(/^"[\w-]{27}"$/)
    for (const known of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
      const again = await get('/site/info', { 'if-none-match': known })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'public, no-cache' })
    }
    expect((await get('/site/info', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('encode a long response as accepted, with an ETag for each encoding', async () => {
    const plain = await get('/site/info')
    const packed = await get('/site/info', { 'accept-encoding': 'gzip, deflate, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers['etag']).toBe(String(plain.headers['etag']).replace(/"$/, '-br"'))
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length)
    expect((await get('/site/info', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await get('/site/info', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
  })

  it.each(['/site/info', '/logged', '/nope', '/blog/81', '/blog/999'])('vary by what the response depends on: %s', async (path) => {
    expect((await get(path)).headers['vary']).toBe('Accept-Encoding, userLang, x-site-id, Cookie, Authorization')
  })

  it.each<[string, string, Record<string, string>]>([
    ['a session is needed', '/user/session', {}],
    ['a session is over', '/user', { authorization: 'gone' }],
    ['the site is unknown', '/site/info', { host: 'nowhere.example', 'x-site-id': '999' }],
  ])('vary by the same headers when %s', async (_why, path, headers) => {
    const answer = await get(path, headers)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.headers['vary']).toBe('Accept-Encoding, userLang, x-site-id, Cookie, Authorization')
  })

  it('change the ETag when the content changes', async () => {
    const before = await get('/component/conf/CONTACT')
    await test.app.features.confs.set(37, 'CONTACT', { message: 'nouvelle' })
    const after = await get('/component/conf/CONTACT', { 'if-none-match': String(before.headers['etag']) })
    expect(after.statusCode).toBe(200)
    expect(after.json()).toMatchObject({ data: { config: { message: 'nouvelle' } } })
    expect(after.headers['etag']).not.toBe(before.headers['etag'])
  })

  it('do not cache an error', async () => {
    for (const path of ['/nope', '/blog/999', '/blog/folder/list?foo=1']) {
      const response = await get(path)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.headers['etag']).toBeUndefined()
    }
  })

  it('set no cookie', async () => {
    for (const path of ['/site/info', '/logged', '/user', '/nope']) expect((await get(path)).headers['set-cookie']).toBeUndefined()
  })
})

describe('the site of a call', () => {
  const siteOf = async (headers: Headers) => (await get('/site/info', headers)).json<{ data: { id?: number; code?: string } }>().data

  it('is that of its host, for any port', async () => {
    expect(await siteOf({ host: 'cave.localhost:3000' })).toMatchObject({ id: 38 })
    expect(await siteOf({ host: 'WWW.greffe-plume.example' })).toMatchObject({ id: 37 })
  })

  it('is that of x-site-id for an unknown host, or else the default one', async () => {
    expect(await siteOf({ host: 'unknown.example', 'x-site-id': '38' })).toMatchObject({ id: 38 })
    expect(await siteOf({ host: 'unknown.example' })).toMatchObject({ id: 37 })
  })

  it('is that of the host when x-site-id differs', async () => {
    expect(await siteOf({ host: 'localhost', 'x-site-id': '38' })).toMatchObject({ id: 37 })
    expect(await siteOf({ host: 'localhost', 'x-site-id': '999' })).toMatchObject({ id: 37 })
  })

  it.each(['999', 'abc', '37; drop table sites', '-1'])('is unknown for an unknown host with x-site-id %s', async (id) => {
    const response = await get('/site/info', { host: 'unknown.example', 'x-site-id': id })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, data: { code: 'SITE_UNKNOWN' }, message: 'Site inconnu.' })
  })

  it('does not return the content of another site', async () => {
    expect((await get('/blog/181')).statusCode).toBe(404)
    expect((await get('/blog/181', { host: 'cave.localhost' })).statusCode).toBe(200)
    expect((await get('/blog/81', { host: 'cave.localhost' })).statusCode).toBe(404)
    expect((await get('/element/event', { host: 'cave.localhost' })).statusCode).toBe(404)
  })
})

describe('the locale of a call', () => {
  const titleIn = async (userLang?: string) =>
    (await get('/blog/181', { host: 'cave.localhost', ...(userLang !== undefined && { userLang }) })).json<{ data: { title: string } }>()
      .data.title

  it.each(['en_GB', 'en-GB', 'en', 'EN_gb'])('is that of userLang: %s', async (userLang) => {
    expect(await titleIn(userLang)).toBe('The harvest')
  })

  it.each([undefined, '', 'de_DE', 'xx', '"><script>'])('is the default of the site for userLang %s', async (userLang) => {
    expect(await titleIn(userLang)).toBe('Les vendanges')
  })

  it('ignores Accept-Language', async () => {
    const response = await get('/blog/181', { host: 'cave.localhost', 'accept-language': 'en' })
    expect(response.json()).toMatchObject({ data: { title: 'Les vendanges' } })
  })

  it('applies to messages too', async () => {
    const english = await get('/blog/999', { host: 'cave.localhost', userLang: 'en_GB' })
    expect(english.json()).toMatchObject({ message: 'This content does not exist or no longer exists.' })
    const french = await get('/blog/999', { host: 'localhost', userLang: 'en_GB' })
    expect(french.json()).toMatchObject({ message: 'Ce contenu n’existe pas ou n’existe plus.' })
  })
})

describe('an unknown session', () => {
  it('is treated as a visitor', async () => {
    const claims: Headers[] = [{ authorization: 'Bearer made-up' }, { cookie: 'token=made-up; idSite=38' }]
    for (const headers of claims) {
      expect((await get('/logged', headers)).json()).toEqual({ success: true, data: false, message: null })
      expect((await get('/site/info', headers)).json()).toMatchObject({ data: { id: 37 } })
    }
  })

  it('gets an error from the profile call, which clears the cookies', async () => {
    const response = await get('/user', { cookie: 'token=made-up' })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ data: { code: 'SESSION_EXPIRED' } })
    expect([response.headers['set-cookie']].flat().join()).toMatch(/token=;.*idSite=;/s)
    expect((await get('/user')).json()).toEqual({ success: true, data: null, message: null })
  })
})
