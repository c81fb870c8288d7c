import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

const CELLAR = 'cave.localhost'

/** A kind of page, and its address in each language without the language's prefix. */
type Kind = readonly [what: string, fr_FR: string, en_GB: string]

const kinds: readonly Kind[] = [
  ['the home page', '/', '/'],
  ['a page of the default layout', '/le-domaine', '/the-estate'],
  ['a page of the page layout', '/mes-donnees', '/my-data'],
  ['a page that has one address in both', '/contact', '/contact'],
  ['the blog', '/blog', '/blog'],
  ['an article', '/blog/vendange-2026', '/blog/harvest-2026'],
  ['the news', '/actualites', '/news'],
  ['the albums', '/albums', '/albums'],
  ['an album', '/albums/le-domaine', '/albums/the-estate'],
  ['the events', '/evenements', '/events'],
  ['an event', '/evenements/degustation-de-noel', '/events/christmas-tasting'],
  ['a service', '/prestations/visite-de-la-cave', '/offers/cellar-tour'],
  ['the products', '/produits', '/products'],
  ['a product', '/produits/combe-haute', '/products/combe-haute'],
  ['a page that a mail leads to', '/lettre/confirmation/jeton', '/newsletter/confirmation/jeton'],
]

let sites: SampleSites

beforeAll(async () => {
  sites = await sampleSites()
  await addService()
})
afterAll(() => sites.close())

/** The cellar offers no services of its own: one with words in both languages, and the page that shows it. */
async function addService(): Promise<void> {
  const { db } = sites
  const { pages } = sites.app.features
  const { id } = await db
    .insertInto('services')
    .values({ site_id: 38, image_id: null, position: 1, price: 1500, tags: [], status: 'PUBLISHED', published_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const own = { site_id: 38, service_id: id, summary: null }
  await db
    .insertInto('service_texts')
    .values([
      { ...own, locale: 'fr_FR', slug: 'visite-de-la-cave', title: 'Visite de la cave' },
      { ...own, locale: 'en_GB', slug: 'cellar-tour', title: 'Cellar tour' },
    ])
    .execute()
  const page = {
    seo: {},
    shell: 'default' as const,
    middleware: [],
    layout: { blocks: [{ id: 'service', type: 'service', v: 1, props: {} }] },
  }
  const french = await pages.save(
    { ...page, url: 'prestations/{service}', title: 'Prestation', locale: 'fr_FR' },
    { siteId: 38, baseHash: null, by: 'a test' },
  )
  await pages.save(
    { ...page, id: french.id, url: 'offers/{service}', title: 'Service', locale: 'en_GB' },
    { siteId: 38, baseHash: null, by: 'a test' },
  )
}

const ask = (url: string, cookie?: string) =>
  sites.app.inject({ url, headers: { host: CELLAR, accept: 'text/html', ...(cookie && { cookie }) } })
const prefixed = (path: string) => `/en${path === '/' ? '' : path}`

/** The whole address of a page, from the site's own origin on, without a query or a place in it. */
const whole = (path: string) => `${sites.app.features.directory.resolve(CELLAR).url}${path}`

/** Where a page says that it is, and where it is in each language. */
function placesOf(html: string) {
  const href = (pattern: RegExp) => pattern.exec(html)?.[1]
  return {
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
    canonical: href(/<link rel="canonical" href="([^"]+)"/),
    graph: href(/<meta property="og:url" content="([^"]+)"/),
    french: href(/<link rel="alternate" hreflang="fr-FR" href="([^"]+)"/),
    english: href(/<link rel="alternate" hreflang="en-GB" href="([^"]+)"/),
  }
}

describe.each(kinds)('%s', (_what, french, english) => {
  it.each([
    ['its French address, for who has chosen English', french, 'locale=en_GB', 'en-GB'],
    ['its English address without the prefix, for who has chosen English', english, 'locale=en_GB', 'en-GB'],
    ['its English address', prefixed(english), 'locale=fr_FR', 'en-GB'],
    ['its French address', french, undefined, 'fr-FR'],
  ])('says of itself at %s where it is in each language', async (_how, path, cookie, lang) => {
    const { statusCode, body } = await ask(path, cookie)
    expect(statusCode).toBe(200)
    const own = whole(lang === 'en-GB' ? prefixed(english) : french)
    expect(placesOf(body)).toEqual({ lang, canonical: own, graph: own, french: whole(french), english: whole(prefixed(english)) })
  })

  it('answers at each of these addresses, and leads nowhere else', async () => {
    for (const path of [french, prefixed(english)]) expect((await ask(path)).statusCode, path).toBe(200)
  })
})

it.each([
  ['what somebody has added', '/blog?utm_source=lettre', '/blog'],
  ['the words of a search', '/blog?q=vendange', '/blog'],
  ['the way back', '/contact?target=%2Fen', '/contact'],
])('says where it is without %s', async (_what, path, own) => {
  expect(placesOf((await ask(path)).body)).toMatchObject({ canonical: whole(own), graph: whole(own), french: whole(own) })
})

it('sends a form of such a page to an address that takes it', async () => {
  const { body } = await ask('/evenements/degustation-de-noel', 'locale=en_GB')
  expect([...body.matchAll(/<form [^>]*action="([^"]+)"/g)].map(([, action]) => action)).toContain('/en/events/christmas-tasting')
})
