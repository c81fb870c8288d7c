import { describe, expect, it, vi } from 'vitest'
import { imageExample } from '#schemas/api/base/image.ts'
import { shellGet } from '#schemas/api/content/shell.ts'
import { siteInfo } from '#schemas/api/sites/site-calls.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { DocumentAssets, PageParts, RenderProblem, SiteRendering } from '#schemas/runtime/site-rendering.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import { renderSite } from './entry-server.tsx'

vi.mock('#blocks/views.server.ts', async () => {
  const { useIsPageTitle } = await import('#renderer/context.ts')
  function Text({ props }: BlockViewProps<{ html: string }>) {
    if (props.html === 'throw') throw new Error('this view throws')
    return <p>{props.html}</p>
  }
  function Picture() {
    return <img src="/media/1-a/a.webp" alt="" />
  }
  function Hero({ id, props }: BlockViewProps<{ title: string }>) {
    const Title = useIsPageTitle(id) ? 'h1' : 'h2'
    if (props.title === 'throw') throw new Error('this view throws')
    return <Title>{props.title}</Title>
  }
  function Section({ slots }: BlockViewProps<object>) {
    return <section>{slots.content}</section>
  }
  function Tabs({ props, slots }: BlockViewProps<{ label: string }>) {
    return <div aria-label={props.label}>{slots.panel1}</div>
  }
  return { serverViews: { hero: Hero, text: Text, image: Picture, section: Section, tabs: Tabs } }
})

const site = siteInfo.example.data as SiteInfo
const assets: DocumentAssets = {
  fonts: ['/assets/title.woff2'],
  styles: ['/assets/base.css', '/theme.0123.css'],
  noscriptStyle: '/assets/noscript.css',
  loader: '/assets/loader.js',
  late: '/late.js',
  app: '/assets/app.js',
  icon: '/favicon.svg',
  consent: null,
  themeColor: '#ffffff',
  development: [],
}

const text = (id: string, html = `Texte ${id}`): Block => ({ id, type: 'text', v: 1, props: { html } })

function parts(blocks: Block[], more: Partial<PageParts> = {}): PageParts {
  return {
    start: { site, parameters: [] },
    locale: 'fr_FR',
    path: '/domiciliation',
    query: {},
    today: '2026-11-20',
    page: {
      $schema: '',
      id: 12,
      url: 'domiciliation',
      locale: 'fr_FR',
      title: 'Domiciliation',
      seo: { description: 'Une adresse <sûre>.' },
      shell: { name: 'default', hash: 'sha256-a' },
      middleware: [],
      params: {},
      layout: { id: 4, hash: 'sha256-b', blocks },
      media: [],
      alternates: [],
    },
    shell: { ...shellGet.example.data, name: 'default', regions: { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [], footer: [] } },
    media: [],
    data: {},
    answers: [],
    error: null,
    ...more,
  }
}

async function render(made: PageParts | SiteRendering['load']) {
  const problems: RenderProblem[] = []
  const rendering: SiteRendering = {
    request: new Request('http://site/domiciliation'),
    load: typeof made === 'function' ? made : () => Promise.resolve(made),
    assets: () => assets,
    report: (problem) => problems.push(problem),
    warn: () => undefined,
  }
  const answer = await renderSite(rendering)
  if (answer instanceof Response) return { answer, problems, html: '', status: answer.status, main: '' }
  return { answer, problems, ...answer, main: /<main[^]*<\/main>/.exec(answer.html)?.[0] ?? '' }
}

