import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallData, CallName } from '#schemas/api/calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: path, headers: { host: 'localhost', ...headers } })

async function data<Name extends CallName>(_: Name, path: string, headers: Record<string, string> = {}): Promise<CallData<Name>> {
  const response = await ask(`/api${path}`, headers)
  expect([path, response.statusCode]).toEqual([path, 200])
  return response.json<{ data: CallData<Name> }>().data
}

const listed = async (query: string) => (await data('product.list', `/product?${query}`)).products.map(({ reference }) => reference)
const set = async (type: string, value: boolean | string | null) => {
  await test.app.features.parameters.set(37, type, value)
}
const inEnglish = { host: 'cave.localhost', userlang: 'en_GB' }

describe('/product', () => {
  it('lists the published products by price with their variants', async () => {
    const { products, total } = await data('product.list', '/product')
    expect([products.map(({ reference }) => reference), total]).toEqual([['CB', 'CA', 'COF', 'BARE'], 4])
    expect(products[1]).toMatchObject({
      ...{ id: 3000, idProduct: 3000, name: 'Cuvée A', url: 'produits/cuvee-a', isVintage: true, hasShippingFees: true },
      ...{ type: { id: 1, type: 'WINE' }, kind: { value: 'RED', label: 'Rouge' }, tags: [{ value: 'bio', label: 'bio' }] },
      ...{ price: 12.5, priceToPay: 11.25, discount: null, quantity: null, setQuantity: false, onSale: true },
      ...{ variation1: { label: 'Contenance', displayLabel: 'Format' }, variation2: null, image: { id: 31 } },
      ...{ appellation: 'Minervois', grapes: ['Syrah', 'Grenache'], organic: true, servingTemperature: { from: 15, to: 17 } },
      declinations: [
        {
          ...{ id: 3107, year: 2021, price: 12.5, priceToPay: 11.25, lowestPrice: 12.5, pricePerLitre: 15, sellByMultipleOf: 6 },
          ...{ discount: { id: 9, type: 'PERCENT', amount: 10, detailType: 'PRODUCT', code: null }, quantity: 34, setQuantity: true },
          ...{ capacity: 75, capacityUnit: 'CENTILITRE', abv: 13, variation1: { label: '75 cl' } },
        },
        { id: 3108, quantity: 0, capacity: 1.5, capacityUnit: 'LITER', pricePerLitre: 18.67 },
      ],
    })
  })

  it('lists the contents of a box, and limits its stock by its bottles', async () => {
    const { products } = await data('product.list', '/product?type=BOX')
    expect(products).toMatchObject([
      {
        ...{ reference: 'COF', quantity: 17, setQuantity: true, pricePerLitre: 17.33, declinations: [], allergens: ['SULPHITES'] },
        products: [
          { idProduct: 3107, name: 'Cuvée A 2021', quantity: 2, url: 'produits/cuvee-a' },
          { idProduct: 3031, name: 'Cuvée B', quantity: 1, url: 'produits/cuvee-b' },
        ],
      },
    ])
  })

  it('does not sell a wine without its alcohol content, and sorts it last by price', async () => {
    const bare = await data('product.get', '/product/cuvee-c')
    expect([bare.onSale, bare.abv]).toEqual([false, null])
    expect((await listed('orderBy=price:desc')).at(-1)).toBe('BARE')
  })

  it.each([
    ['kind=RED', ['CA', 'BARE']],
    ['kind=RED,WHITE', ['CB', 'CA', 'BARE']],
    ['kind=df:RED', ['CB', 'COF']],
    ['tags=bio&type=WINE', ['CB', 'CA', 'BARE']],
    ['isVintage=true', ['CA']],
    ['year=2019', ['CA']],
    ['year=2020', []],
    ['year=gte:2020', ['CA']],
    ['year=lt:2021', ['CA']],
    ['year=gt:2021', []],
    ['year=df:2019', ['CB', 'COF', 'BARE']],
    ['price=8.9', ['CB']],
    ['price=lt:8.901', ['CB']],
    ['price=lt:8.90', []],
    ['price=gt:8.9', ['CA', 'COF']],
    ['price=gte:11.25&price=lte:38.999', ['CA']],
    ['price=8.901', []],
    ['price=lt:99999999999', ['CB', 'CA', 'COF']],
    ['colour=RED', ['CA']],
    ['colour=RED,ROSE', ['CA']],
    ['colour=df:RED', ['CB', 'COF', 'BARE']],
    ['appellation=lk:M%C3%ACNER', ['CA']],
    ['appellation=Minervois', ['CA']],
    ['appellation=minervois', []],
    ['appellation=df:Minervois', ['CB', 'COF', 'BARE']],
    ['grapes=Viognier,Syrah', ['CA']],
    ['grapes=Viognier', []],
    ['grapes=df:Syrah', ['CB', 'COF', 'BARE']],
    ['sweetness=DRY', ['CA']],
    ['sweetness=SWEET', []],
    ['organic=true', ['CA']],
    ['organic=0', ['CB', 'COF', 'BARE']],
    ['abv=13', ['CB', 'CA']],
    ['abv=13.05', []],
    ['abv=df:13', ['COF', 'BARE']],
    ['abv=gte:12.95', ['CB', 'CA']],
    ['abv=gt:13', []],
    ['abv=lt:13.01', ['CB', 'CA']],
    ['abv=lt:13', []],
    ['name=lk:CUVEE', ['CB', 'CA', 'BARE']],
    ['name=Cuv%C3%A9e%20B', ['CB']],
    ['search=syrah', ['CA', 'COF']],
    ['search=minervois', ['CA', 'COF']],
    ['search=cuve%20b', ['CB']],
    ['search=2021', ['CA', 'COF']],
    ['search=cuv%C3%A9e%202021', ['CA', 'COF']],
    ['orderBy=name', ['COF', 'CA', 'CB', 'BARE']],
    ['orderBy=order', ['COF', 'CB', 'CA', 'BARE']],
    ['orderBy=year:desc,name', ['CA', 'COF', 'CB', 'BARE']],
    ['nbItem=1&page=2', ['CA']],
  ])('returns %s', async (query, found) => {
    expect(await listed(query)).toEqual(found)
  })

  it('uses the sort order of the site', async () => {
    await set('PRODUCT_ORDER', 'order')
    expect(await listed('')).toEqual(['COF', 'CB', 'CA', 'BARE'])
    expect(await listed('orderBy=price')).toEqual(['CB', 'CA', 'COF', 'BARE'])
    await set('PRODUCT_ORDER', 'price:desc')
    expect(await listed('')).toEqual(['COF', 'CA', 'CB', 'BARE'])
    await set('PRODUCT_ORDER', null)
  })

  it('uses the requested locale, or the default locale of the site', async () => {
    const { products } = await data('product.list', '/product', inEnglish)
    expect(products).toMatchObject([{ name: 'White chalk', url: 'products/white-chalk', kind: { label: 'White' } }])
    expect(await data('product.get', '/product/white-chalk', inEnglish)).toMatchObject({ content: '<p>Salin.</p>' })
    expect(await data('product.get', '/product/craie-blanche', inEnglish)).toMatchObject({ name: 'White chalk' })
  })

  it('does not limit the quantity when stock is not managed', async () => {
    const { quantity } = (await data('product.get', '/product/3107')).declinations[0] ?? {}
    expect(quantity).toBeGreaterThan(0)
    await set('STOCK_MANAGEMENT', false)
    expect((await data('product.get', '/product/3107')).declinations[0]).toMatchObject({ quantity, setQuantity: false })
    expect(await data('product.get', '/product/coffret')).toMatchObject({ quantity: 50, setQuantity: true })
    await set('STOCK_MANAGEMENT', null)
  })
})

