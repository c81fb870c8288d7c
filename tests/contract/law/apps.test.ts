import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { refusalOf, sendAs } from '#tests/support/resources/resource-client.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Read = AdminCallData['apps.read']
type Form = Read['item']['form']

let test: TestApp
let claire: TestMember
let paul: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  claire = await addMember(test, { role: 'ADMIN' })
  paul = await addMember(test, { role: 'ADMIN' })
  await test.app.features.parameters.set(37, 'COOKIE_POLICY', '<p>Indispensables.</p><p>{{SERVICE_COOKIES}}</p>')
})
afterAll(() => test.close())

const read = async (who = claire) => (await sendAs(test, who, { method: 'GET', path: '/apps' })) as Read
const save = (item: Read['item'], form: Form, who = claire) =>
  sendAs(test, who, { method: 'PUT', path: '/apps', version: item.version, body: form }) as Promise<Read['item']>
const get = (url: string) => test.app.inject({ url, headers: { host: 'localhost' } })
const answerOf = async (url: string) => (await get(url)).json<{ data: unknown }>().data
const policy = async () => (await answerOf('/api/parameter?type=COOKIE_POLICY')) as { value: string }[]

const matomo = { on: true, matomoHost: 'https://stats.combes.example/', matomoId: '7' }

describe('the external services of a site', () => {
  it('bring their hosts, settings and cookies when on, and leave nothing when off', async () => {
    const { item } = await read()
    const on = await save(item, { ...item.form, matomo })
    const page = await get('/')
    expect(page.headers['content-security-policy']).toContain('https://stats.combes.example')
    expect(page.body).toContain('"services":["matomo"]')
    expect(await answerOf('/api/external-app/matomo/config/public')).toEqual({ matomoHost: matomo.matomoHost, matomoId: '7' })
    expect((await policy())[0]?.value).toMatch(/Matomo.{1,6}: _pk_id \(13.{1,6}mois\), _pk_ses \(1.{1,6}jour\)/)
    const off = await save(on, { ...on.form, matomo: { ...matomo, on: false } })
    const after = await get('/')
    expect(after.headers['content-security-policy']).not.toContain('stats.combes.example')
    expect(after.body).not.toContain('matomo')
    expect(await answerOf('/api/external-app/matomo/config/public')).toBeNull()
    expect((await policy())[0]?.value).toBe('<p>Indispensables.</p>')
    expect(off.form.matomo).toEqual({ ...matomo, on: false })
  })

  it.each<[string, Partial<Form>]>([
    ['a service that is on without its number', { matomo: { ...matomo, matomoId: null } }],
    ['an address without https', { matomo: { ...matomo, matomoHost: 'http://stats.combes.example' } }],
    ['an address that carries a second host', { matomo: { ...matomo, matomoHost: 'https://a.example; script-src *' } }],
    ['a measurement ID that is none', { gtag: { on: true, gtagUa: '<script>' } }],
    ['a pixel of letters', { facebookpixel: { on: false, facebookpixelId: 'abc' } }],
    ['a domain with a path', { plausible: { on: true, plausibleDomain: 'combes.example/x', plausibleEndpoint: null } }],
    ['tiles from no host', { maps: { on: true, tilesUrl: 'https://*/{z}', attribution: null } }],
  ])('refuse %s beside its field', async (_fault, change) => {
    const { item } = await read()
    const refused = await refusalOf(save(item, { ...item.form, ...change }))
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.data)).toMatch(new RegExp(`"field":"${Object.keys(change)[0] ?? ''}\\.`))
    expect((await read()).item.version).toBe(item.version)
  })

  it('refuse an earlier version of two administrators, and take a change back', async () => {
    const { item } = await read()
    await save(item, { ...item.form, gtag: { on: true, gtagUa: 'G-AB12CD34EF' } }, paul)
    expect((await refusalOf(save(item, item.form))).data.code).toBe('STALE_VERSION')
    expect((await read()).item.form.gtag.on).toBe(true)
    const { changes } = (await sendAs(test, claire, { method: 'GET', path: '/apps/history' })) as AdminCallData['apps.history']
    await sendAs(test, paul, { method: 'POST', path: '/undo', body: { batch: changes[0]?.batch } })
    expect((await read()).item.form.gtag.on).toBe(false)
    expect((await get('/')).body).not.toContain('"gtag"')
  })

  it('count the choices of visitors of the last thirty days', async () => {
    const choose = (choices: Record<string, boolean>, days: number) =>
      test.database.pool.query(
        `insert into consents (site_id, choices, version, given_at, expires_at)
         values (37, $1, '2026-11-20', now() - make_interval(days => $2), now() + interval '1 year')`,
        [JSON.stringify(choices), days],
      )
    await choose({ matomo: true, gtag: false }, 1)
    await choose({ matomo: false }, 2)
    await choose({ matomo: true }, 40)
    expect((await read()).consents).toEqual({ agreed: 1, refused: 1 })
  })

  it('are seen and changed by those alone whose profile has the rights of the settings', async () => {
    const author = await addMember(test, { role: 'ADMIN' })
    await test.database.pool.query(`update users set admin_profile = 'AUTHOR' where id = $1`, [author.userId])
    const { item } = await read()
    for (const work of [() => read(author), () => save(item, item.form, author)]) expect((await refusalOf(work())).status).toBe(403)
  })
})
