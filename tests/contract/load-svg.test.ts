import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AdminProfile } from '#schemas/admin/resources/rights.ts'
import { createFetchOutside } from '#server/adapters/outbound/safe-fetch.ts'
import { isPublicAddress } from '#server/adapters/outbound/is-public-ip.ts'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { startCanary, type Canary } from '#tests/support/http/canary.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { ssrfForms } from '#tests/support/http/ssrf-forms.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

/** A local address that represents the public internet. */
const outside = '127.0.0.2'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><script>alert(1)</script><path id="a" d="M0 0"/></svg>'
const cleaned = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="4" height="3"><path id="svg-[0-9a-f]{8}-a" d="M0 0"><\/path><\/svg>$/

let folder: string
let test: TestApp
let world: Canary
let canary: Canary
let member: TestMember
let admin: TestMember
let adminElsewhere: TestMember
let drawing: string
let callers = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-svg-'))
  world = await startCanary(outside, {
    answer: (request, response) => {
      if (request.url === '/page') response.setHeader('content-type', 'text/html').end('<p>')
      else if (request.url === '/text') response.setHeader('content-type', 'image/svg+xml').end('not a drawing')
      else if (request.url === '/latin') response.setHeader('content-type', 'image/svg+xml').end(Buffer.from('<svg>\xe9</svg>', 'latin1'))
      else if (request.url === '/away') response.writeHead(302, { location: `http://127.0.0.1:${canary.port}/` }).end()
      else if (request.url === '/other') response.writeHead(302, { location: `http://other.public.org:${world.port}/` }).end()
      else response.setHeader('content-type', 'image/svg+xml').end(svg)
    },
  })
  canary = await startCanary('127.0.0.1')
  const forms = ssrfForms(canary.port)
  const names = new Map([
    ['images.public.org', outside],
    ['other.public.org', outside],
  ])
  const fetchOutside = createFetchOutside({
    schemes: ['http:', 'https:'],
    ports: [world.port, canary.port],
    resolve: async (host) => {
      const found = names.get(host)
      return found === undefined ? (forms.names.get(host) ?? []) : [found]
    },
    isPublic: (address) => address === outside || isPublicAddress(address),
  })
  test = await testApp({ template: twoSites, fetchOutside, env: { DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3000' } })
  const files = createLocalFileStore(join(folder, 'files'))
  const bytes = Buffer.from(svg.replace(/<script>.*<\/script>/, ''))
  const id = await test.app.features.library.put(37, { bytes, filename: 'tampon.svg', texts: {} })
  const { file } = await test.database.db.selectFrom('media').select('file').where('id', '=', id).executeTakeFirstOrThrow()
  // A file that was stored without the upload.
  await files.put(file, Buffer.from(svg))
  const site = test.app.features.directory.find(37)!
  drawing = (await test.app.features.media.images({ site, locale: 'fr_FR' }, [id])).get(id)!.externalPath
  await test.database.db
    .updateTable('sites')
    .set({ image_hosts: ['images.public.org'] })
    .where('id', '=', 37)
    .execute()
  await test.app.features.directory.refresh(37)
  member = await addMember(test)
  admin = await addMember(test, { role: 'ADMIN' })
  adminElsewhere = await addMember(test, { siteId: 38, role: 'SUPER_ADMIN' })
})
afterAll(async () => {
  await test.close()
  await world.close()
  await canary.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => {
  world.hits.length = 0
})

const load = (url: unknown, who?: TestMember, from = `2001:db8:9:${(callers += 1).toString(16)}::1`) =>
  test.app.inject({
    method: 'POST',
    url: '/api/image/load-svg',
    headers: { host: 'localhost', ...(who && { authorization: who.token }) },
    payload: { url },
    remoteAddress: from,
  })
const at = (path: string, host = 'images.public.org') => `http://${host}:${world.port}${path}`

const expectUnavailable = async (url: string, who?: TestMember) => {
  const response = await load(url, who)
  expect(response.statusCode).toBe(422)
  expect(response.json()).toEqual({ success: false, data: { code: 'SVG_UNAVAILABLE' }, message: 'Cette image n’a pas pu être chargée.' })
}

describe('an SVG of an unlisted host', () => {
  it('is loaded for those who may add to the library, and for no other administrator', async () => {
    const drawn = at('/logo.svg', 'other.public.org')
    const statusFor = async (profile: AdminProfile) => (await load(drawn, await addMember(test, { role: 'ADMIN', profile }))).statusCode
    expect([await statusFor('AUTHOR'), await statusFor('ORDERS')]).toEqual([200, 422])
  })
})

describe('an SVG of the site', () => {
  it('is sanitised, by its path or its absolute URL, without an external request', async () => {
    for (const url of [drawing, `http://localhost:3000${drawing}`, `https://www.greffe-plume.example${drawing}?x=1#y`]) {
      const response = await load(url)
      expect(response.statusCode).toBe(200)
      expect(response.json<{ data: string }>().data).toMatch(cleaned)
      expect(response.headers['cache-control']).toBe('no-store')
    }
    expect(world.hits).toEqual([])
  })

  it.each([
    '/media/x/y.svg',
    '/media/31-9f2c/signature.webp',
    '/api/user',
    '/',
    '',
    '/media/..%2f..%2fetc/passwd',
    '/media/%2e%2e/%2e%2e',
    '/media/%zz/x.svg',
  ])('is no other file of the site: %s', async (url) => {
    if (url === '') expect((await load(url)).json()).toMatchObject({ data: { code: 'VALIDATION_FAILED' } })
    else await expectUnavailable(url)
  })

  it.each([
    ['in its address', 'data:image/svg+xml,<svg/>'],
    ['in its address, coded', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['in a long address', `data:image/svg+xml,${'a'.repeat(3000)}`],
    ['at an address that nothing has', 'x'.repeat(2001)],
  ])('is not found at %s', async (_where, url) => {
    for (const who of [undefined, admin]) await expectUnavailable(url, who)
  })

  it('is not that of another site', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/image/load-svg',
      headers: { host: 'cave.localhost' },
      payload: { url: drawing },
    })
    expect(response.statusCode).toBe(422)
  })
})

