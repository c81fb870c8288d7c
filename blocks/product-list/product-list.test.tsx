import { describe, expect, it } from 'vitest'
import { productFacets, productList } from '#schemas/api/shop/product-calls.ts'
import type { ProductItem } from '#schemas/api/shop/product.ts'
import type { ProductListProps } from '#schemas/generated/block-props.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { deadlineOf } from '#engine/registry/needs.ts'
import { needs } from './data.ts'
import manifest from './block.json' with { type: 'json' }
import { View } from './View.tsx'

testBlock('product-list')

it('shows 100 a page where its page says nothing else', () => {
  expect(manifest.props.properties.count.default).toBe(100)
})

const props: ProductListProps = {
  ...{ type: 'ALL', layout: 'auto', level: 1, title: 'Les vins', count: 100 },
  ...{ showSearch: true, showFilters: true, pagination: true },
}
const [example] = productList.example.data.products
const [bottle] = example!.declinations
const wine = (more: Partial<ProductItem> = {}): ProductItem => ({ ...example!, ...more })
const facets = productFacets.example.data
const shown = (products: ProductItem[], rest: object = {}) =>
  viewBody(View, { props, data: { list: { products, total: products.length }, facets }, page: { query: {} }, ...rest })
const context = { siteId: 38, locale: 'fr_FR', params: {}, query: {}, today: '2026-11-20' }

