import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { PageInput } from '#server/content/pages/write/page-input.ts'
import { buildApp } from '#server/app.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, testEnvironment, type TestApp } from '#tests/support/server/app.ts'
import { timeUntil } from '#tests/support/server/two-servers.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Listed = AdminCallData['redirect.list']
type Redirect = Listed['redirects'][number]

let test: TestApp
let second: TestApp['app']
let editor: TestMember

const page = (url: string, locale = 'fr_FR'): PageInput => ({
  ...{ url, locale, title: `Page ${url}`, seo: {}, shell: 'default', middleware: [] },
  layout: { blocks: [{ id: 'titre', type: 'heading', v: 1, props: { text: url, level: 1 } }] },
})
const save = (siteId: number, input: PageInput, baseHash: string | null = null) =>
  test.app.features.pages.save(input, { siteId, baseHash, by: 'x' })

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  second = await buildApp({ env: testEnvironment(), database: test.database, log: pino({ level: 'silent' }) })
  editor = await addMember(test, { role: 'ADMIN' })
  await save(37, page('nos-tarifs'))
  await save(37, page('savoir-faire/histoire'))
  await save(38, page('vins'))
  await save(38, page('wines', 'en_GB'))
})
afterAll(async () => {
  await second.close()
  await test.close()
})
const flush = () => Promise.all([test.app.features.missedAddresses.flush(), second.features.missedAddresses.flush()])

// Visits of the test before may not be stored yet.
beforeEach(async () => {
  await flush()
  await test.database.pool.query('delete from redirects; delete from missing_addresses; delete from ignored_addresses')
})

interface Asked {
  readonly method?: 'GET' | 'PUT' | 'DELETE'
  readonly path?: string
  readonly body?: object
  readonly who?: TestMember
  readonly host?: string
}
async function ask<Data = Redirect>({ method = 'PUT', path = '', body, who = editor, host = 'localhost' }: Asked) {
  const response = await test.app.inject({
    ...{ method, url: `/api/admin/redirect${path}`, remoteAddress: newNetwork() },
    headers: { host, 'sec-fetch-site': 'same-origin', authorization: who.token },
    ...(body && { payload: body }),
  })
  const { data } = response.json<{ readonly data: Data & { code?: string; errors?: readonly { field: string; message: string }[] } }>()
  return { status: response.statusCode, data }
}
const redirect = (from: string, to: string, seen: string | null = null, more: Asked = {}) => ask({ body: { from, to, seen }, ...more })
const list = async (more: Asked = {}) => (await ask<Listed>({ method: 'GET', ...more })).data
const visit = (url: string, { app = test.app, host = 'localhost', headers = {} } = {}) =>
  app.inject({ url, headers: { host, accept: 'text/html', ...headers } })
const leads = async (url: string, more: object = {}) => {
  const { statusCode, headers } = await visit(url, more)
  return [statusCode, headers['location']]
}

