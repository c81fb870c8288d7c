import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { heading, siteStage } from '#tests/support/server/site-stage.ts'

const { stage, ask, savePage } = siteStage({ DEADLINE_FACTOR: '2' })

afterEach(() => vi.restoreAllMocks())

describe('what goes wrong', () => {
  it('is a page with the status, without caching', async () => {
    const { status, headers, body } = await ask('/nulle-part')
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('This page could not be found')
    expect(body).toContain('data-block="bottom"')
  })

  it.each([
    ['/%00', 'of no character'],
    ['/%5cevil', 'with a backslash'],
    ['//evil.com', 'of another host'],
    ['/a/../b', 'that climbs'],
    [`/${'a'.repeat(2100)}`, 'of 2100 characters'],
  ])('in the address itself is the site’s own page: $1', async (path) => {
    const { status, body } = await ask(path)
    expect(body).not.toMatch(/L’affichage de la page d’erreur a échoué/)
    expect(body).toContain('data-block="bottom"')
    expect(status).toBe(400)
  })

  it('in an address is said in the language of its prefix', async () => {
    const { status, body } = await ask('/en/%00', { host: 'cave.localhost' })
    expect(status).toBe(400)
    expect(body).toContain('<html lang="en-GB">')
  })

  it('in the name of the site is a plain page, and is not logged as an error', async () => {
    const { status, headers, body } = await ask('/', { host: 'unknown.test', 'x-site-id': '99' })
    expect([status, headers['cache-control']]).toEqual([400, 'no-store'])
    expect(body).toContain('<h1 style="font-size: 1.6rem; line-height: 1.3">Site inconnu</h1>')
    expect((await ask('/%00', { host: 'unknown.test', 'x-site-id': '99' })).body).toContain('Unknown site')
  })

  it('in one start load alone leaves the page standing, with defaults', async () => {
    vi.spyOn(stage.test.app.features.sites, 'info').mockRejectedValue(new Error('no site info'))
    const { status, body } = await ask('/?start=fails', { host: 'cave.localhost' })
    expect(status).toBe(404)
    expect(body).toContain('La Craie')
    const page = await ask('/visite?start=fails', { host: 'cave.localhost' })
    expect(page.status).toBe(200)
    expect(page.body).toContain('La visite')
  })

  it('in the settings leaves every page available without them and without caching', async () => {
    const { db } = stage.test.database
    const text: Block = { id: 'texte', type: 'text', v: 1, props: { html: '<p>Nous sommes {{COMPANY_NAME}}.</p>' } }
    await savePage('essai-sans-reglages', [heading('titre', 'Debout'), text])
    await sql`alter table parameters rename to parameters_gone`.execute(db)
    try {
      const without = await ask('/essai-sans-reglages')
      expect(without.status).toBe(200)
      expect(without.body).toContain('Nous sommes.')
      // A caller may cache the answer to a call: an incomplete one is not sent.
      expect((await ask('/api/site/info')).status).toBe(500)
    } finally {
      await sql`alter table parameters_gone rename to parameters`.execute(db)
    }
    await expect.poll(async () => (await ask('/essai-sans-reglages')).body).toMatch(/Nous sommes [^.]+\./)
  })

  it('in the page of an error itself ends in a page that depends on nothing', async () => {
    vi.spyOn(stage.test.app.builtSite!, 'entry').mockRejectedValue(new Error('nothing can be drawn'))
    const { status, body } = await ask('/nulle-part-du-tout')
    expect(status).toBe(500)
    expect(body).toMatch(/pendant l’affichage de la page d’erreur/)
    expect(body).toContain('href="/"')
  })

  it('in a need that hangs costs its deadline, not the page', async () => {
    vi.spyOn(stage.test.app.features.blogs, 'related').mockReturnValue(new Promise(() => undefined))
    const { status } = await ask('/blog/creer-son-eurl')
    expect(status).toBe(200)
  })

  it('by a slow subject delays the page, since nothing comes later without scripts', async () => {
    const { blogs } = stage.test.app.features
    const get = blogs.get.bind(blogs)
    vi.spyOn(blogs, 'get').mockImplementation(async (...asked) => {
      await new Promise((resolve) => setTimeout(resolve, 900))
      return get(...asked)
    })
    const { status, body } = await ask('/blog/creer-sa-sasu')
    expect(status).toBe(200)
    expect(body).toContain('<p>Le greffe répond.</p>')
  })
})