describe('/product/{id}', () => {
  it('returns a product by its id, its slug or the id of a variant', async () => {
    const product = await data('product.get', '/product/cuvee-a')
    expect(product).toMatchObject({
      ...{ id: 3000, content: '<p>Élevée par Greffe &amp; Plume.</p>', images: [{ id: 31 }], mealIcons: [3] },
      ...{ ingredients: 'Raisins, sulfites.', nutrition: { energyKj: 330, energyKcal: 80, sugars: 0.2 }, withdrawalExempt: false },
    })
    expect(product).not.toHaveProperty('currentDeclination')
    expect(product.declinations.map(({ id, image }) => [id, image?.id])).toEqual([
      [3107, undefined],
      [3108, 31],
    ])
    expect(await data('product.get', '/product/3108')).toMatchObject({ id: 3000, currentDeclination: 3108 })
  })

  it('recommends chosen products, or else similar ones that are on sale', async () => {
    const recommended = async (id: string) =>
      (await data('product.recommended', `/v2/product/recommended/${id}`)).products.map(({ reference }) => reference)
    expect(await recommended('cuvee-b')).toEqual(['CA'])
    expect(await recommended('3000')).toEqual(['CB'])
    expect(await recommended('3040')).toEqual([])
    // This product shares no tag and no kind: only the choice of the owner brings it.
    const { db } = test.database
    await db.insertInto('recommended_products').values({ site_id: 37, product_id: 3000, recommended_id: 3040, position: 0 }).execute()
    await test.app.features.directory.refresh(37)
    expect(await recommended('3000')).toEqual(['COF'])
    await db.deleteFrom('recommended_products').where('product_id', '=', 3000).execute()
    await test.app.features.directory.refresh(37)
    expect(await recommended('3000')).toEqual(['CB'])
  })

  it('returns the facets with their counts', async () => {
    expect(await data('product.facets', '/v2/product/facets')).toEqual({
      kinds: [
        { value: 'RED', label: 'Rouge', count: 2 },
        { value: 'WHITE', label: 'Blanc', count: 1 },
      ],
      tags: [{ value: 'bio', label: 'bio', count: 3 }],
      years: [
        { year: 2021, count: 1 },
        { year: 2019, count: 1 },
      ],
      colours: [{ value: 'RED', label: 'Rouge', count: 1 }],
      appellations: [{ value: 'Minervois', label: 'Minervois', count: 1 }],
      grapes: [
        { value: 'Grenache', label: 'Grenache', count: 1 },
        { value: 'Syrah', label: 'Syrah', count: 1 },
      ],
      sweetnesses: [{ value: 'DRY', label: 'Sec', count: 1 }],
      organic: 1,
    })
  })

  it('returns the awards, dishes and variation axes', async () => {
    const award = { id: 4, name: 'Médaille d’or', contest: 'Concours agricole', year: 2025, vintage: 2021 }
    expect(await data('award.list', '/award?product=3000')).toMatchObject([award])
    expect(await data('award.list', '/award')).toHaveLength(1)
    expect(await data('award.list', '/award?product=3031')).toEqual([])
    expect(await data('mealIcon.list', '/parameter/product/meal-icon')).toMatchObject([{ id: 3, label: 'Viande rouge' }])
    expect(await data('variation.list', '/variation')).toEqual([
      {
        ...{ id: 31, label: 'Contenance', displayLabel: 'Format' },
        values: [
          { id: 311, label: '75 cl' },
          { id: 312, label: 'Magnum' },
        ],
      },
    ])
  })
})