describe('a redirect made by hand', () => {
  it('leads an old address with its query to the page, and follows the page when it moves', async () => {
    const { data } = await redirect('/Tarifs 2019.html', 'https://www.greffe-plume.example/nos-tarifs')
    expect(data).toMatchObject({ from: '/Tarifs 2019.html', to: '/nos-tarifs', title: 'Page nos-tarifs', origin: 'HAND', isAsleep: false })
    expect(await leads('/Tarifs%202019.html?page=2')).toEqual([301, '/nos-tarifs?page=2'])
    const moved = await save(37, page('a-bouger'))
    await redirect('/vieux', '/a-bouger')
    await save(37, { ...page('bougee'), id: moved.id }, moved.hash)
    expect(await leads('/vieux')).toEqual([301, '/bougee'])
    expect((await list()).redirects.find(({ from }) => from === '/vieux')?.to).toBe('/bougee')
  })

  it('leads from each query of one old file to its own page, and no further than its query', async () => {
    expect((await redirect('/index.php?page=tarifs', '/nos-tarifs')).data).toMatchObject({ from: '/index.php?page=tarifs' })
    expect((await redirect('/index.php?lang=fr&page=histoire', '/savoir-faire/histoire')).status).toBe(200)
    expect((await redirect('/?page_id=12', '/nos-tarifs')).status).toBe(200)
    expect(await leads('/index.php?page=tarifs')).toEqual([301, '/nos-tarifs'])
    expect(await leads('/index.php?utm=x&page=tarifs')).toEqual([301, '/nos-tarifs'])
    expect(await leads('/index.php?page=histoire&lang=fr')).toEqual([301, '/savoir-faire/histoire'])
    expect(await leads('/?page_id=12')).toEqual([301, '/nos-tarifs'])
    for (const url of ['/index.php?page=contact', '/index.php', '/index.php?page=histoire'])
      expect(await leads(url)).toEqual([404, undefined])
    expect((await leads('/?page_id=13'))[0]).not.toBe(301)
    await redirect('/index.php', '/savoir-faire/histoire')
    expect(await leads('/index.php?page=contact')).toEqual([301, '/savoir-faire/histoire?page=contact'])
    expect(await leads('/index.php?page=tarifs')).toEqual([301, '/nos-tarifs'])
    const { redirects } = await list()
    const made = redirects.find(({ from }) => from === '/?page_id=12')
    expect(await ask({ method: 'DELETE', body: { from: made?.from, seen: made?.since } })).toEqual({ status: 200, data: null })
    expect((await leads('/?page_id=12'))[0]).not.toBe(301)
  })

  it.each([
    ['/nos-tarifs#equipe', '/b1', '/nos-tarifs#equipe'],
    ['/nos-tarifs#equipe', '/b1?x=1', '/nos-tarifs?x=1#equipe'],
    ['https://www.greffe-plume.example/nos-tarifs?tri=prix#haut', '/b1?x=1', '/nos-tarifs?tri=prix#haut'],
    ['/nos-tarifs#', '/b1', '/nos-tarifs'],
  ])('keeps the query and the place of its target %s', async (to, asked, location) => {
    expect((await redirect('/b1', to)).status).toBe(200)
    expect(await leads(asked)).toEqual([301, location])
  })

  it.each([
    '/Soci%C3%A9t%C3%A9/%C3%A9t%C3%A9%202024',
    '/Socie%CC%81te%CC%81/e%CC%81te%CC%81%202024',
    '/SOCI%C3%89T%C3%89/%C3%A9t%C3%A9%202024',
  ])('is found under %s, however the accents and capitals are written', async (asked) => {
    await redirect('/Société/été 2024', '/nos-tarifs')
    expect(await leads(asked)).toEqual([301, '/nos-tarifs'])
  })

  it('is made from an address as an old server escaped it, and found under it', async () => {
    expect((await redirect('/Soci%E9t%E9/%E9t%E9%202024', '/nos-tarifs')).data).toMatchObject({ from: '/Société/été 2024' })
    for (const asked of ['/Soci%E9t%E9/%E9t%E9%202024', '/Soci%C3%A9t%C3%A9/%C3%A9t%C3%A9%202024'])
      expect(await leads(`${asked}?page=2`)).toEqual([301, '/nos-tarifs?page=2'])
  })

  it('tells capitals apart where two redirects differ in them alone', async () => {
    await redirect('/Menu', '/nos-tarifs')
    await redirect('/menu', '/savoir-faire/histoire')
    expect([await leads('/Menu'), await leads('/menu')]).toEqual([
      [301, '/nos-tarifs'],
      [301, '/savoir-faire/histoire'],
    ])
  })

  it('leads to a file of the library, and to none of another site', async () => {
    const { rows } = await test.database.pool.query<{ path: string; site_id: number }>(
      `select distinct on (site_id) site_id, '/media/' || external_id || '/menu.pdf' as path from media order by site_id`,
    )
    const own = rows.find(({ site_id }) => site_id === 37)?.path ?? ''
    const foreign = rows.find(({ site_id }) => site_id === 38)?.path ?? '/media/999999-abcdef/menu.pdf'
    expect((await redirect('/wp-content/uploads/2019/05/menu.pdf', own)).data).toMatchObject({ to: own })
    expect(await leads('/wp-content/uploads/2019/05/menu.pdf')).toEqual([301, own])
    expect((await redirect('/autre.pdf', foreign)).status).toBe(422)
  })

  it('is served by another process within a second, until it is removed', async () => {
    expect(await leads('/jadis', { app: second })).toEqual([404, undefined])
    const { data } = await redirect('/jadis', '/nos-tarifs')
    const isLed = async (is: boolean) => ((await leads('/jadis', { app: second }))[0] === 301) === is
    expect(await timeUntil(() => isLed(true))).toBeLessThan(1000)
    expect(await ask({ method: 'DELETE', body: { from: data.from, seen: data.since } })).toEqual({ status: 200, data: null })
    expect(await timeUntil(() => isLed(false))).toBeLessThan(1000)
  })

  it('leads in the language of its address', async () => {
    const host = 'cave.localhost'
    const who = await addMember(test, { role: 'ADMIN', siteId: 38 })
    expect((await redirect('/en/cellar', '/en/wines', null, { host, who })).data).toMatchObject({ from: '/en/cellar', to: '/en/wines' })
    expect((await redirect('/notre-cave', '/en/wines', null, { host, who })).data).toMatchObject({ to: '/en/wines' })
    expect(await leads('/en/cellar', { host })).toEqual([301, '/en/wines'])
    expect(await leads('/notre-cave', { host })).toEqual([301, '/en/wines'])
  })

  it('waits while a page has its address', async () => {
    await redirect('/nouveau', '/nos-tarifs')
    await save(37, page('nouveau'))
    expect(await leads('/nouveau')).toEqual([200, undefined])
    expect((await list()).redirects.find(({ from }) => from === '/nouveau')).toMatchObject({ isAsleep: true })
  })

  it('is logged with the person who made and removed it', async () => {
    const { data } = await redirect('/journal', '/nos-tarifs')
    await ask({ method: 'DELETE', body: { from: '/journal', seen: data.since } })
    const acts = test.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('target', '=', 'redirect:/journal')
      .orderBy('id')
    expect(await acts.execute()).toEqual(['redirect.save', 'redirect.remove'].map((action) => ({ action, actor_id: editor.userId })))
  })
})

