import { describe, expect, it } from 'vitest'
import { albumGet } from '#schemas/api/content/album.ts'
import { blogAriane, blogGet, blogList } from '#schemas/api/content/blog-calls.ts'
import { newsGet } from '#schemas/api/content/news.ts'
import { wineFacts } from '#i18n/shop/wine-facts.ts'
import { productGet } from '#schemas/api/shop/product-calls.ts'
import { serviceGet } from '#schemas/api/content/service.ts'
import { siteInfo } from '#schemas/api/sites/site-calls.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { AnsweredNeed, Start } from '#schemas/runtime/site-rendering.ts'
import type { Block } from '#schemas/generated/content.ts'
import { NO_REGIONS, type PageState } from '../document/page-state.ts'
import { structuredData } from './structured-data.ts'

const site = siteInfo.example.data as SiteInfo
const usual: Start = {
  site,
  parameters: [
    { id: 50, type: 'COMPANY_NAME', kind: 'STRING', label: '', value: 'Greffe & Plume SAS' },
    { id: 51, type: 'COMPANY_PHONE', kind: 'STRING', label: '', value: '+33199003700' },
    { id: 52, type: 'HEAD_OFFICE', kind: 'STRING', label: '', value: '12, quai des Écritures, 69002 Lyon' },
    { id: 53, type: 'VAT_NUMBER', kind: 'STRING', label: '', value: 'FR 12 345 678 901' },
    { id: 70, type: 'FACEBOOK_URL', kind: 'LINK', label: '', value: 'https://reseau.example/greffe' },
    { id: 71, type: 'LINKEDIN_URL', kind: 'LINK', label: '', value: 'mailto:nous@greffe.example' },
  ],
}

interface Told {
  readonly url?: string
  readonly blocks?: readonly Block[]
  readonly answers?: readonly (readonly [call: string, value: unknown, params?: AnsweredNeed['params']])[]
  readonly more?: Partial<PageState>
  readonly seo?: PageState['page']['seo']
  readonly params?: PageState['page']['params']
  readonly start?: Start
}

const unasked = { url: 'domiciliation', blocks: [], answers: [], more: {}, seo: {}, params: {}, start: usual }

/** Returns the structured data of a page. */
function told(asked: Told = {}) {
  const { url, blocks, answers, more, seo, params, start }: Required<Told> = { ...unasked, ...asked }
  const state: PageState = {
    locales: { default: 'fr_FR', codes: ['fr_FR'] },
    page: {
      ...{
        id: 12,
        url,
        locale: 'fr_FR',
        title: 'Un siège à Lyon',
        params,
        query: {},
        today: '2026-11-20',
        moment: 0,
        seo,
        shell: 'default',
      },
      ...{ canonical: `${site.url}/${url}`, alternates: [], path: `/${url}` },
    },
    ...{ regions: NO_REGIONS, blocks, titleBlocks: [], data: {}, queries: null, media: [], hasBanner: false, start, error: null },
    ...more,
  }
  const graph = structuredData({ state, start, answers: answers.map(([call, value, p = {}]) => ({ call, value, params: p, targets: [] })) })
  return (graph?.['@graph'] ?? []) as unknown as readonly Record<string, unknown>[]
}
const kinds = (things: readonly Record<string, unknown>[]) => things.map((thing) => thing['@type'])
const block = (type: string, props: Block['props'] = {}): Block => ({ id: 'bloc1', type, v: 1, props })

