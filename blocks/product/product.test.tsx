import { describe, expect, it } from 'vitest'
import { awardList, mealIconList, productFile, productGet } from '#schemas/api/shop/product-calls.ts'
import type { Product } from '#schemas/api/shop/product.ts'
import type { ProductProps } from '#schemas/generated/block-props.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('product')

const props: ProductProps = { listHref: '/produits', showAwards: true, showMeals: true, showSheet: true }
const product: Product = productGet.example.data
const [bottle] = product.declinations
const magnum = { ...bottle!, id: 108, year: 2019, capacity: 1.5, capacityUnit: 'LITER' as const, priceToPay: 30, price: 30, discount: null }
const beside = { awards: awardList.example.data, meals: mealIconList.example.data, sheet: productFile.example.data }
const context = { siteId: 38, locale: 'fr_FR', params: { product: 30 }, query: {}, today: '2026-11-20' }
const site = { ...testContext.site, isECommerce: true }
const shown = (more: Partial<Product> = {}, stage: { query?: Record<string, string>; parameters?: Record<string, string> } = {}) =>
  viewBody(View, {
    ...{ props, data: { product: { ...product, ...more }, ...beside }, page: { path: '/produits/cuvee-a', query: stage.query ?? {} } },
    context: { site, parameters: new Map([...testContext.parameters, ...Object.entries(stage.parameters ?? {})]) },
  })