it('a product and its variants have three named variation axes', async () => {
  const { pool } = test.database
  const french = (texts: object | string) => JSON.stringify({ fr_FR: texts })
  const ways = [
    [32, { label: 'Habillage', displayLabel: 'Bouchage' }, 321, 'Cire'],
    [33, { label: 'Élevage' }, 331, 'Fût de chêne'],
  ] as const
  for (const [id, texts, value, label] of ways) {
    await pool.query('insert into variations (id, site_id, texts) values ($1, 37, $2)', [id, french(texts)])
    await pool.query('insert into variation_values (id, site_id, variation_id, labels) values ($1, 37, $2, $3)', [value, id, french(label)])
  }
  await pool.query('update products set variation2_id = 32, variation3_id = 33 where id = 3000')
  await pool.query('update sellables set variation2_value_id = 321, variation3_value_id = 331 where id = 3107')
  await test.app.features.directory.refresh(37)
  const product = await data('product.get', '/product/cuvee-a')
  expect([product.variation1, product.variation2, product.variation3]).toEqual([
    { label: 'Contenance', displayLabel: 'Format' },
    { label: 'Habillage', displayLabel: 'Bouchage' },
    { label: 'Élevage', displayLabel: null },
  ])
  expect(product.declinations.map(({ variation1, variation2, variation3 }) => [variation1, variation2, variation3])).toEqual([
    [{ label: '75 cl' }, { label: 'Cire' }, { label: 'Fût de chêne' }],
    [{ label: 'Magnum' }, null, null],
  ])
})

