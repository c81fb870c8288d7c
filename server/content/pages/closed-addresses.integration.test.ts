import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MenuItem } from '#schemas/api/sites/site.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { saveElement, saveCollection } from '#server/content/collections/save-element.ts'
import { saveMenu } from '#server/content/menu/save-menu.ts'
import { linkFacts } from '#server/content/drafts/quality/link-facts.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

const SITE = 38
let test: TestFeatures

const block = (type: string, props: Record<string, Json>, index: number): Block => ({ id: `${type}-${index}`, type, v: 1, props })
const button = (href: string, index: number) => block('button', { label: href, href }, index)

async function savePage(
  url: string,
  rest: { locale?: string; id?: number; middleware?: string[]; blocks?: Block[] } = {},
): Promise<number> {
  const { blocks = [], ...own } = rest
  const base = { title: url, locale: 'fr_FR', seo: {}, shell: 'default' as const, middleware: [] }
  const saved = await test.features.pages.save({ ...base, url, ...own, layout: { blocks } }, { siteId: SITE, baseHash: null, by: 'a test' })
  return saved.id
}

/** Opens or closes the shop of the site, as its settings do. */
async function setShop(isOpen: boolean): Promise<void> {
  await test.database.db.updateTable('sites').set({ is_e_commerce: isOpen }).where('id', '=', SITE).execute()
  await test.features.directory.refresh(SITE)
}

const linked = [
  ...['/cave-a-vin', '/cave-a-vin/', '/cave-a-vin?retour=1#total', '/en/cellar', '/en/cave-a-vin', '/cuvees/rouge'],
  'http://cave.localhost:3000/cave-a-vin#total',
]
const open = ['/cuvees/visite', '/visite', 'https://ailleurs.example/cave-a-vin']

const answered = async (url: string, locale?: string) => {
  const page = await test.features.pages.get(test.scope(SITE, locale), url, 'visitors')
  return page.layout.blocks.map(({ props }) => props)
}
const shownLinks = async (url: string) => (await answered(url)).flatMap(({ href }) => href ?? [])
const urlsOf = (menu: readonly MenuItem[]): (string | null)[] => menu.flatMap(({ url, children }) => [url, ...urlsOf(children)])

beforeAll(async () => {
  test = await testFeatures()
  const file = {
    external_id: '138-9f2c',
    filename: 'cave.webp',
    mime: 'image/webp',
    file: '138-9f2c/original',
    bytes: 9,
    hash: 'b'.repeat(64),
  }
  await test.database.db
    .insertInto('media')
    .values({ id: 138, site_id: SITE, ...file, width: 16, height: 9 })
    .execute()
  const cellar = await savePage('cave-a-vin', { middleware: ['shop'] })
  await savePage('cellar', { id: cellar, locale: 'en_GB', middleware: ['shop'] })
  await savePage('cuvees/{product}', { middleware: ['shop'] })
  await savePage('cuvees/visite')
  const orders = await savePage('mes-achats', { middleware: ['orders'] })
  await savePage('my-purchases', { id: orders, locale: 'en_GB', middleware: ['orders'] })
  await savePage('boutons', { blocks: [...linked, ...open].map(button) })
  const html = '<p>Voir <a href="/cave-a-vin?a=1&amp;b=2">la cave</a> ou <a href="/visite">la visite</a>.</p>'
  const image = { image: { id: 138, alt: 'Une cave' }, href: '/en/cellar' }
  await savePage('textes', { blocks: [block('text', { html }, 1), block('image', image, 2)] })
})
beforeEach(() => setShop(true))
afterAll(() => test.close())