describe('the structured data of a page', () => {
  it('names the publisher with the data of its settings only', () => {
    const [organization] = told()
    expect(organization).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Greffe & Plume SAS',
      telephone: '+33199003700',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12, quai des Écritures',
        postalCode: '69002',
        addressLocality: 'Lyon',
        addressCountry: 'FR',
      },
      vatID: 'FR12345678901',
      sameAs: ['https://reseau.example/greffe'],
    })
    expect(JSON.parse(JSON.stringify(organization))).not.toHaveProperty('email')
  })

  it.each(['12, quai des Écritures,\n69002 Lyon', '12, quai des Écritures\n69002  Lyon ', '12, quai des Écritures , 69002\tLyon'])(
    'splits the address %j into street, postal code and town',
    (value) => {
      const parameters = [{ id: 52, type: 'HEAD_OFFICE' as const, kind: 'STRING' as const, label: '', value }]
      expect(told({ start: { ...usual, parameters } })[0]).toMatchObject({
        address: { streetAddress: '12, quai des Écritures', postalCode: '69002', addressLocality: 'Lyon' },
      })
    },
  )

  it.each(['10 Downing Street, London SW1A 2AA', 'Lyon', '12, rue X, 69002 Lyon, bâtiment B', '69002 Lyon'])(
    'leaves an address unsplit when its parts are uncertain: %s',
    (value) => {
      const parameters = [{ id: 52, type: 'HEAD_OFFICE' as const, kind: 'STRING' as const, label: '', value }]
      expect(told({ start: { ...usual, parameters } })[0]?.['address']).toBe(value)
    },
  )

  it('contains the opening hours with any other settings on the page', () => {
    const days = [{ day: 'MONDAY', ranges: [{ open: '09:00', close: '12:00' }] }]
    const hours = ['component.conf', { config: { days } }, { slug: 'OPENING_HOURS' }] as const
    const [organization] = told({
      answers: [['component.conf', { config: { model: 'CLASSIC' } }, { slug: 'PRODUCT_FILE_GENERATOR' }], hours],
    })
    expect(organization?.['openingHoursSpecification']).toMatchObject([{ opens: '09:00', closes: '12:00' }])
  })

  it('contains a closure as one period that is closed all day, parted by a day within it', () => {
    const days = [{ day: 'FRIDAY', ranges: [{ open: '18:00', close: '02:00' }] }]
    const exceptions = [
      { date: '2026-10-01', ranges: [] },
      { date: '2027-01-14', ranges: [{ open: '10:00', close: '24:00' }] },
      { date: '2027-02-01', label: 'Pont', ranges: [] },
      { date: '2027-02-02', label: 'Pont', ranges: [] },
    ]
    const closures = [{ from: '2027-01-11', to: '2027-01-20', label: 'Congés' }]
    const [organization] = told({ answers: [['component.conf', { config: { days, exceptions, closures } }, { slug: 'OPENING_HOURS' }]] })
    const closed = { opens: '00:00', closes: '00:00' }
    expect(organization?.['openingHoursSpecification']).toMatchObject([
      { dayOfWeek: 'https://schema.org/Friday', opens: '18:00', closes: '02:00' },
      { ...closed, validFrom: '2027-01-11', validThrough: '2027-01-13' },
      { opens: '10:00', closes: '23:59', validFrom: '2027-01-14', validThrough: '2027-01-14' },
      { ...closed, validFrom: '2027-01-15', validThrough: '2027-01-20' },
      { ...closed, validFrom: '2027-02-01', validThrough: '2027-02-02' },
    ])
  })

  it('contains a day around the clock from 00:00 to 23:59, and no hours of a site without any', () => {
    const of = (ranges: object[]) => {
      const days = [{ day: 'SUNDAY', ranges }]
      return told({ answers: [['component.conf', { config: { days, exceptions: [] } }, { slug: 'OPENING_HOURS' }]] })[0]?.[
        'openingHoursSpecification'
      ]
    }
    expect(of([{ open: '00:00', close: '24:00' }])).toMatchObject([{ opens: '00:00', closes: '23:59' }])
    expect(of([])).toBeUndefined()
  })

  it('contains the page and its breadcrumb, except on the home page', () => {
    expect(kinds(told())).toEqual(['LocalBusiness', 'WebSite', 'WebPage', 'BreadcrumbList'])
    expect(kinds(told({ url: '' }))).toEqual(['LocalBusiness', 'WebSite', 'WebPage'])
  })

  it.each([
    ['contact-form', 'ContactPage'],
    ['search', 'SearchResultsPage'],
    ['news-list', 'CollectionPage'],
  ])('types a page with the block %s as %s', (type, kind) => {
    expect(kinds(told({ blocks: [block(type)] }))).toContain(kind)
  })

  it.each([
    ['BlogPosting', 'blog.get', blogGet.example.data, { blog: 81 }],
    ['NewsArticle', 'news.get', newsGet.example.data, { news: 5 }],
    ['Service', 'service.get', serviceGet.example.data, { service: 6 }],
    ['Product', 'product.get', productGet.example.data, { product: 30 }],
    ['ImageGallery', 'album.get', albumGet.example.data, { album: 2 }],
    ['Event', 'element.get', { id: 41, route: 'event', title: 'Atelier', url: 'x', image: null, startAt: 'x' }, { event: 41 }],
  ])('describes one item as a %s', (kind, call, value, params) => {
    expect(kinds(told({ url: 'x/y', answers: [[call, value]], params }))).toContain(kind)
  })

  it('contains the location of an event, or its page when it is online', () => {
    const place = { name: 'Nos bureaux', address: '12, quai des Écritures', postalCode: '69002', city: 'Lyon' }
    const eventAt = (location: object | null, url: string | null = 'evenements/x') => {
      const value = { id: 41, route: 'event', title: 'Atelier', url, image: null, startAt: 'x', location }
      const things = told({ url: 'evenements/x', answers: [['element.get', value]], params: { event: 41 } })
      return things.find((thing) => thing['@type'] === 'Event')
    }
    expect(eventAt(place)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Nos bureaux', address: { '@type': 'PostalAddress', addressLocality: 'Lyon' } },
    })
    const online = eventAt(null)
    expect(online).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: online?.['url'] },
    })
    expect(eventAt(null, null)?.['location']).toMatchObject({ url: expect.stringMatching(/^https?:/) as string })
  })

  it('contains the price and availability of each variant', () => {
    const answers = [['product.get', productGet.example.data]] as const
    const product = told({ url: 'produits/cuvee-a', answers, params: { product: 30 } }).find((thing) => thing['@type'] === 'Product')
    const names = (product?.['additionalProperty'] as { name: string }[]).map(({ name }) => name)
    expect(names).toEqual(
      wineFacts(productGet.example.data, productGet.example.data.declinations[0]!, 'fr_FR').flatMap(({ key, name }) =>
        key === 'reference' ? [] : [name],
      ),
    )
    expect(names).toEqual(expect.arrayContaining(['Appellation', 'Couleur', 'Contenant', 'Capsule']))
    expect(product).toMatchObject({
      ...{ sku: 'CA', category: 'Rouge' },
      offers: [{ price: 11.25, priceCurrency: 'EUR', availability: 'https://schema.org/InStock', name: 'Cuvée A 2021' }],
    })
  })

  it('marks a variant without stock as available when stock is not managed', () => {
    const { declinations, ...product } = productGet.example.data
    const gone = [true, false].map((setQuantity) => ({ ...declinations[0]!, quantity: 0, setQuantity }))
    const answers = [['product.get', { ...product, declinations: gone }]] as const
    const thing = told({ url: 'produits/cuvee-a', answers, params: { product: 30 } }).find((each) => each['@type'] === 'Product')
    expect(thing?.['offers']).toMatchObject([
      { availability: 'https://schema.org/OutOfStock' },
      { availability: 'https://schema.org/InStock' },
    ])
  })

  it('contains the size of each variant, and the common facts in the product', () => {
    const { declinations, ...product } = productGet.example.data
    const [bottle] = declinations
    if (!bottle) throw new Error('the example has no bottle')
    const half = { ...bottle, id: bottle.id + 1, capacity: 37.5, capacityUnit: 'CENTILITRE' as const, priceToPay: 7 }
    const answers = [['product.get', { ...product, declinations: [bottle, half] }]] as const
    const thing = told({ url: 'produits/cuvee-a', answers, params: { product: 30 } }).find((each) => each['@type'] === 'Product')
    expect((thing?.['additionalProperty'] as { name: string }[]).map(({ name }) => name)).not.toContain('Contenance')
    expect(thing?.['offers']).toMatchObject([
      { name: 'Cuvée A 2021, 75\u00a0cl', description: 'Contenance\u00a0: 75\u00a0cl', price: 11.25 },
      { name: 'Cuvée A 2021, 37,5\u00a0cl', description: 'Contenance\u00a0: 37,5\u00a0cl', price: 7 },
    ])
  })

  it('contains the own image of a variant', () => {
    const { declinations, ...product } = productGet.example.data
    const own = { ...product.image!, externalPath: '/media/40-1a2b/magnum.webp' }
    const answers = [
      ['product.get', { ...product, declinations: [declinations[0]!, { ...declinations[0]!, id: 108, image: own }] }],
    ] as const
    const thing = told({ url: 'produits/cuvee-a', answers, params: { product: 30 } }).find((each) => each['@type'] === 'Product')
    const [first, second] = thing?.['offers'] as readonly Record<string, unknown>[]
    expect(first).not.toHaveProperty('image')
    expect(second?.['image']).toMatch(/^https?:.*\/media\/40-1a2b\/magnum\.jpg\?w=1200$/)
  })

  it('lists the items of a list with absolute URLs', () => {
    const list = told({ url: 'blog', answers: [['blog.list', blogList.example.data]] }).find((thing) => thing['@type'] === 'ItemList')
    const [first] = list?.['itemListElement'] as readonly Record<string, unknown>[]
    expect(first).toMatchObject({ '@type': 'ListItem', position: 1, url: expect.stringMatching(/^https?:\/\/.*\/blog\//) as string })
  })

  it('contains each thing once for several blocks', () => {
    const event = (id: number, url: string | null) => ({
      ...{ id, route: 'event', title: `Atelier ${id}`, url, image: null, startAt: 'x' },
    })
    const shown = (...items: object[]) => ['element.list', { items, total: items.length }, { route: 'event' }] as const
    const answers = [shown(event(41, 'a'), event(42, 'b')), shown(event(42, 'b'), event(43, null)), shown(event(43, null), event(44, null))]
    const things = told({ url: 'evenements', answers })
    const events = things.filter((thing) => thing['@type'] === 'Event')
    expect(events.map(({ name }) => name)).toEqual(['Atelier 41', 'Atelier 42', 'Atelier 43', 'Atelier 44'])
    const ids = things.flatMap((thing) => thing['@id'] ?? [])
    expect([new Set(ids).size, kinds(things).slice(0, 4)]).toEqual([ids.length, ['LocalBusiness', 'WebSite', 'WebPage', 'BreadcrumbList']])
  })

  it('contains the folders of an article in its breadcrumb', () => {
    const trail = told({ url: 'blog/x', answers: [['blog.ariane', blogAriane.example.data]] }).find(
      (thing) => thing['@type'] === 'BreadcrumbList',
    )
    expect((trail?.['itemListElement'] as readonly unknown[]).length).toBeGreaterThan(2)
  })

  it('contains the answers of its questions', () => {
    const faq = block('faq', { items: [{ question: 'Combien\u00a0?', answer: '<p>149 €.</p>' }] })
    expect(told({ blocks: [{ ...block('section'), slots: { content: [faq] } }] }).at(-1)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Combien\u00a0?', acceptedAnswer: { text: '<p>149 €.</p>' } }],
    })
  })

  it('is empty for an error and for a page without indexing', () => {
    expect(told({ more: { error: { status: 404, title: null } } })).toEqual([])
    expect(told({ seo: { noIndex: true } })).toEqual([])
  })
})
