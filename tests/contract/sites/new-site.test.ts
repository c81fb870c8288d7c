import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import { silentLog } from '#server/database/log.ts'
import { createSite } from '#server/seeds/seed.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { mailedLink } from '#tests/support/accounts/account-calls.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'

let test: TestApp
let folder: string
let lucie: TestMember
let made = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-new-site-'))
  test = await testApp({ env: { RATE_LIMIT_FACTOR: '1000', DATA_DIR: folder } })
  const { features } = test.app
  const files = createLocalFileStore(join(folder, 'files'))
  const parts = { db: test.database.db, files, publicUrl: 'http://localhost:3000', log: silentLog, features }
  const domains = ['localhost', 'cave.localhost'].map((host) => ({ host, kind: 'dev' as const }))
  await createSite(parts, { id: 37, name: 'Première maison', isDefault: true, domains })
  lucie = await addMember(test, { role: 'SUPER_ADMIN' })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: object
  readonly host?: string
  readonly key?: string
}

async function send(token: string | undefined, { method, path, body, host = 'localhost', key }: Sent) {
  const response = await test.app.inject({
    ...{ method, url: `/api${path}`, remoteAddress: newNetwork() },
    headers: {
      host,
      'sec-fetch-site': 'same-origin',
      ...(token !== undefined && { authorization: token }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, ...response.json<{ readonly data: Record<string, unknown> | null }>() }
}

const newHost = () => `site-${(made += 1)}.localhost`
const site = (host: string, more: object = {}) => ({ name: 'Maison Tellier', host, locale: 'fr_FR', withShop: false, ...more })
const create = (who: TestMember, body: object) => send(who.token, { method: 'POST', path: '/admin/new-site', body })

async function signIn(host: string, { email, password }: Pick<TestMember, 'email' | 'password'>): Promise<string> {
  const response = await test.app.inject({
    ...{ method: 'POST', url: '/api/login', remoteAddress: newNetwork(), payload: { email, password } },
    headers: { host, 'sec-fetch-site': 'same-origin' },
  })
  expect(response.statusCode).toBe(200)
  const token = response.cookies.find(({ name }) => name === 'token')?.value ?? ''
  return token
}

const orderOf = async (host: string, token: string) =>
  (await send(token, { method: 'GET', path: '/admin/new-site/order', host })).data as unknown as AdminCallData['newSite.order']
const doneOf = ({ points }: AdminCallData['newSite.order']) => points.filter(({ isDone }) => isDone).map(({ name }) => name)
const home = (host: string) => test.app.inject({ url: '/', headers: { host, accept: 'text/html' } })

describe('a new site', () => {
  it('asks for a password, then has the default configuration, its maker and an invitation', async () => {
    const [host, email] = [newHost(), 'tenante@example.org']
    await test.database.pool.query(`update sessions set proved_at = now() - interval '1 hour' where id = $1`, [lucie.sessionId])
    expect((await create(lucie, site(host))).data).toMatchObject({ code: 'REAUTH_REQUIRED' })
    const answer = await create(lucie, site(host, { invite: email, password: testPassword }))
    expect(answer).toMatchObject({
      status: 201,
      data: { url: `http://${host}:3000`, panelUrl: `http://${host}:3000/admin`, isInvited: true },
    })
    const siteId = Number(answer.data?.['id'])
    const people = test.database.db.selectFrom('users').select(['email', 'role']).where('site_id', '=', siteId)
    expect(await people.execute()).toEqual([{ email: lucie.email, role: 'SUPER_ADMIN' }])
    expect(new URL((await mailedLink(test, email, 'TEAM_INVITATION')).link).host).toBe(`${host}:3000`)
    const acts = test.database.db.selectFrom('audit_log').select('site_id').where('action', '=', 'site.create')
    expect((await acts.where('target', '=', `site:${siteId}`).execute()).map(({ site_id }) => site_id).toSorted()).toEqual([37, siteId])
    expect((await home(host)).statusCode).toBe(503)
    const token = await signIn(host, lucie)
    const order = await orderOf(host, token)
    expect(order.points).toHaveLength(12)
    expect([order.isOpen, doneOf(order)]).toEqual([false, ['NAME']])
  })

  it('is made once when it is asked again under its key, with the password or without', async () => {
    const host = newHost()
    const ask = (body: object) => send(lucie.token, { method: 'POST', path: '/admin/new-site', body, key: 'one-new-site-and-no-more' })
    const first = await ask(site(host, { password: testPassword }))
    const again = await ask(site(host))
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.data).toEqual(first.data)
    expect(await ask(site(newHost()))).toMatchObject({ status: 422, data: { code: 'IDEMPOTENCY_MISMATCH' } })
  })

  it('stays, and says so, when the invitation to it fails', async () => {
    vi.spyOn(test.app.features.team, 'invite').mockRejectedValueOnce(new Error('the counter of mails is gone'))
    const answer = await create(lucie, site(newHost(), { invite: 'absente@example.org', password: testPassword }))
    expect(answer).toMatchObject({ status: 201, data: { isInvited: false } })
  })

  it('is opened, and closed again, by its administrators', async () => {
    const host = newHost()
    await create(lucie, site(host, { password: testPassword, withShop: true }))
    const token = await signIn(host, lucie)
    const open = (isOpen: boolean, confirmed: readonly string[] = []) =>
      send(token, { method: 'PUT', path: '/admin/new-site/open', host, body: { isOpen, confirmed } })
    const { status, data } = await open(true)
    expect([status, data]).toMatchObject([
      409,
      { code: 'TO_CONFIRM', questions: [{ question: 'LACKING', texts: expect.arrayContaining(['LEGAL']) as unknown }] },
    ])
    expect((await home(host)).statusCode).toBe(503)
    expect((await open(true, ['LACKING', 'SAMPLE_WORDS'])).data).toEqual({ isOpen: true })
    const opened = await orderOf(host, token)
    expect([(await home(host)).statusCode, opened.isOpen, doneOf(opened).includes('MENU')]).toEqual([200, true, true])
    expect((await open(false)).data).toEqual({ isOpen: false })
    expect((await home(host)).statusCode).toBe(503)
  })

  it('ticks its points as its settings are filled in, and unticks them as they are emptied', async () => {
    const host = newHost()
    const { data } = await create(lucie, site(host, { password: testPassword }))
    const token = await signIn(host, lucie)
    const { features } = test.app
    const set = (type: string, value: string | null) => features.parameters.set(Number(data?.['id']), type, value, '')
    for (const [type, value] of [
      ['COMPANY_PHONE', '+33386000000'],
      ['HEAD_OFFICE', '12 rue de la Préfecture, 58000 Nevers'],
      ['COMPANY_EMAIL', 'anne@tellier.example'],
    ] as const)
      await set(type, value)
    expect(doneOf(await orderOf(host, token))).toEqual(['NAME', 'CONTACT', 'MAILS'])
    const monday = { day: 'MONDAY', ranges: [{ open: '09:00', close: '12:00' }] }
    const config = JSON.stringify({ days: [monday], exceptions: [], note: null })
    await test.database.pool.query(
      `insert into component_confs (site_id, slug, locale, config) values ($1, 'OPENING_HOURS', '', $2)
       on conflict (site_id, slug, locale) do update set config = excluded.config`,
      [data?.['id'], config],
    )
    await set('COMPANY_EMAIL', null)
    expect(doneOf(await orderOf(host, token))).toEqual(['NAME', 'CONTACT', 'HOURS'])
  })

  it('is the same when its maker asks again, together or later, with one invitation', async () => {
    const [host, email] = [newHost(), 'associee@example.org']
    const ask = (more: object) => create(lucie, site(host, { ...more, password: testPassword }))
    const together = await Promise.all([ask({}), ask({})])
    const later = [await ask({ invite: email }), await ask({ invite: email })]
    expect([...together, ...later].map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set([...together, ...later].map(({ data }) => data?.['id'])).size).toBe(1)
    expect(later.map(({ data }) => data?.['isInvited'])).toEqual([true, true])
    const mails = test.database.db.selectFrom('mails').select('id').where('kind', '=', 'TEAM_INVITATION')
    expect(await mails.where('recipient', '=', email).execute()).toHaveLength(1)
    expect((await create(lucie, site(host, { name: 'Autre maison', password: testPassword }))).status).toBe(422)
    const rows = test.database.db.selectFrom('site_domains').select('site_id').where('host', '=', host)
    expect(await rows.execute()).toHaveLength(1)
  })

  it.each([
    ['a host of another site', { host: 'cave.localhost' }],
    ['a single word', { host: 'tellier' }],
    ['an address of a machine', { host: '127.0.0.1' }],
    ['an unknown language', { locale: 'xx_XX' }],
    ['an empty name', { name: ' ' }],
    ['an unknown field', { isDefault: true }],
  ])('is refused with %s, and nothing is left of it', async (_what, part) => {
    const before = await test.database.db.selectFrom('sites').select('id').execute()
    expect((await create(lucie, { ...site(newHost()), ...part, password: testPassword })).status).toBe(422)
    expect(await test.database.db.selectFrom('sites').select('id').execute()).toEqual(before)
  })

  it('is refused to an administrator', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    expect((await create(admin, site(newHost(), { password: testPassword }))).status).toBe(403)
  })
})