describe('hidden prices', () => {
  it('are in no response to a visitor, and in those to a member', async () => {
    await set('HIDE_PRODUCT_PRICES', true)
    const text = (await ask('/api/product')).body
    expect(text).not.toMatch(/"(price|priceToPay|lowestPrice|pricePerLitre)":[0-9]/)
    expect(text).not.toContain('"discount":{')
    expect((await data('product.list', '/product')).products.map(({ reference }) => reference)).toEqual(['COF', 'CA', 'CB', 'BARE'])
    for (const query of ['price=lt:20', 'orderBy=price']) {
      const refused = await ask(`/api/product?${query}`)
      expect([refused.statusCode, refused.json<{ data: { code: string } }>().data.code]).toEqual([403, 'PRICES_HIDDEN'])
    }
    const { token } = await addMember(test, {})
    expect(await data('product.get', '/product/3107', { authorization: token })).toMatchObject({ priceToPay: 11.25 })
    await set('HIDE_PRODUCT_PRICES', null)
  })
})

describe('/product/generate/file', () => {
  it('returns the URL of the data sheet and serves it there', async () => {
    const sheet = await data('product.file', '/product/generate/file/3000/3107')
    expect(sheet).toMatchObject({ filename: 'cuvee-a-2021.pdf', mimeType: 'application/pdf' })
    expect(sheet.url).toMatch(/^\/files\/product\/3000-3107-[0-9a-f]{8}\.pdf$/)
    const file = await ask(sheet.url)
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(0, 5).toString()]).toEqual([
      ...[200, 'application/pdf', '%PDF-'],
    ])
    expect(file.headers['content-disposition']).toBe('inline; filename="cuvee-a-2021.pdf"')
    const text = await pdfText(file.rawPayload)
    expect(text).toContain('01 99 00 12 34')
    expect(text).toContain('Contenant')
    expect(text).toContain('Bouteille')
    expect(text).toContain('Représentative de droits (CRD)')
    expect(text).not.toContain('Prix')
    expect((await ask('/files/product/3050-12345678.pdf')).statusCode).toBe(404)
    expect((await ask('/files/product/nothing.pdf')).statusCode).toBe(404)
  })

  it('lists only the awards of the vintage of the bottle', async () => {
    const sheetOf = async (id: number) =>
      pdfText((await ask(`/api/product/generate/file/3000/${id}`, { accept: 'application/pdf' })).rawPayload)
    expect(await sheetOf(3107)).toContain('Médaille d’or, Concours agricole 2025')
    expect(await sheetOf(3108)).not.toContain('Médaille d’or')
  })

  it('returns the PDF to a client that accepts only PDF', async () => {
    const file = await ask('/api/product/generate/file/3031', { accept: 'application/pdf' })
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(0, 5).toString()]).toEqual([
      ...[200, 'application/pdf', '%PDF-'],
    ])
    expect((await ask('/api/product/generate/file/3050', { accept: 'application/pdf' })).json()).toMatchObject({ success: false })
  })

  it('serves a sheet in each locale of the site', async () => {
    const { url } = await data('product.file', '/product/generate/file/white-chalk', inEnglish)
    expect(url).toMatch(/^\/files\/product\/3138-en_GB-[0-9a-f]{8}\.pdf$/)
    expect((await ask(url, { host: 'cave.localhost' })).statusCode).toBe(200)
    expect((await ask(url)).statusCode).toBe(404)
  })
})