describe('links to pages of a closed shop', () => {
  it('are gone from buttons in each form of an address, and back when the shop opens again', async () => {
    const before = await shownLinks('boutons')
    await setShop(false)
    const closed = await shownLinks('boutons')
    await setShop(true)
    expect(closed).toEqual(open)
    expect(before).toEqual([...linked, ...open])
    expect(await shownLinks('boutons')).toEqual(before)
  })

  it('leave the words of a text and the picture of a linked image', async () => {
    await setShop(false)
    const [text, image] = await answered('textes')
    expect(text).toMatchObject({ html: '<p>Voir la cave ou <a href="/visite">la visite</a>.</p>' })
    expect(image).toMatchObject({ image: { id: 138 } })
    expect(image).not.toHaveProperty('href')
  })

  it('are gone from entries of the menu with an address of their own', async () => {
    const urls = ['/cave-a-vin', 'cave-a-vin#total', '/en/cellar', 'http://cave.localhost:3000/cave-a-vin', '/cuvees/rouge', '/visite']
    const entry = (url: string) => ({ linkType: 'SELF' as const, showInMenu: true, pageId: null, texts: { fr_FR: { title: url, url } } })
    await saveMenu(test.database.db, SITE, urls.map(entry))
    await setShop(true)
    const menu = async () => urlsOf((await test.features.sites.info(test.scope(SITE))).menu)
    expect(await menu()).toEqual(urls)
    await setShop(false)
    expect(await menu()).toEqual(['/visite'])
  })

  it('are gone where a former address, of a page or of an item, or a redirect leads to it', async () => {
    const { db } = test.database
    const id = await savePage('nouvelle-cave', { middleware: ['shop'] })
    const lead = { site_id: SITE, locale: 'fr_FR' }
    await db
      .insertInto('page_moves')
      .values({ ...lead, url: 'ancienne-cave', page_id: id })
      .execute()
    await db
      .insertInto('redirects')
      .values([
        { ...lead, url: 'promo', page_id: null, to_url: '/cuvees/rouge' },
        { ...lead, url: 'promo-page', page_id: id, to_url: null },
        { ...lead, url: 'promo-ancienne', page_id: null, to_url: '/ancienne-cave' },
        { ...lead, url: 'promo-visite', page_id: null, to_url: '/cuvees/visite' },
        { ...lead, url: 'cuvees/visite', page_id: id, to_url: null },
      ])
      .execute()
    await db
      .insertInto('item_moves')
      .values({ ...lead, url: 'vins/rouge', to_url: 'cuvees/rouge', kind: 'product', id: 1 })
      .execute()
    const leading = ['/ancienne-cave', '/promo?a=1', 'http://cave.localhost:3000/promo-page', '/promo-ancienne', '/vins/rouge']
    const others = ['/promo-visite', '/cuvees/visite', '/en/nulle-part']
    await savePage('meneurs', { blocks: [...leading, ...others].map(button) })
    await setShop(false)
    const closed = await shownLinks('meneurs')
    await setShop(true)
    expect([closed, await shownLinks('meneurs')]).toEqual([others, [...leading, ...others]])
  })

  it('are gone from the link fields of items of a collection', async () => {
    const { db } = test.database
    const link = { type: ['string', 'null'], format: 'safe-url' }
    const properties = {
      link,
      more: { type: 'array', items: { type: 'object', properties: { href: { type: 'string', format: 'safe-url' } } } },
    }
    const collection = { route: 'atelier', labels: { fr_FR: 'Ateliers' }, addresses: {}, schema: { type: 'object', properties } }
    await saveCollection(db, SITE, { ...collection, defaultOrder: 'order' })
    const own = { link: '/cave-a-vin', more: [{ href: '/en/cellar' }, { href: '/visite' }] }
    const element = { route: 'atelier', imageId: null, position: 0, properties: own, texts: { fr_FR: { slug: 'un', title: 'Un' } } }
    await saveElement(db, test.features.sanitiser.sanitise, SITE, element)
    const shown = async () => {
      const { link: first, more } = await test.features.elements.get(test.scope(SITE), 'atelier', 'un')
      return { link: first, more }
    }
    await setShop(true)
    expect(await shown()).toEqual(own)
    await setShop(false)
    expect(await shown()).toEqual({ link: null, more: [{ href: '/visite' }] })
  })

  it('are gone from the link of a news item', async () => {
    const { id } = await test.database.db
      .insertInto('news')
      .values({ site_id: SITE, link: '/en/cellar', status: 'PUBLISHED', published_at: new Date(0) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.database.db
      .insertInto('news_texts')
      .values({ site_id: SITE, news_id: id, locale: 'fr_FR', title: 'Vendanges', slug: 'vendanges', summary: '', content: '<p>Ici</p>' })
      .execute()
    const link = async () => (await test.features.news.get(test.scope(SITE), id)).link
    expect(await link()).toBe('/en/cellar')
    await setShop(false)
    expect(await link()).toBeNull()
  })

  it('stay where orders of a closed shop are followed', async () => {
    await setShop(false)
    const { site, locale } = test.scope(SITE)
    const both = async (keepsOrders: boolean) => {
      const isClosed = await test.features.parameters.closedPlaces({ site: { ...site, keepsOrders }, locale })
      return ['/en/my-purchases', '/cave-a-vin'].map((url) => isClosed?.(url))
    }
    expect([await both(true), await both(false)]).toEqual([
      [false, true],
      [true, true],
    ])
  })

  it('are not judged by the check of a draft', async () => {
    await setShop(false)
    const { db } = test.database
    const facts = await linkFacts({ db, ...test.features }, test.scope(SITE), ['/cuvees/rouge', '/en/cellar', '/nulle-part'])
    expect(facts).toEqual({ '/nulle-part': false })
  })
})

it('closes a page of the blog in all its languages when the site has no blog', async () => {
  const id = await savePage('blog')
  await savePage('journal', { id, locale: 'en_GB' })
  const closed = async () => {
    const isClosed = await test.features.parameters.closedPlaces(test.scope(SITE))
    return ['/en/journal', '/en/blog/vin', 'http://cave.localhost:3000/blog', '/journal', '/visite'].map((url) => isClosed?.(url) === true)
  }
  await test.features.parameters.set(SITE, 'IS_BLOG_ACTIVATED', false)
  const without = await closed()
  await test.features.parameters.set(SITE, 'IS_BLOG_ACTIVATED', true)
  expect([without, await closed()]).toEqual([[true, true, true, false, false], Array(5).fill(false)])
})