describe('product', () => {
  it('says what the bottle costs, by the litre too, and what the struck price is', () => {
    const body = shown()
    expect(body.querySelector('h1, h2')?.textContent).toBe('Cuvée A')
    expect(body.textContent).toContain('11,25\u00a0€')
    expect(body.textContent).toContain('Toutes taxes comprises, soit 15,00\u00a0€ le litre')
    expect(body.querySelector('s')?.textContent).toBe('au lieu de 12,50\u00a0€')
    expect(body.textContent).toContain('le plus bas des trente jours')
  })

  it('links each vintage at its own address, with marks for the chosen one and the sold-out ones', () => {
    const declinations = [bottle!, magnum, { ...bottle!, id: 109, year: 2018, quantity: 0 }]
    const links = (body: HTMLElement) => [...body.querySelectorAll<HTMLAnchorElement>('a[href*="declination="]')]
    const first = shown({ declinations })
    expect(links(first).map((link) => link.getAttribute('href'))).toEqual(
      [107, 108, 109].map((id) => `/produits/cuvee-a?declination=${id}`),
    )
    expect(first.querySelector('[aria-current]')?.textContent).toContain('2021')
    expect(links(first)[2]?.textContent).toContain('Épuisé')
    const other = shown({ declinations }, { query: { declination: '108' } })
    expect(other.textContent).toContain('30,00\u00a0€')
    expect(other.querySelector('[aria-current]')?.textContent).toContain('2019')
  })

  it('marks in its choices the vintage that costs less for now', () => {
    const reduced = { ...bottle!, discount: { ...bottle!.discount!, type: 'PERCENT' as const, amount: 20 } }
    const body = shown({ declinations: [{ ...magnum, discount: null }, reduced] })
    const marks = [...body.querySelectorAll('a[href*="declination="]')].map((link) => link.textContent.includes('−20\u00a0%'))
    expect(marks).toEqual([false, true])
  })

  it('shows its facts as a list or a table, its ingredients, meals and awards', () => {
    const body = shown()
    expect(body.querySelector('dl')?.textContent).toContain('Appellation')
    expect(shown({}, { parameters: { FEATURES_PRODUCT_STYLE: 'TABLE' } }).querySelector('dl')).toBeNull()
    expect(body.textContent).toContain('Raisins, sulfites.')
    expect(body.textContent).toContain('330\u00a0kJ / 80\u00a0kcal')
    expect(body.textContent).toContain('Viande rouge')
    expect(body.textContent).toContain('Médaille d’or, Concours agricole 2025')
    expect(body.querySelector('a[href^="/files/product/"]')?.textContent).toContain('Fiche technique')
  })

  it('shows the picture and the awards of the chosen bottle instead of the product’s', () => {
    const own = { ...product.image!, id: 40, alt: 'Un magnum' }
    const other = { ...product.image!, id: 41, alt: 'Une grappe' }
    const pictured = { declinations: [bottle!, { ...magnum, image: own }], images: [product.image!, other] }
    const seen = (query: Record<string, string>) => {
      const body = shown(pictured, { query })
      const alts = [...body.querySelectorAll('img')].map(({ alt }) => alt).filter((alt) => alt !== '')
      return [alts, body.textContent.includes('Médaille d’or')]
    }
    expect(seen({})).toEqual([['Deux associés signent', 'Une grappe'], true])
    expect(seen({ declination: '108' })).toEqual([['Un magnum', 'Une grappe'], false])
  })

  it('shows the picture of the chosen bottle where the product has none', () => {
    const own = { ...product.image!, id: 40, alt: 'Un magnum' }
    const body = shown({ declinations: [{ ...magnum, image: own }], images: [], image: null })
    expect([...body.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Un magnum'])
  })

  it('stands across the page where the site has set it so', () => {
    expect(shown().querySelector('[data-page-style="classic"]')).not.toBeNull()
    expect(shown({}, { parameters: { PRODUCT_PAGE_STYLE: 'WIDE' } }).querySelector('[data-page-style="wide"]')).not.toBeNull()
  })

  it('shows the legal notice about alcohol', () => {
    expect(shown().textContent).toContain('L’abus d’alcool est dangereux pour la santé')
    expect(shown().textContent).toContain('mineurs de moins de 18\u00a0ans')
  })

  it('can be bought by its own step, unless it is gone, hidden or the site has no shop', () => {
    const quantity = (body: HTMLElement) => body.querySelector<HTMLInputElement>('input[name="quantity"]')
    expect(quantity(shown())?.value).toBe('6')
    // The wheel changes the number in a field of that type, and `1e2` is read there as another one.
    expect(quantity(shown())?.type).toBe('text')
    expect(quantity(shown({ declinations: [{ ...bottle!, quantity: 0 }] }))).toBeNull()
    const hidden = shown({ declinations: [{ ...bottle!, priceToPay: null }] })
    expect(quantity(hidden)).toBeNull()
    const way = [...hidden.querySelectorAll('a')].find(({ textContent }) => textContent === 'Se connecter pour le voir')
    expect(way?.getAttribute('href')).toMatch(/^\/auth\?target=%2F/)
    expect(quantity(viewBody(View, { props, data: { product } }))).toBeNull()
  })

  it('can be bought beyond its shown stock where stock limits no sale', () => {
    const left = (quantity: number) =>
      shown({ declinations: [{ ...bottle!, quantity, setQuantity: false }] }, { parameters: { STOCK_LIMIT_DISPLAY: '5' } })
    const field = (body: HTMLElement) => body.querySelector<HTMLInputElement>('input[name="quantity"]')
    expect(left(3).textContent).toContain('Plus que 3')
    expect(field(left(3))).not.toBeNull()
    expect(left(0).textContent).not.toMatch(/Épuisé|Plus/)
    expect(field(left(0))).not.toBeNull()
  })

  it('says what is in a box', () => {
    const box = shown({
      ...{ type: { id: 2, type: 'BOX' }, declinations: [] },
      products: [
        { idProduct: 107, name: 'Cuvée A 2021', quantity: 3, url: 'produits/cuvee-a' },
        { idProduct: 108, name: 'Cuvée B 2020', quantity: 1 },
      ],
    })
    expect(box.textContent).toContain('3\u00a0× Cuvée A 2021')
    // What not everyone may see is named, and leads nowhere.
    const links = [...box.querySelectorAll('section li a')].map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([['Cuvée A 2021', '/produits/cuvee-a?declination=107']])
  })

  it('says how much each bottle of a box holds', () => {
    const held = [
      { idProduct: 107, name: 'Cuvée A 2021', quantity: 3, capacity: 75, capacityUnit: 'CENTILITRE' as const },
      { idProduct: 108, name: 'Cuvée B 2020', quantity: 1, capacity: 1.5, capacityUnit: 'LITER' as const },
    ]
    const box = shown({ ...{ type: { id: 2, type: 'BOX' }, declinations: [] }, products: held })
    expect(box.textContent).toContain('3\u00a0× Cuvée A 2021, 75\u00a0cl')
    expect(box.textContent).toContain('1\u00a0× Cuvée B 2020, 1,5\u00a0L')
  })

  it('says that the product did not come, and leads to the others', () => {
    const body = viewBody(View, { props, data: {} })
    expect(body.textContent).toContain('n’a pas pu être chargé')
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/produits')
  })

  it('asks for what it shows alone, and for the sheet of the chosen bottle', () => {
    expect(needs(props, { ...context, query: { declination: '108' } }).map(({ call, params }) => [call, params])).toEqual([
      ['product.get', { id: 30 }],
      ['award.list', { product: 30 }],
      ['mealIcon.list', {}],
      ['product.file', { id: 30, declinationId: '108' }],
    ])
    expect(needs({ ...props, showAwards: false, showMeals: false, showSheet: false }, context)).toHaveLength(1)
    expect(needs(props, { ...context, params: {} })).toEqual([])
  })
})