it('leads from the prefix of the first language to the address without it, where a page is', async () => {
  const at = { host: 'cave.localhost' }
  expect(await leads('/fr/vins?page=2', at)).toEqual([301, '/vins?page=2'])
  expect(await leads('/fr/rien', at)).toEqual([404, undefined])
  expect(await leads('/en/vins', at)).not.toEqual([404, undefined])
})

describe('a refused redirect', () => {
  it.each([
    ['from', '/nos-tarifs', '/', 'Une page du site répond'],
    ['from', '/', '/nos-tarifs', 'Une page du site répond'],
    ['from', '/admin/reglages', '/nos-tarifs', 'réservée'],
    ['from', '/API/site', '/nos-tarifs', 'réservée'],
    ['from', '/.well-known/x', '/nos-tarifs', 'réservée'],
    ['from', '/sitemap.xml', '/nos-tarifs', 'réservée'],
    ['from', 'http://cave.localhost/a', '/nos-tarifs', 'autre site'],
    ['from', '//evil.example/a', '/nos-tarifs', 'autre site'],
    ['from', '/a/../b', '/nos-tarifs', 'pas la forme'],
    ['from', '/a{b}', '/nos-tarifs', 'pas la forme'],
    ['from', '/%f', '/nos-tarifs', 'pas la forme'],
    ['from', `/${'a'.repeat(501)}`, '/nos-tarifs', 'pas la forme'],
    ['to', '/a', '/a', 'les mêmes'],
    ['to', '/a', 'https://cave.localhost/vins', 'autre site'],
    ['to', '/a', 'javascript:alert(1)', 'pas la forme'],
    ['to', '/a', '/introuvable', 'Aucune page'],
    ['to', '/a', '/nos-tarifs#a b', 'pas la forme'],
    ['from', '/nos-tarifs?x=1', '/', 'Une page du site répond'],
    ['to', '/a', '/ancienne', '/domiciliation-commerciale'],
  ] as const)('says beside the field %s why %s does not lead to %s', async (field, from, to, said) => {
    const { status, data } = await redirect(from, to)
    expect([status, data.errors?.map((each) => each.field)]).toEqual([422, [field]])
    expect(data.errors?.[0]?.message).toContain(said)
    expect(await test.database.db.selectFrom('redirects').selectAll().execute()).toEqual([])
  })

  it('names a second redirect from one address, and a circle', async () => {
    await redirect('/depart', '/nos-tarifs')
    expect((await redirect('/depart', '/nos-tarifs')).data.errors?.[0]?.message).toContain('déjà redirigée')
    await test.database.pool.query('delete from redirects')
    await test.database.pool.query(`insert into redirects (site_id, locale, url, to_url) values (37, 'fr_FR', 'cercle', '/depart-2')`)
    await test.app.features.directory.refresh(37)
    expect((await redirect('/depart-2', '/cercle')).data.errors?.[0]?.message).toContain('en rond')
  })

  it('asks for the right to change settings, and refuses unknown keys', async () => {
    const author = await addMember(test, { role: 'ADMIN' })
    await test.database.pool.query("update users set admin_profile = 'AUTHOR' where id = $1", [author.userId])
    expect((await redirect('/a', '/nos-tarifs', null, { who: author })).status).toBe(403)
    expect((await ask({ body: { from: '/a', to: '/nos-tarifs', seen: null, site: 38 } })).status).toBe(422)
  })
})

