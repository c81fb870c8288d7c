import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { budgets } from '#schemas/api/base/rate-limits.ts'
import type { Block } from '#schemas/generated/content.ts'
import { heading, siteStage } from '#tests/support/server/site-stage.ts'

const { stage, ask, savePage } = siteStage()

afterEach(() => vi.restoreAllMocks())

describe('a page', () => {
  it('is a document with its policy, its tag and the rules for fetching links in advance', async () => {
    const { status, headers, body } = await ask('/')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers['vary']).toBe('Accept-Encoding, Cookie, Authorization, x-site-id')
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).toContain('<h1')
    expect(body).toContain('Bienvenue')
  })

  it('is sent again from memory: the same bytes and headers under another request id', async () => {
    const first = await ask('/', { 'accept-encoding': 'br' })
    const second = await ask('/', { 'accept-encoding': 'br' })
    const { 'x-request-id': one, date: _, ...headers } = first.headers
    const { 'x-request-id': other, date: __, ...again } = second.headers
    expect(again).toEqual(headers)
    expect(second.body).toBe(first.body)
    expect(headers['content-encoding']).toBe('br')
    expect(other).toMatch(/^[0-9a-f-]{36}$/)
    expect(other).not.toBe(one)
  })

  it('is packed smaller once it is requested again, under an ETag of its own; 304 for both ETags', async () => {
    await savePage('souvent', [heading('b001', 'Souvent demandée')])
    const first = await ask('/souvent', { 'accept-encoding': 'br' })
    await ask('/souvent', { 'accept-encoding': 'br' })
    const length = async () => Number((await ask('/souvent', { 'accept-encoding': 'br' })).headers['content-length'])
    await expect.poll(length).toBeLessThan(Number(first.headers['content-length']))
    const small = await ask('/souvent', { 'accept-encoding': 'br' })
    expect(small.headers.etag).toBe(first.headers.etag?.replace(/-br"$/, '-br-small"'))
    expect(small.headers['content-encoding']).toBe('br')
    for (const tag of [first.headers.etag ?? '', small.headers.etag ?? ''])
      expect(await ask('/souvent', { 'accept-encoding': 'br', 'if-none-match': tag })).toMatchObject({
        status: 304,
        headers: { etag: tag },
      })
  })

  it('answers 304 to who has it already, and nothing but headers to HEAD', async () => {
    const { headers } = await ask('/')
    expect(await ask('/', { 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 304, body: '' })
    expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
  })

  it('is fresh at once when its content changes, memory or not', async () => {
    const page = await savePage('essai-frais', [heading('titre', 'Avant')])
    expect((await ask('/essai-frais')).body).toContain('Avant')
    expect((await ask('/essai-frais')).body).toContain('Avant')
    const input = {
      url: 'essai-frais',
      title: 'x',
      locale: 'fr_FR',
      seo: {},
      shell: 'default' as const,
      middleware: [],
      layout: { blocks: [heading('titre', 'Après')] },
    }
    await stage.test.app.features.pages.save({ ...input, id: page.id }, { siteId: 37, baseHash: page.hash, by: 'a test' })
    expect((await ask('/essai-frais')).body).toContain('Après')
  })

  it('ends at the next edge of a block’s visibility', async () => {
    const until = new Date(Date.now() + 5000).toISOString()
    const passing: Block = {
      ...heading('passe', 'Encore là'),
      visibility: { audience: 'all', screens: ['mobile', 'desktop'], from: null, until },
    }
    await savePage('essai-bord', [passing, { id: 'reste', type: 'text', v: 1, props: { html: '<p>Toujours là</p>' } }])
    expect((await ask('/essai-bord')).body).toContain('Encore là')
    await expect.poll(async () => (await ask('/essai-bord')).body).not.toContain('Encore là')
    expect((await ask('/essai-bord')).body).toContain('Toujours là')
  })

  it('is private with a session', async () => {
    expect((await ask('/', { cookie: 'token=abc' })).headers['cache-control']).toBe('private, no-cache')
    expect((await ask('/', { authorization: 'abc' })).headers['cache-control']).toBe('private, no-cache')
  })

  it('sets no cookie', async () => {
    expect((await ask('/')).headers['set-cookie']).toBeUndefined()
  })

  it('has one address in each language: the slug of another one leads to it', async () => {
    const cave = { host: 'cave.localhost' }
    const foreign = await ask('/en/visite', cave)
    expect([foreign.status, foreign.headers.location]).toEqual([301, '/en/tour'])
    // Who has chosen English reads it at the default address too, which is no English one.
    const chosen = await ask('/visite', { ...cave, cookie: 'locale=en_GB' })
    expect([chosen.status, chosen.body.includes('<html lang="en-GB">')]).toEqual([200, true])
    expect((await ask('/en/visite', cave)).status).toBe(301)
    expect((await ask('/en/tour', cave)).status).toBe(200)
  })

  it('that has moved answers 301, that asks for a member 302 to the sign-in with its target', async () => {
    expect(await ask('/ancienne')).toMatchObject({ status: 301, headers: { location: '/domiciliation-commerciale' } })
    const asked = '?page=2&utm_source=lettre&q=%C3%A9t%C3%A9'
    expect((await ask(`/ancienne${asked}`)).headers.location).toBe(`/domiciliation-commerciale${asked}`)
    expect(await ask('/compte')).toMatchObject({ status: 302, headers: { location: '/auth?target=%2Fcompte' } })
  })

  it('does not ask which languages the browser prefers', async () => {
    const english = await ask('/visite', { host: 'cave.localhost', 'accept-language': 'en-GB,en;q=0.9' })
    expect([english.status, english.body.includes('<html lang="fr-FR">')]).toEqual([200, true])
    expect(english.headers['vary']).not.toMatch(/accept-language/i)
  })

  it('redirects a link that chooses a language to its own address, and rewrites the cookie', async () => {
    const chosen = await ask('/tour?locale=fr_FR', { host: 'cave.localhost', cookie: 'locale=en_GB' })
    expect([chosen.status, chosen.headers.location, chosen.headers['cache-control']]).toEqual([303, '/tour', 'no-store'])
    expect(chosen.headers['set-cookie']).toEqual(['locale=fr_FR; Max-Age=31536000; Path=/; SameSite=Lax'])
    const english = await ask('/en/tour?locale=en_GB', { host: 'cave.localhost', cookie: 'locale=fr_FR' })
    expect([english.status, english.headers.location]).toEqual([303, '/en/tour'])
    expect(english.headers['set-cookie']).toEqual(['locale=en_GB; Max-Age=31536000; Path=/; SameSite=Lax'])
    // What else was asked of the page is asked of it in the other language too.
    const sought = await ask('/tour?q=caf%C3%A9&locale=fr_FR&page=2', { host: 'cave.localhost', cookie: 'locale=en_GB' })
    expect(sought.headers.location).toBe('/tour?q=caf%C3%A9&page=2')
    for (const other of ['de_DE', 'fr', '']) expect((await ask(`/visite?locale=${other}`, { host: 'cave.localhost' })).status).toBe(200)
    expect((await ask('//evil.example/?locale=fr_FR', { host: 'cave.localhost' })).headers.location ?? '').not.toMatch(/^\/\//)
  })

  it('belongs to one site: two hosts, two pages', async () => {
    expect((await ask('/visite', { host: 'cave.localhost' })).status).toBe(200)
    expect((await ask('/visite')).status).toBe(404)
    expect((await ask('/en/tour', { host: 'cave.localhost' })).body).toContain('<html lang="en-GB">')
    expect((await ask('/tour', { host: 'cave.localhost', cookie: 'locale=en_GB' })).body).toContain('<html lang="en-GB">')
  })
})

describe('?from=', () => {
  const visits = () => stage.test.database.db.selectFrom('visits').select('source').execute()

  it('beyond the budget of visits still leads to the address, and is not logged', async () => {
    const take = vi.spyOn(stage.test.app.features.budgets, 'take').mockResolvedValue(30)
    expect(await ask('/compte?from=flot')).toMatchObject({ status: 302, headers: { location: '/compte' } })
    expect(take).toHaveBeenCalledWith('visit', expect.stringContaining('127.0.0.1'))
    expect(await visits()).not.toContainEqual({ source: 'flot' })
  })

  it('is logged and leads to the same address without it, never to another site', async () => {
    expect(await ask('/compte?from=lettre&x=1')).toMatchObject({ status: 302, headers: { location: '/compte' } })
    expect(await visits()).toContainEqual({ source: 'lettre' })
    expect((await ask('/%2e%2f/evil.example?from=x')).headers.location ?? '/').toMatch(/^\/(?!\/)/)
  })

  it('is taken out together with the language that a link has chosen, which is remembered', async () => {
    const { status, headers } = await ask('/tour?locale=fr_FR&from=carte', { host: 'cave.localhost', cookie: 'locale=en_GB' })
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/tour', 'no-store'])
    expect(headers['set-cookie']).toEqual(['locale=fr_FR; Max-Age=31536000; Path=/; SameSite=Lax'])
    expect(await visits()).toContainEqual({ source: 'carte' })
    expect((await ask('/tour?from=carte&locale=de_DE', { host: 'cave.localhost' })).headers['set-cookie']).toBeUndefined()
  })

  it('counts nothing when a browser fetches in advance', async () => {
    expect((await ask('/?from=avance', { 'sec-purpose': 'prefetch' })).status).toBe(302)
    expect(await visits()).not.toContainEqual({ source: 'avance' })
  })
})

describe('a page that searches', () => {
  beforeAll(() => savePage('recherche', [{ id: 'recherche', type: 'search', v: 1, props: { title: 'Rechercher', level: 1 } }]))

  it('shows the results, and is not cached', async () => {
    const { body, headers } = await ask('/recherche?q=accueil')
    expect(body).toMatch(/<mark>accueil<\/mark>/i)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(body).not.toContain('content="noindex"')
    const beyond = await ask('/recherche?q=accueil&page=99')
    expect(beyond.status).toBe(404)
    expect(beyond.body).toContain('<meta name="robots" content="noindex"')
    expect(beyond.body).not.toContain('rel="canonical"')
  })

  it('is offered by a missing page, but not where the policy of the answer refuses forms', async () => {
    const offers = async (address: string) => {
      const { status, body } = await ask(address)
      return [status, body.includes('id="error-q"')]
    }
    expect(await offers('/nulle-part')).toEqual([404, true])
    expect(await offers(`/voir/${'A'.repeat(43)}`)).toEqual([404, false])
    expect(await offers(`/voir/${'A'.repeat(43)}/fr`)).toEqual([404, true])
  })

  it('takes from the budget of the search, and says how long to wait when it is used up', async () => {
    const { limit } = budgets.search
    await stage.test.database.pool.query('truncate budgets')
    const asked = await Promise.all(Array.from({ length: limit + 2 }, (_, index) => ask(`/recherche?q=mot${index}`)))
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(2)
    const refused = await ask('/recherche?q=encore')
    expect([refused.status, refused.headers['cache-control']]).toEqual([429, 'no-store'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toContain('Un instant, s’il vous plaît')
    expect((await ask('/recherche')).status).toBe(200)
  })
})

describe('beside the pages', () => {
  it('the theme is cached for a year under its hash, and not at all under an older one', async () => {
    const href = /\/theme\.[0-9a-f]{16}\.css/.exec((await ask('/')).body)?.[0] ?? ''
    const theme = await ask(href)
    expect(theme.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(theme.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(theme.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(theme.body).toContain('--font-title-color: #1d2433;')
    // What all sites share comes in the same file, before what the theme sets.
    expect(theme.body.indexOf('@layer reset')).toBe(0)
    expect((await ask('/')).body).not.toMatch(/<link rel="stylesheet" href="\/assets\/base/)
    expect((await ask('/theme.0123456789abcdef.css')).headers['cache-control']).toBe('no-cache')
  })

  it('the map of the site lists its pages in each language, without those of members', async () => {
    const map = await ask('/sitemap.xml', { host: 'cave.localhost' })
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(map.body).toMatch(/<loc>[^<]*\/visite<\/loc>/)
    expect(map.body).toMatch(/<loc>[^<]*\/en\/tour<\/loc>/)
    expect(map.body).toMatch(/hreflang="en-GB" href="[^"]*\/en\/tour"/)
    const { body } = await ask('/sitemap.xml')
    for (const kind of ['blog', 'services', 'albums', 'evenements']) expect(body).toMatch(new RegExp(`<loc>[^<]*/${kind}/[a-z-]+</loc>`))
    // This site has no page for its news, nor for the folders of its blog.
    expect(body).not.toMatch(/compte|actualites|blog\/creation</)
    await savePage('blog/{folder}', [{ id: 'articles', type: 'blog-list', v: 2, props: {} }])
    expect((await ask('/sitemap.xml')).body).toContain('/blog/creation</loc>')
    expect((await ask('/robots.txt')).headers['cache-control']).toBe('public, no-cache')
    expect((await ask('/robots.txt')).body).toMatch(/Disallow: \/api\/[^]*Sitemap: /)
  })

  it('the examples of blocks are shown in tests, and each type has its page', async () => {
    const links = (await ask('/_catalogue')).body.match(/href="[^"]+"/g) ?? []
    expect(links).toContain('href="/_catalogue/hero?example=1"')
    // Without an example a page shows what a visitor would be shown: most are nothing by themselves.
    expect(links.filter((link) => !link.includes('?example='))).toEqual([])
    expect((await ask('/_catalogue/hero')).status).toBe(200)
    expect((await ask('/_catalogue/hero?example=1')).status).toBe(200)
    for (const none of ['nothing', 'hero?example=-1', 'hero?example=0', 'hero?example=1.5', 'hero?example=99', 'hero?example=x'])
      expect({ none, status: (await ask(`/_catalogue/${none}`)).status }).toEqual({ none, status: 404 })
    expect((await ask('/_catalogue/hero?example=99')).status).toBe(404)
  })

  it('an example on a stage is drawn with its answers, as nothing that runs or can be sent', async () => {
    const items = (await ask('/_catalogue')).body.match(/order-list\?example=[2-9]">[^<]+/g) ?? []
    expect(items.map((item) => item.split('>')[1])).toEqual(['plain, three orders', 'plain, two pages', 'plain, none'])
    const orders = (await ask('/_catalogue/order-list?example=2')).body
    expect(orders.match(/2026-000\d{3}<\/a>/g)).toHaveLength(3)
    const cart = (await ask('/_catalogue/cart?example=2')).body
    expect(cart).toContain('Coffret du vigneron')
    expect(cart).not.toContain('data-live')
    expect((await ask('/_catalogue/cart')).body).toContain('data-live')
  })
})