describe('product-list', () => {
  it('says what a wine costs, what it cost before, by the litre, and that it is cheaper for now', () => {
    const words = shown([wine()]).querySelector('li [class*="words"], li')?.textContent
    expect(words).toContain('11,25\u00a0€')
    expect(shown([wine()]).querySelector('s')?.textContent).toBe('au lieu de 12,50\u00a0€')
    expect(words).toContain('soit 15,00\u00a0€ le litre')
    expect(words).toContain('−10\u00a0%')
    expect(words).toContain('Minervois')
  })

  it('gives the least of several prices, and all vintages', () => {
    const dear = { ...bottle!, id: 108, year: 2019, priceToPay: 30, price: 30, discount: null, lowestPrice: null }
    const body = shown([wine({ declinations: [dear, { ...bottle!, discount: null, lowestPrice: null, priceToPay: 12.5 }] })])
    expect(body.textContent).toContain('dès 12,50\u00a0€')
    expect(body.textContent).toContain('2021 · 2019')
  })

  it('says that few are left, none at all, or that it is not on sale', () => {
    const left = (quantity: number | null, onSale = true, setQuantity = true) =>
      shown([wine({ declinations: [{ ...bottle!, quantity, onSale, setQuantity }] })], {
        context: { parameters: new Map([['STOCK_LIMIT_DISPLAY', 5]]) },
      }).textContent
    expect(left(3)).toContain('Plus que 3')
    expect(left(6)).not.toContain('Plus que')
    expect(left(0)).toContain('Épuisé')
    expect(left(4, false)).toContain('Pas encore en vente')
    // A stock that limits no sale is shown as long as there is one.
    expect(left(3, true, false)).toContain('Plus que 3')
    expect(left(0, true, false)).not.toMatch(/Épuisé|Plus/)
  })

  it('says how many bottles a box holds, and no price where prices are hidden', () => {
    const box = wine({
      type: { id: 2, type: 'BOX' },
      declinations: [],
      products: [{ idProduct: 1, name: 'A', quantity: 6 }],
      priceToPay: null,
    })
    const body = shown([box])
    expect(body.textContent).toContain('6 bouteilles')
    expect(body.textContent).toContain('Prix réservé aux clients connectés')
    const way = [...body.querySelectorAll('a')].find(({ textContent }) => textContent === 'Se connecter pour les voir')
    expect(way?.getAttribute('href')).toMatch(/^\/auth\?target=%2F/)
    expect(body.textContent).not.toContain('€')
  })

  it('filters by kind with links and by the rest with a form, each preserving the other’s choice', () => {
    const more = { ...facets, kinds: [...facets.kinds, { value: 'WHITE', label: 'Blanc', count: 3 }] }
    const page = { path: '/produits', query: { kind: 'RED', max: '20', q: 'syrah' } }
    const body = viewBody(View, { props, data: { list: { products: [wine()], total: 1 }, facets: more }, page })
    expect(body.querySelector('a[aria-current]')?.textContent).toBe('Rouge 12')
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/produits?kind=WHITE&max=20&q=syrah')
    const form = body.querySelector('form[aria-label]')!
    expect([...form.querySelectorAll('input[type="hidden"]')].map((field) => field.getAttribute('value'))).toEqual(['RED', 'syrah'])
    expect(form.querySelector<HTMLSelectElement>('select[name="max"]')?.value).toBe('20')
    const search = body.querySelector('form:has(input[type="search"])')!
    expect(search.getAttribute('action')).toMatch(/^\/produits#.+-results$/)
    const beside = [...search.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name, value }) => [name, value])
    expect(beside).toEqual([
      ['kind', 'RED'],
      ['max', '20'],
    ])
    expect(body.textContent).toContain('1 produit')
  })

  it('is whole where nothing is sought of it: the field may be left empty, as the others may', () => {
    const asked = (query: Record<string, string>) => {
      const page = { path: '/produits', query }
      return viewBody(View, { props: { ...props, showSearch: true }, data: { list: { products: [wine()], total: 1 }, facets }, page })
    }
    expect(asked({}).querySelector<HTMLInputElement>('input[name="q"]')?.required).toBe(false)
    const emptied = asked({ q: '', kind: '', max: '' })
    expect(emptied.querySelector('details')?.open).toBe(false)
    expect(emptied.textContent).toBe(asked({}).textContent)
  })

  it('distinguishes a list without matches, with a link back, from an empty one and a failed one', () => {
    expect(shown([], { page: { path: '/produits', query: { kind: 'RED' } } }).textContent).toContain('Rien ne répond à ce choix')
    expect(shown([]).textContent).toContain('La boutique est vide')
    expect(viewBody(View, { props, data: {} }).textContent).toContain('n’ont pas pu être chargés')
  })

  it('says that an invalid address is not understood, and links the whole list', () => {
    const refused = (query: Record<string, string>) => viewBody(View, { props, data: { facets }, page: { path: '/produits', query } })
    for (const query of [
      ...[{ appellation: 'gt:x' }, { colour: 'PINK' }, { sweetness: 'x' }, { grape: 'lt:a' }, { organic: 'peut-être' }, { kind: 'x' }],
      ...[{ tag: 'gte:a' }, { year: 'abc' }, { max: '9,5' }, { sort: 'price:up' }, { q: 'x'.repeat(101) }],
    ] as Record<string, string>[]) {
      const body = refused({ ...query, page: '2' })
      expect([query, body.textContent]).toEqual([query, expect.stringContaining('Ce filtre n’est pas compris.')])
      const back = [...body.querySelectorAll('a')].find(({ textContent }) => textContent === 'Voir tous les produits')
      expect(back?.getAttribute('href')).toBe('/produits')
    }
    const { year } = facets.years[0]!
    for (const query of [{ year: String(year), max: '20', sort: 'price:desc', organic: 'true' }, {}] as Record<string, string>[])
      expect(refused(query).textContent).toContain('n’ont pas pu être chargés')
  })

  it('takes the layout and the proportions that the site has set, unless it has its own', () => {
    const list = (more: Partial<ProductListProps>) =>
      viewBody(View, {
        ...{ props: { ...props, ...more }, data: { list: { products: [wine()], total: 1 } } },
        context: {
          parameters: new Map([
            ['PRODUCT_DISPLAY', 'LIST'],
            ['PRODUCT_ASPECT_RATIO', '1/1'],
          ]),
        },
      }).querySelector('[data-layout][data-ratio]')
    expect(list({})?.getAttribute('data-layout')).toBe('list')
    expect(list({})?.getAttribute('data-ratio')).toBe('1/1')
    expect(list({ layout: 'grid' })?.getAttribute('data-layout')).toBe('grid')
  })

  it('shows the products of a narrowed address, and its search, while the facets are missing', () => {
    const data = { list: { products: [wine()], total: 1 } }
    const body = viewBody(View, {
      props: { ...props, showSearch: true },
      data,
      page: { path: '/produits', query: { kind: 'RED', q: 'cuvée' } },
    })
    expect(body.textContent).toContain(example!.name)
    expect(body.querySelector<HTMLInputElement>('input[name=q]')?.value).toBe('cuvée')
    expect(body.querySelector<HTMLInputElement>('form input[name=kind]')?.value).toBe('RED')
  })

  it('is waited for as the subject where its page is read by it, its facets and others are not', () => {
    const waits = (own: ProductListProps) => needs(own, context).map(deadlineOf)
    expect([waits(props), waits({ ...props, pagination: false })]).toEqual([
      [25_000, 300],
      [300, 300],
    ])
  })

  it('asks for what the address says, a hundred at once, and for its own type and tags alone', () => {
    expect(needs(props, context)[0]?.params).toEqual({ nbItem: 100, page: 1 })
    const query = { kind: 'RED', year: '2021', max: '20', sort: 'price:desc', q: 'syrah', tag: 'bio', page: '2' }
    expect(needs(props, { ...context, query })[0]?.params).toEqual({
      ...{ kind: 'RED', year: '2021', price: 'lte:20', orderBy: 'price:desc', search: 'syrah', tags: 'bio', nbItem: 100, page: 2 },
    })
    const fixed = needs({ ...props, type: 'BOX', tags: ['cadeau'], showFilters: false, showSearch: false }, { ...context, query })
    expect(fixed).toEqual([
      { key: 'list', call: 'product.list', params: { type: 'BOX', tags: 'cadeau', nbItem: 100, page: 2 }, pagedBy: 'page' },
    ])
  })

  it('offers the facts of the catalogue’s wines as filters, and requests those in the address', () => {
    const query = { colour: 'RED', appellation: 'Minervois', grape: 'Syrah', sweetness: 'DRY', organic: 'true' }
    const wines = { colour: 'RED', appellation: 'Minervois', grapes: 'Syrah', sweetness: 'DRY', organic: 'true' }
    expect(needs(props, { ...context, query })[0]?.params).toEqual({ ...wines, nbItem: 100, page: 1 })
    expect(needs({ ...props, showFilters: false }, { ...context, query })[0]?.params).toEqual({ nbItem: 100, page: 1 })
    const data = { list: { products: [wine()], total: 1 }, facets }
    const body = viewBody(View, { props, data, page: { path: '/produits', query } })
    const chosen = (name: string) => body.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
    expect(Object.fromEntries(Object.keys(query).map((name) => [name, chosen(name)?.value]))).toEqual(query)
    expect([...chosen('colour')!.options].map(({ text }) => text)).toEqual(['Toutes', 'Rouge'])
    expect(body.querySelector('label[for$="-organic"]')?.textContent).toBe('Culture')
    expect(body.querySelector('details')?.hasAttribute('open')).toBe(true)
    expect([...body.querySelectorAll('a')].find((link) => link.textContent === 'Voir tous les produits')?.getAttribute('href')).toBe(
      '/produits',
    )
    const bare = { ...facets, colours: [], organic: 0 }
    const other = viewBody(View, { props, data: { ...data, facets: bare }, page: { path: '/produits', query: {} } })
    expect(other.querySelector('select[name="colour"], select[name="organic"]')).toBeNull()
  })

  it('takes page and length from the address, and returns to the first page after another choice', () => {
    const query = { nbItem: '12', page: '3', kind: 'RED' }
    expect(needs(props, { ...context, query })[0]?.params).toMatchObject({ nbItem: 12, page: 3, kind: 'RED' })
    for (const nbItem of ['13', '-1', '1e9', '', 'x'])
      expect(needs(props, { ...context, query: { nbItem } })[0]?.params).toMatchObject({ nbItem: 100 })
    const kinds = [...facets.kinds, { value: 'WHITE', label: 'Blanc', count: 3 }]
    const data = { list: { products: [wine()], total: 40 }, facets: { ...facets, kinds } }
    const body = viewBody(View, { props, data, page: { path: '/produits', query } })
    const hrefs = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining(['/produits?nbItem=12&kind=WHITE', '/produits?nbItem=12&kind=RED&page=2']))
    expect(body.querySelector<HTMLSelectElement>('select[name="nbItem"]')?.value).toBe('12')
    expect(body.querySelector('details')?.hasAttribute('open')).toBe(true)
  })
})
