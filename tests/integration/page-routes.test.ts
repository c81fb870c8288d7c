import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageInput } from '#server/content/pages/write/page-input.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

const page = (url: string, rest: Partial<PageInput> = {}): PageInput => ({
  url,
  locale: 'fr_FR',
  title: url || 'La Craie',
  seo: {},
  shell: 'default',
  middleware: [],
  layout: { blocks: [{ id: 'titre', type: 'heading', v: 1, props: { text: url || 'La Craie', level: 1 } }] },
  ...rest,
})

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  const save = (siteId: number, input: PageInput) => test.app.features.pages.save(input, { siteId, baseHash: null, by: 'x' })
  await save(38, page(''))
  // A save refuses an unknown rule, so the row is changed directly.
  const { id } = await save(37, page('etrange'))
  await test.database.db
    .updateTable('page_documents')
    .set({ middleware: ['nonsense'] })
    .where('page_id', '=', id)
    .execute()
  await save(37, page('reserve', { middleware: ['admin'] }))
  await save(37, page('panier', { middleware: ['shop'] }))
  await save(38, page('panier', { middleware: ['shop'] }))
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers: { host: 'localhost', ...headers } })

describe('two sites on one server', () => {
  it('answer differently by their hosts, each with its own pages', async () => {
    expect((await get('/')).body).toContain('Bienvenue')
    expect((await get('/', { host: 'cave.localhost:3000' })).body).toContain('La Craie')
    expect((await get('/visite', { host: 'cave.localhost' })).statusCode).toBe(200)
    expect((await get('/visite')).statusCode).toBe(404)
  })

  it('refuse an unknown site under an unknown host', async () => {
    expect((await get('/', { host: 'x.example', 'x-site-id': '9999' })).statusCode).toBe(400)
    expect((await get('/', { host: 'x.example', 'x-site-id': '38' })).body).toContain('La Craie')
  })
})

describe('a page’s address over HTTP', () => {
  it('that has moved answers 301 to the new one', async () => {
    const response = await get('/ancienne')
    expect([response.statusCode, response.headers['location']]).toEqual([301, '/domiciliation-commerciale'])
  })

  it('redirects visitors of members’ and administrators’ pages to sign in, with the target', async () => {
    for (const path of ['/compte', '/reserve']) {
      const { statusCode, headers } = await get(path)
      expect(statusCode).toBe(302)
      expect(String(headers['location'])).toMatch(/^\/auth\?/)
      expect(decodeURIComponent(String(headers['location']))).toContain(path)
    }
    expect((await get('/api/page/compte')).statusCode).toBe(401)
  })

  it('of the shop is no page where nothing is sold', async () => {
    expect((await get('/panier')).statusCode).toBe(404)
    expect((await get('/panier', { host: 'cave.localhost' })).statusCode).toBe(200)
  })

  it('with an unknown middleware answers 500 « Unknown middleware »', async () => {
    const response = await get('/etrange')
    expect(response.statusCode).toBe(500)
    expect(response.body).toContain('Unknown middleware')
    expect((await get('/api/page/etrange')).json()).toMatchObject({ success: false, data: { code: 'INTERNAL' } })
  })

  it('with a parameter that names nothing is the page that says so', async () => {
    for (const path of ['/blog/inconnu', '/blog/brouillon', '/blog/81']) {
      const { statusCode, body } = await get(path)
      expect([statusCode, body.includes('This page could not be found')]).toEqual([404, true])
    }
  })

  it.each(['/%', '/%E0%A4%A', '/a%00b', `/${'a'.repeat(5000)}`, '/a/..%2f..%2fetc', '/blog/{blog}', '/nulle-part'])(
    '%s is refused or not found',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
      expect(body).not.toContain('L’affichage de la page d’erreur')
    },
  )

  it('shows the newest state as soon as it is saved', async () => {
    const { pages, directory } = test.app.features
    const { id, layout } = await pages.get({ site: directory.find(37)!, locale: 'fr_FR' }, '', 'visitors')
    const blocks = [{ id: 'accueil', type: 'heading', v: 1, props: { text: 'Soyez les bienvenus', level: 1 } }]
    expect((await get('/')).body).not.toContain('Soyez les bienvenus')
    await pages.save({ ...page(''), id, layout: { blocks } }, { siteId: 37, baseHash: layout.hash, by: 'x' })
    expect((await get('/')).body).toContain('Soyez les bienvenus')
  })
})

describe('a write on another node', () => {
  it('is seen here', async () => {
    const told = test.database.db.updateTable('sites').set({ name: 'Plume & Greffe' }).where('id', '=', 37)
    await told.execute()
    await expect.poll(async () => (await get('/api/site/info')).json<{ data: { name: string } }>().data.name).toBe('Plume & Greffe')
  })
})
