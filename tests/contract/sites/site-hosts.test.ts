import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OutsideError } from '#server/adapters/outbound/fetch-error.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const PROOF = '/.well-known/vitrine-site'
/** The hosts that lead to this server, as from outside. */
const connected = new Set<string>()

let test: TestApp
let folder: string
/** Manages site 37. */
let lucie: TestMember
/** Manages site 38, whose hosts are `cave.localhost`, `www.combes.example` and, in Unicode, « vin.café.example ». */
let owner: TestMember
let made = 0

const fetchOutside: SafeFetch = async (url) => {
  const { hostname, pathname } = new URL(url)
  if (!connected.has(hostname)) throw new OutsideError('unknown-host')
  const { body } = await test.app.inject({ url: pathname, headers: { host: hostname } })
  return { bytes: Buffer.from(body), type: 'text/plain', url }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-site-hosts-'))
  const env = { RATE_LIMIT_FACTOR: '1000', DATA_DIR: folder, PUBLIC_URL: 'https://plateforme.example' }
  test = await testApp({ template: twoSites, fetchOutside, env })
  lucie = await addMember(test, { role: 'SUPER_ADMIN' })
  owner = await addMember(test, { role: 'SUPER_ADMIN', siteId: 38 })
  const hosts = ['www.combes.example', 'vin.xn--caf-dma.example'].map((host) => ({ host, site_id: 38, kind: 'prod' as const }))
  await test.database.db.insertInto('site_domains').values(hosts).execute()
  await test.app.features.directory.refresh(38)
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

interface Sent {
  readonly who: TestMember
  readonly path: string
  readonly host?: string
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly body?: object
}

async function send({ who, path, host = 'localhost', method = 'POST', body }: Sent) {
  const response = await test.app.inject({
    ...{ method, url: `/api/admin${path}`, remoteAddress: newNetwork() },
    headers: { host, 'sec-fetch-site': 'same-origin', authorization: who.token },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, ...response.json<{ readonly data: Record<string, unknown> | null }>() }
}

const wanted = (host: string, more: object = {}) => ({ name: 'Maison Tellier', host, locale: 'fr_FR', withShop: false, ...more })
const create = (who: TestMember, host: string, at = 'localhost') =>
  send({ who, path: '/new-site', host: at, body: wanted(host, { password: testPassword }) })
const rowsOf = async (host: string) =>
  (
    await test.database.pool.query<{ site_id: number; proven: boolean }>(
      'select site_id, proved_at is not null as proven from site_domains where host = $1',
      [host],
    )
  ).rows
const home = (host: string) => test.app.inject({ url: '/', headers: { host, accept: 'text/html' } })
const newHost = () => `maison-${(made += 1)}.example`

async function signIn(host: string, { email }: TestMember): Promise<TestMember> {
  const response = await test.app.inject({
    ...{ method: 'POST', url: '/api/login', remoteAddress: newNetwork(), payload: { email, password: testPassword } },
    headers: { host, 'sec-fetch-site': 'same-origin' },
  })
  expect(response.statusCode).toBe(200)
  return { ...lucie, email, token: response.cookies.find(({ name }) => name === 'token')?.value ?? '' }
}

describe('the host of a new site', () => {
  const strange = [
    ...['cave.localhost', 'evil.cave.localhost', 'a.b.cave.localhost', 'EVIL.Cave.localhost.', 'evil.cave.localhost:3000'],
    ...[
      'www.combes.example',
      'combes.example',
      'evil.combes.example',
      'evil.www.combes.example',
      'Combes.EXAMPLE',
      'https://combes.example./x',
    ],
    ...['café.example', 'evil.CAFÉ.example', 'xn--caf-dma.example', 'vin.cafe\u0301.example', 'evil.vin.xn--caf-dma.example:8443'],
  ]

  it.each(strange)('is refused to a stranger as %s, with a domain of cookies and without', async (host) => {
    for (const domain of ['combes.example', null]) {
      await test.database.db.updateTable('sites').set({ cookie_domain: domain }).where('id', '=', 38).execute()
      expect(await create(lucie, host)).toMatchObject({ status: 422, data: { errors: [{ field: 'host', code: 'TAKEN' }] } })
    }
    const { rows } = await test.database.pool.query('select 1 from sites where id > 38')
    expect(rows).toEqual([])
  })

  it.each(['co.uk', 'github.io'])('is refused as %s, under which anybody has a domain', async (host) => {
    expect(await create(lucie, host)).toMatchObject({ status: 422, data: { errors: [{ field: 'host', code: 'FORMAT' }] } })
  })

  it('is taken from who manages the site beside it', async () => {
    expect((await create(owner, 'boutique.combes.example', 'cave.localhost')).status).toBe(201)
  })

  it('is taken in a domain that only ends alike', async () => {
    expect((await create(lucie, 'notcombes.example')).status).toBe(201)
  })

  it('opens nothing to visitors before it leads here, and shows the site from then on', async () => {
    const host = newHost()
    expect((await create(lucie, host)).status).toBe(201)
    const there = await signIn(host, lucie)
    const open = () =>
      send({ who: there, path: '/new-site/open', method: 'PUT', host, body: { isOpen: true, confirmed: ['LACKING', 'SAMPLE_WORDS'] } })
    expect(await open()).toMatchObject({ status: 409, data: { code: 'HOST_UNPROVEN', host } })
    expect((await home(host)).statusCode).toBe(503)
    connected.add(host)
    expect((await open()).status).toBe(200)
    expect((await home(host)).statusCode).toBe(200)
    expect(await rowsOf(host)).toMatchObject([{ proven: true }])
  })

  it('that was not proven shows an open site under construction, until the check finds it', async () => {
    const host = newHost()
    await test.database.db.insertInto('site_domains').values({ host, site_id: 37, kind: 'prod', proved_at: null }).execute()
    await test.app.features.directory.refresh(37)
    expect([(await home(host)).statusCode, (await home('localhost')).statusCode]).toEqual([
      503,
      (await home('www.greffe-plume.example')).statusCode,
    ])
    expect((await test.app.inject({ url: PROOF, headers: { host } })).statusCode).toBe(200)
    connected.add(host)
    await send({ who: lucie, path: '/domain/check', method: 'GET' })
    expect((await home(host)).statusCode).toBe((await home('localhost')).statusCode)
  })

  it('is refused to a person who manages a hundred sites, or has ten that lead nowhere', async () => {
    const busy = await addMember(test, { role: 'SUPER_ADMIN' })
    const fill = (count: number, isProven: boolean) =>
      test.database.pool.query(
        `with made as (insert into sites (name, default_locale) select 'X', 'fr_FR' from generate_series(1, $1::integer) returning id),
          hosts as (insert into site_domains (host, site_id, kind, proved_at) select 'h' || id || '.example', id, 'prod', case when $3 then now() end from made)
        insert into users (site_id, email, password_hash, role, admin_profile) select id, $2, 'x', 'SUPER_ADMIN', 'ALL' from made`,
        [count, busy.email, isProven],
      )
    await fill(10, false)
    expect(await create(busy, newHost())).toMatchObject({ status: 422, data: { errors: [{ field: 'host', code: 'MAX' }] } })
    await test.database.pool.query(`update site_domains set proved_at = now() where host like 'h%.example'`)
    await fill(90, true)
    expect(await create(busy, newHost())).toMatchObject({ status: 422, data: { errors: [{ field: 'host', code: 'MAX' }] } })
  })
})

describe('a host', () => {
  it('is given back by a manager with a proof, and may then be taken by its owner', async () => {
    const host = 'vignes.example'
    expect((await create(lucie, host)).status).toBe(201)
    expect((await create(owner, 'www.vignes.example', 'cave.localhost')).status).toBe(422)
    const there = await signIn(host, lucie)
    const release = (body: object) => send({ who: there, path: '/domain/release', host, body })
    expect((await release({ host: 'localhost' })).status).toBe(404)
    expect((await release({ host, password: 'pas le bon mot de passe' })).status).toBe(422)
    expect((await release({ host })).status).toBe(200)
    expect(await rowsOf(host)).toEqual([])
    expect((await create(owner, 'www.vignes.example', 'cave.localhost')).status).toBe(201)
  })

  it('is not given back by an open site that has no other, nor by an administrator', async () => {
    const host = newHost()
    connected.add(host)
    await create(lucie, host)
    const there = await signIn(host, lucie)
    await send({ who: there, path: '/new-site/open', method: 'PUT', host, body: { isOpen: true, confirmed: ['LACKING', 'SAMPLE_WORDS'] } })
    expect(await send({ who: there, path: '/domain/release', host, body: { host } })).toMatchObject({
      status: 409,
      data: { code: 'LAST_HOST' },
    })
    const admin = await addMember(test, { role: 'ADMIN' })
    expect((await send({ who: admin, path: '/domain/release', body: { host: 'localhost' } })).status).toBe(403)
  })
})

describe('the domain of login cookies', () => {
  const domains = async () => {
    const response = await test.app.inject({
      ...{ method: 'POST', url: '/api/login', remoteAddress: newNetwork(), payload: { email: owner.email, password: testPassword } },
      headers: { host: 'www.combes.example', 'sec-fetch-site': 'same-origin' },
    })
    return [...new Set(response.cookies.map(({ domain }) => domain))]
  }

  it.each(['evil.combes.example', 'combes.example', 'a.b.combes.example'])(
    'is left out of cookies once another site has the host %s',
    async (host) => {
      await test.database.pool.query(`delete from site_domains where host <> 'www.combes.example' and right(host, 14) = 'combes.example'`)
      await test.database.db.updateTable('sites').set({ cookie_domain: 'combes.example' }).where('id', '=', 38).execute()
      await test.app.features.directory.refresh()
      expect(await domains()).toEqual(['combes.example'])
      await test.database.db.insertInto('site_domains').values({ host, site_id: 37, kind: 'prod' }).execute()
      await test.app.features.directory.refresh(37)
      expect(await domains()).toEqual([undefined])
      expect(
        (await send({ who: owner, path: '/domain/cookie', method: 'PUT', host: 'www.combes.example', body: { domain: 'combes.example' } }))
          .status,
      ).toBe(422)
      await test.database.pool.query('delete from site_domains where host = $1', [host])
      await test.app.features.directory.refresh(37)
      expect(await domains()).toEqual(['combes.example'])
    },
  )
})