describe('two administrators on the same address', () => {
  it('of a new redirect: one makes it, the other is refused', async () => {
    const answers = await Promise.all(['/nos-tarifs', '/savoir-faire/histoire'].map((to) => redirect('/ensemble', to)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('of a known redirect: the second is refused, and nothing is lost', async () => {
    const { data } = await redirect('/change', '/nos-tarifs')
    const changes = [
      redirect('/change', '/savoir-faire/histoire', data.since),
      ask({ method: 'DELETE', body: { from: '/change', seen: data.since } }),
    ]
    const statuses = (await Promise.all(changes)).map(({ status }) => status)
    expect([
      [200, 409],
      [200, 404],
      [409, 200],
      [422, 200],
    ]).toContainEqual(statuses)
  })

  it('changes the redirect of a moved page, which is then made by hand', async () => {
    const { redirects } = await list()
    const moved = redirects.find(({ from }) => from === '/ancienne')
    expect(moved).toMatchObject({ origin: 'MOVE', to: '/domiciliation-commerciale' })
    expect((await redirect('/ancienne', '/nos-tarifs', moved?.since)).data).toMatchObject({ origin: 'HAND', to: '/nos-tarifs' })
    expect(await leads('/ancienne')).toEqual([301, '/nos-tarifs'])
  })

  it('finds nothing of another site', async () => {
    const { data } = await redirect('/a-nous', '/nos-tarifs')
    const who = await addMember(test, { role: 'ADMIN', siteId: 38 })
    const [host, body] = ['cave.localhost', { from: '/a-nous', seen: data.since }]
    expect((await ask({ method: 'DELETE', body, host, who })).status).toBe(404)
    expect((await list({ host, who })).redirects.map(({ from }) => from)).not.toContain('/a-nous')
  })
})

describe('missing addresses', () => {
  it('name an address of an old server in letters, and none whose bytes are no letters', async () => {
    expect(await leads('/mill%E9simes/d%E9gustation')).toEqual([404, undefined])
    for (const hostile of ['/mill%E9simes/%00', '/mill%E9simes/%81', '/mill%E9simes/%'])
      expect(await leads(hostile)).toEqual([400, undefined])
    await flush()
    expect((await list()).missed.map(({ path }) => path)).toEqual(['/millésimes/dégustation'])
  })

  it('are counted by day on every process, without robots, prefetches and administrators', async () => {
    await Promise.all([visit('/perdu?nom=Ada'), visit('/perdu/', { app: second }), visit('/perdu'), visit('/autre')])
    await Promise.all(['/wp-login.php', '/.env', '/api/rien', '/media/rien', '/nos-tarifs'].map((url) => visit(url)))
    await visit('/perdu', { headers: { 'sec-purpose': 'prefetch' } })
    await visit('/perdu', { headers: { authorization: editor.token } })
    await flush()
    const { missed } = await list()
    expect(missed.map(({ path, count, days }) => [path, count, days.length])).toEqual([
      ['/perdu', 3, 1],
      ['/autre', 1, 1],
    ])
    const stored = await test.database.pool.query('select * from missing_addresses')
    expect(Object.keys(stored.rows[0] as object).toSorted()).toEqual(['count', 'day', 'path', 'site_id'])
  })

  it('have a limit of paths for a day, which two processes share; known paths count on', async () => {
    const { features } = test.app
    for (let index = 0; index < 150; index += 1) {
      features.missedAddresses.note(37, `/a-${index}`)
      second.features.missedAddresses.note(37, `/b-${index}`)
    }
    await flush()
    for (const path of ['/a-0', '/b-0']) features.missedAddresses.note(37, path)
    await flush()
    const { rows } = await test.database.pool.query<{ paths: number; sum: number }>(
      'select count(*)::int as paths, sum(count)::int as sum from missing_addresses where site_id = 37',
    )
    expect(rows[0]).toEqual({ paths: 200, sum: 202 })
  })

  it('leave the list once they are redirected, and older ones after thirty days', async () => {
    await visit('/bientot')
    await flush()
    await test.database.pool.query("insert into missing_addresses values (37, current_date - 31, '/jadis-perdu', 9)")
    expect((await list()).missed.map(({ path }) => path)).toEqual(['/bientot'])
    await redirect('/bientot', '/nos-tarifs')
    expect((await list()).missed).toEqual([])
  })

  it('are ignored and shown again; one that is not in the list does not exist', async () => {
    await visit('/sans-interet')
    await flush()
    const ignore = (path: string, isIgnored: boolean) => ask({ path: '/missing', body: { path, isIgnored } })
    expect((await ignore('/sans-interet', true)).status).toBe(200)
    expect((await list()).missed).toMatchObject([{ path: '/sans-interet', isIgnored: true }])
    await ignore('/sans-interet', false)
    expect((await list()).missed).toMatchObject([{ isIgnored: false }])
    expect((await ignore('/jamais-vu', true)).status).toBe(404)
  })
})