describe('an external SVG', () => {
  it('is loaded from listed hosts for all, from any public host for administrators', async () => {
    for (const who of [undefined, member, admin]) expect((await load(at('/logo.svg'), who)).json<{ data: string }>().data).toMatch(cleaned)
    expect((await load(at('/logo.svg', 'other.public.org'), admin)).json<{ data: string }>().data).toMatch(cleaned)
    world.hits.length = 0
    for (const who of [undefined, member, adminElsewhere]) await expectUnavailable(at('/logo.svg', 'other.public.org'), who)
    expect(world.hits).toEqual([])
  })

  it('is not loaded through a redirect of a listed host', async () => {
    await expectUnavailable(at('/other'))
    expect((await load(at('/other'), admin)).statusCode).toBe(200)
  })

  it.each(['/page', '/text', '/latin', '/away'])('is rejected without a reason: %s', async (path) => {
    await expectUnavailable(at(path), admin)
  })

  it('is never loaded from the internal network, in at least 200 forms', async () => {
    const { addresses } = ssrfForms(canary.port)
    const asked = addresses.filter((address) => address !== '' && !address.startsWith('?') && address !== '/')
    expect(asked.length).toBeGreaterThanOrEqual(200)
    for (const who of [undefined, admin]) {
      const answers = await Promise.all(asked.map((url) => load(url, who)))
      // A URL that cannot be stored is not parsed.
      const refusalOf = (url: string) => (url.includes('\0') ? 400 : 422)
      expect(asked.filter((url, index) => answers[index]?.statusCode !== refusalOf(url))).toEqual([])
    }
    expect(canary.hits).toEqual([])
  })
})

it('the rate limit allows 30 SVG files a minute for an address', async () => {
  const from = '198.51.100.77'
  const statuses = await Promise.all(Array.from({ length: 35 }, async () => (await load(drawing, undefined, from)).statusCode))
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})