const stateOf = (html: string) => JSON.parse(/id="state">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Record<string, unknown>

describe('renderSite', () => {
  it('renders a document with one main element, head and state, without inline scripts', async () => {
    const { html, status, main } = await render(parts([text('b001')]))
    expect(status).toBe(200)
    expect(html).toContain('<html lang="fr-FR">')
    expect(html).toContain('<title>Domiciliation · Greffe &amp; Plume</title>')
    expect(html).toContain('<meta name="description" content="Une adresse &lt;sûre&gt;." data-head>')
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/domiciliation" data-head>')
    expect(html).not.toContain('hreflang')
    expect(main).toContain('<p>Texte b001</p>')
    expect(html.match(/<main/g)).toHaveLength(1)
    expect([...html.matchAll(/<script(?![^>]*src=)([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
      ' type="application/ld+json" data-head',
      ' type="application/json" id="state"',
    ])
    expect(stateOf(html)['blocks']).toEqual(['b001'])
  })

  it('links the feeds of blog and news on their pages in each locale, and on no other', async () => {
    const feeds = async (url: string, more: object = {}, locale = 'fr_FR') => {
      const made = parts([text('b001')])
      const sites = { ...site, languages: [site.defaultLang, { ...site.defaultLang, id: 2, code: 'en_GB' }] }
      const { html } = await render({
        ...made,
        locale,
        start: { ...made.start, site: sites },
        page: { ...made.page!, url, locale, title: 'Création', ...more },
      })
      return [...html.matchAll(/<link rel="alternate" type="application\/rss\+xml" title="([^"]+)" href="([^"]+)"/g)].map(
        ([, ...found]) => found,
      )
    }
    const whole = ['Greffe &amp; Plume – Blog', 'http://localhost:3000/blog/rss.xml']
    expect(await feeds('blog')).toEqual([whole])
    expect(await feeds('blog/creer-son-eurl', { params: { blog: 81 } })).toEqual([whole])
    const folder = ['Greffe &amp; Plume – Création', 'http://localhost:3000/blog/creation/rss.xml']
    expect(await feeds('blog/creation', { params: { folder: 7 } })).toEqual([whole, folder])
    expect(await feeds('blog', {}, 'en_GB')).toEqual([['Greffe &amp; Plume – Blog', 'http://localhost:3000/en/blog/rss.xml']])
    expect(await feeds('actualites/nouveau-guichet')).toEqual([
      ['Greffe &amp; Plume – Actualités', 'http://localhost:3000/actualites/rss.xml'],
    ])
    expect(await feeds('news', {}, 'en_GB')).toEqual([['Greffe &amp; Plume – News', 'http://localhost:3000/en/news/rss.xml']])
    expect(await feeds('domiciliation')).toEqual([])
  })

  it('states the page of a list in its title and canonical URL', async () => {
    const answer = {
      id: 1,
      call: 'blog.list',
      params: { page: 2, nbItem: 12 },
      value: { total: 30 },
      targets: [],
      pagedBy: 'page',
    } as unknown as PageParts['answers'][number]
    const second = await render(parts([text('b001')], { query: { page: '2' }, answers: [answer] }))
    expect(second.html).toContain('<title>Domiciliation – page 2 · Greffe &amp; Plume</title>')
    expect(second.html).toContain('<link rel="canonical" href="http://localhost:3000/domiciliation?page=2" data-head>')
    const narrowed = await render(parts([text('b001')], { query: { page: '2', q: 'siège' }, answers: [answer] }))
    expect(narrowed.html).toContain('<link rel="canonical" href="http://localhost:3000/domiciliation" data-head>')
    const unpaged = await render(parts([text('b001')], { query: { page: '2' } }))
    expect(unpaged.html).toContain('<link rel="canonical" href="http://localhost:3000/domiciliation" data-head>')
  })

  it('moves preload links from the content to the head', async () => {
    const { html } = await render(parts([{ id: 'picture', type: 'image', v: 1, props: {} }]))
    expect(html).toMatch(/<link rel="preload" as="image" href="\/media\/1-a\/a.webp"\/>[^]*<\/head>/)
    expect(html).toContain('<div id="app"><a class="skip-link"')
  })

  it('skips each of fifty blocks that throws or is too large, with one log entry each', async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => text(`b${String(index).padStart(3, '0')}`))
    const sound = await render(parts([fifty[0]!, { id: 'sect', type: 'section', v: 1, props: {}, slots: { content: fifty.slice(1) } }]))
    const bad = [text('bad1', 'throw'), ...fifty.slice(1, 20), text('bad2', 'x'.repeat(600_000)), ...fifty.slice(20)]
    const { main, status, problems, html } = await render(
      parts([
        fifty[0]!,
        { id: 'sect', type: 'section', v: 1, props: {}, slots: { content: bad } },
        { id: 'live', type: 'tabs', v: 1, props: { label: 'x' }, slots: { panel1: [text('bad3', 'throw')] } },
      ]),
    )
    expect(status).toBe(200)
    expect(problems.map(({ blockId, type, v, code }) => ({ blockId, type, v, code }))).toEqual([
      { blockId: 'bad1', type: 'text', v: 1, code: 'RENDER_FAILED' },
      { blockId: 'bad2', type: 'text', v: 1, code: 'HTML_TOO_LARGE' },
      { blockId: 'bad3', type: 'text', v: 1, code: 'RENDER_FAILED' },
    ])
    expect(main.replace(/<div class="b" data-block="live".*<\/div>(?=<\/main>)/, '')).toBe(sound.main)
    expect(JSON.stringify(stateOf(html))).not.toContain('bad3')
  })

  it('returns the redirect of the page load', async () => {
    const { answer } = await render(() => Promise.resolve(new Response(null, { status: 301, headers: { location: '/ailleurs' } })))
    expect(answer).toBeInstanceOf(Response)
    expect(answer).toMatchObject({ status: 301 })
  })

  it('throws the error of the page load, for the server to handle', async () => {
    await expect(render(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  })

  it('renders an error page: status, title or « Error », and a home link for a 404', async () => {
    const missing = await render(parts([], { page: null, error: { status: 404, title: null } }))
    expect(missing.status).toBe(404)
    expect(missing.main).toContain('<p lang="en" hidden="">This page could not be found</p>')
    expect(missing.main).toContain('Cette page est introuvable')
    expect(missing.html).toContain('<title>Cette page est introuvable · Greffe &amp; Plume</title>')
    expect(missing.main).toMatch(/<a[^>]*href="\/"[^>]*>Revenir à l’accueil<\/a>/)
    expect(missing.main).toContain('href="/domiciliation-commerciale"')
    expect(missing.main).toContain('<div class="drawing"><svg')
    expect(missing.html).toContain('<meta name="robots" content="noindex" data-head>')
    const broken = await render(parts([], { page: null, error: { status: 500, title: null } }))
    expect(broken.status).toBe(500)
    expect(broken.html).toContain('<title>Error · Greffe &amp; Plume</title>')
    expect(broken.main).toContain('Error')
    expect(broken.main).toMatch(/<a[^>]*href="\/domiciliation"[^>]*>Recharger la page<\/a>/)
    for (const status of [400, 403, 405, 409, 413, 415, 422]) {
      const refused = await render(parts([], { page: null, error: { status, title: 'Error' } }))
      expect(refused.status).toBe(status)
      expect(refused.html).toContain('<title>Cette demande n’a pas pu aboutir · Greffe &amp; Plume</title>')
      expect(refused.main).toContain('<h1>Cette demande n’a pas pu aboutir</h1>')
      expect(refused.main).toMatch(/<a[^>]*href="\/"[^>]*>Revenir à l’accueil<\/a>/)
      expect(refused.main).not.toMatch(/Recharger|journal/)
    }
    const named = await render(parts([], { page: null, error: { status: 500, title: 'Unknown middleware' } }))
    expect(named.main).toContain('Unknown middleware')
  })

  it('reports an unsent form, and how to recover its input', async () => {
    const unsent = await render(parts([], { page: null, error: { status: 503, title: null, isUnsent: true } }))
    expect(unsent.status).toBe(503)
    expect(unsent.main).toContain('<h1>Votre envoi n’est pas confirmé</h1>')
    expect(unsent.html).toContain('<title>Votre envoi n’est pas confirmé · Greffe &amp; Plume</title>')
    const cut = await render(parts([], { page: null, error: { status: 400, title: null, isCut: true } }))
    expect(cut.html).toContain('<title>Votre envoi s’est interrompu · Greffe &amp; Plume</title>')
    expect(unsent.main).toContain('Revenez en arrière')
    expect(unsent.main).not.toContain('Recharger la page')
  })

  it('names a site under construction', async () => {
    const { main, html } = await render(parts([], { page: null, error: { status: 503, title: null, building: true } }))
    expect(html).toContain('<title>Site en construction · Greffe &amp; Plume</title>')
    expect(main).toMatch(/<div class="drawing"><svg.*Greffe &amp; Plume.*<h1>Site en construction<\/h1>/)
  })

  it('throws when an error page fails, so that the server sends its static page', async () => {
    const error = {
      status: 404,
      get title(): string {
        throw new Error('the error page fails')
      },
    }
    await expect(render(parts([], { page: null, error }))).rejects.toThrow('the error page fails')
  })

  it('links the other locales of a page', async () => {
    const english = { ...site.defaultLang, id: 2, code: 'en_GB' }
    const start = { site: { ...site, languages: [site.defaultLang, english] }, parameters: [] }
    const base = parts([])
    const { html } = await render({ ...base, start, page: { ...base.page!, alternates: [{ locale: 'en_GB', url: 'business-address' }] } })
    expect(html).toContain('<link rel="alternate" hreflang="fr-FR" href="http://localhost:3000/domiciliation" data-head>')
    expect(html).toContain('<link rel="alternate" hreflang="en-GB" href="http://localhost:3000/en/business-address" data-head>')
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="http://localhost:3000/domiciliation" data-head>')
  })

  it('starts with a skip link to the content', async () => {
    const { html } = await render(parts([text('b001')]))
    const body = /<body[^>]*>([^]*)/.exec(html)?.[1] ?? ''
    expect(body.indexOf('<a class="skip-link" href="#contenu">')).toBeGreaterThanOrEqual(0)
    expect(body.indexOf('<a ')).toBe(body.indexOf('<a class="skip-link"'))
    expect(body).toContain('<main id="contenu"')
  })

  it('has Open Graph tags for title, description, URL and image', async () => {
    const base = parts([text('b001')])
    const seo = { title: 'Un siège à Lyon', description: 'Une adresse qui répond.', image: 31 }
    const picture = { ...imageExample, id: 31, alt: 'Une signature', externalPath: '/media/31-9f2c/signature.webp' }
    const { html } = await render({ ...base, page: { ...base.page!, seo }, media: [picture] })
    for (const [name, content] of [
      ['og:type', 'website'],
      ['og:site_name', 'Greffe &amp; Plume'],
      ['og:title', 'Un siège à Lyon'],
      ['og:description', 'Une adresse qui répond.'],
      ['og:url', 'http://localhost:3000/domiciliation'],
      ['og:locale', 'fr_FR'],
      ['og:image', 'http://localhost:3000/media/31-9f2c/signature.jpg?w=1200'],
      ['og:image:alt', 'Une signature'],
    ])
      expect(html).toContain(`<meta property="${name}" content="${content}" data-head>`)
  })

  it('shows the banner of the site above pages of the default shell only', async () => {
    const start = { site: { ...site, banner: { ...site.banner, filename: 'quai.webp' } }, parameters: [] }
    const base = parts([text('b001')], { start })
    const wide = await render(base)
    expect(wide.html).toContain('<div class="site-banner"></div>')
    expect(wide.main).toContain('data-shell="default"')
    const narrow = await render({ ...base, page: { ...base.page!, shell: { name: 'page', hash: 'sha256-c' } } })
    expect(narrow.html).not.toContain('site-banner')
    expect(narrow.main).toContain('data-shell="page"')
  })
})

describe('the h1 of a page', () => {
  const hero = (id: string, title: string): Block => ({ id, type: 'hero', v: 2, props: { title } })
  const titlesOf = async (blocks: Block[]) => {
    const { html, main } = await render(parts(blocks))
    const titles = [...main.matchAll(/<(h[12])[^>]*>(.*?)<\/h[12]>/g)].map(([, tag, words]) => `${tag} ${words}`)
    return { html, titles, told: stateOf(html)['titleBlocks'] }
  }

  it('is that of the first block that can contain it; later ones have an h2', async () => {
    const blocks = [text('b001'), hero('head', 'Un siège'), hero('more', 'Un autre')]
    expect(await titlesOf(blocks)).toMatchObject({ titles: ['h1 Un siège', 'h2 Un autre'], told: ['head'] })
  })

  it('is the visually hidden title of the page when no block contains it', async () => {
    const { html, titles, told } = await titlesOf([text('b001')])
    expect({ titles, told }).toEqual({ titles: ['h1 Domiciliation'], told: [] })
    expect(html).toContain('<h1 class="visually-hidden">')
  })

  it('is the visible title of the page when it is empty', async () => {
    const { html, titles } = await titlesOf([])
    expect(titles).toEqual(['h1 Domiciliation'])
    expect(html).toContain('<div class="message-page"><h1>')
  })

  it('is that of the next block when the first one throws, for the browser too', async () => {
    const one = await titlesOf([hero('bad1', 'throw'), hero('next', 'Conditions')])
    expect(one).toMatchObject({ titles: ['h1 Conditions'], told: ['next'] })
    const none = await titlesOf([hero('bad1', 'throw'), hero('bad2', 'throw')])
    expect(none).toMatchObject({ titles: ['h1 Domiciliation'], told: [] })
    expect(none.html).toContain('<div class="message-page">')
  })
})
