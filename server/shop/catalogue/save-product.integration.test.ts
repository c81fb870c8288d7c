import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { awardList, productList } from '#schemas/api/shop/product-calls.ts'
import { cents } from '#domain/shop/pricing/cents.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { ProductInput, SellableInput } from './product-input.ts'
import { saveProduct } from './save-product.ts'

let test: TestFeatures
beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const bottle = (more: Partial<SellableInput> = {}): SellableInput => ({
  ...{ year: 2022, capacityMl: 750, capacityUnit: 'CENTILITRE', variationValueIds: [], price: cents(1200), discountId: null },
  ...{ sellByMultipleOf: null, abv: 130, drinkFrom: null, drinkTo: null, container: 'BOTTLE', crd: true, onHand: 60 },
  ...more,
})
const product = (more: Partial<ProductInput> = {}): ProductInput => ({
  ...{ type: 'WINE', reference: 'NEW', kind: 'RED', isVintage: true, tags: [], imageIds: [], position: 1, variationIds: [] },
  ...{ hasShippingFees: true, vatRate: 2000, withdrawalExemption: null, appellation: null, colour: 'RED', sweetness: null },
  ...{ grapes: [], isOrganic: false, allergens: [], servingTemperature: null, nutrition: null, status: 'PUBLISHED' },
  texts: { fr_FR: { slug: 'nouveau', title: 'Nouveau', summary: null, content: '', ingredients: null } },
  ...{ sold: { declinations: [bottle()] }, contents: [], awards: [], mealIconIds: [], recommendedIds: [] },
  ...more,
})
const save = (input: ProductInput, id?: number) =>
  saveProduct(test.database.db, test.features.sanitiser.sanitise, 37, id === undefined ? input : { ...input, id })
const read = async (id: number) => {
  await test.features.directory.refresh(37)
  return test.features.catalogue.get({ scope: test.scope(37), caller: visitor }, id)
}

describe('a product that is stored', () => {
  it('keeps the numbers and the stock of its declinations, and loses those that are gone', async () => {
    const id = await save(product({ reference: 'KEEP', texts: { fr_FR: { ...product().texts['fr_FR']!, slug: 'garde' } } }))
    const [first] = (await read(id)).declinations
    await test.database.db.updateTable('stocks').set({ on_hand: 7 }).where('sellable_id', '=', first!.id).execute()
    const words = { fr_FR: { ...product().texts['fr_FR']!, slug: 'garde' } }
    const more = { reference: 'KEEP', texts: words, sold: { declinations: [bottle({ year: 2021 }), bottle()] } }
    await save(product(more), id)
    const { declinations } = await read(id)
    expect(declinations.map(({ year, quantity }) => [year, quantity])).toEqual([
      [2021, 60],
      [2022, 7],
    ])
    expect(declinations[1]?.id).toBe(first?.id)
    await save(product({ ...more, sold: { declinations: [bottle({ year: 2021 })] } }), id)
    expect((await read(id)).declinations.map(({ year }) => year)).toEqual([2021])
  })

  it('has its bottles pictured, each by its own picture or none, and its awards dated', async () => {
    const words = { fr_FR: { ...product().texts['fr_FR']!, slug: 'images' } }
    const texts = { fr_FR: { name: 'Médaille', contest: 'Concours' } }
    const awards = [2022, null].map((vintage) => ({ year: 2025, vintage, imageId: null, texts }))
    const magnum = (imageId: number | null) => bottle({ capacityMl: 1500, imageId })
    const input = (imageId: number | null) =>
      product({ reference: 'PICTURED', texts: words, awards, sold: { declinations: [bottle(), magnum(imageId)] } })
    const id = await save(input(31))
    const pictures = async () => (await read(id)).declinations.map(({ image }) => image?.id)
    expect(await pictures()).toEqual([undefined, 31])
    expect((await read(id)).declinations[0]).not.toHaveProperty('image')
    const listed = await test.features.catalogue.awards(test.scope(37), parseListQuery(listGrammarOf(awardList), [['product', String(id)]]))
    expect(listed.map(({ vintage }) => vintage)).toEqual([2022, undefined])
    expect(listed[1]).not.toHaveProperty('vintage')
    await save(input(null), id)
    expect(await pictures()).toEqual([undefined, undefined])
  })

  it('takes no picture of another site for its bottles, and loses the one that is deleted', async () => {
    const media = (id: number, siteId: number) =>
      test.database.pool.query(
        `insert into media (id, site_id, external_id, filename, mime, file, bytes, hash, width, height)
          select $1::integer, $2, $1::text || '-0000', filename, mime, $1::text || '-0000/original', bytes, hash, width, height from media where id = 31`,
        [id, siteId],
      )
    await media(7701, 38)
    await media(7702, 37)
    const words = { fr_FR: { ...product().texts['fr_FR']!, slug: 'ailleurs' } }
    const input = (imageId: number) => product({ reference: 'ELSEWHERE', texts: words, sold: { declinations: [bottle({ imageId })] } })
    await expect(save(input(7701))).rejects.toThrow(/foreign key/)
    const id = await save(input(7702))
    expect((await read(id)).declinations[0]?.image?.id).toBe(7702)
    await test.database.pool.query('delete from media where id = 7702')
    expect((await read(id)).declinations.map(({ year, image }) => [year, image])).toEqual([[2022, undefined]])
  })

  it('remembers its prices: a reduction is compared with the lowest of the thirty days before it', async () => {
    const input = (price: number, discountId: number | null) =>
      product({
        ...{ reference: 'PRICED', texts: { fr_FR: { ...product().texts['fr_FR']!, slug: 'prix' } } },
        sold: { own: bottle({ year: null, price: cents(price), discountId }) },
      })
    const id = await save(input(1200, null))
    expect(await read(id)).toMatchObject({ priceToPay: 12, lowestPrice: null })
    await test.database.pool.query(`update price_history set since = now() - interval '40 days' where sellable_id = $1`, [id])
    await test.database.pool.query(`insert into price_history values (37, $1, now() - interval '10 days', 1150)`, [id])
    await save(input(1300, 9), id)
    expect(await read(id)).toMatchObject({ price: 13, priceToPay: 11.7, lowestPrice: 11.5 })
    await save(input(1200, 9), id)
    expect(await read(id)).toMatchObject({ price: 12, priceToPay: 10.8, lowestPrice: 11.5 })
    await save(input(1200, 9), id)
    expect(await read(id)).toMatchObject({ priceToPay: 10.8, lowestPrice: 11.5 })
    const { rows } = await test.database.pool.query('select price from price_history where sellable_id = $1 order by since', [id])
    expect(rows.map(({ price }: { price: number }) => price)).toEqual([1200, 1150, 1170, 1080])
  })

  it('is in the lists of each language of its site, and out of them once it is a draft', async () => {
    const listed = async (reference: string) => {
      const { rows } = await test.database.pool.query(
        `select e.locale, e.price, e.years from product_entries e join products p on p.id = e.product_id where p.reference = $1 order by 1`,
        [reference],
      )
      return rows as unknown[]
    }
    const words = { fr_FR: { ...product().texts['fr_FR']!, slug: 'liste' } }
    const id = await save(
      product({ reference: 'LISTED', texts: words, sold: { declinations: [bottle(), bottle({ year: 2020, price: null })] } }),
    )
    expect(await listed('LISTED')).toEqual([{ locale: 'fr_FR', price: 1200, years: [2020, 2022] }])
    await test.database.pool.query(`insert into site_languages (site_id, locale) values (37, 'en_GB')`)
    expect(await listed('LISTED')).toHaveLength(2)
    await save(product({ reference: 'LISTED', texts: words, status: 'DRAFT' }), id)
    expect(await listed('LISTED')).toEqual([])
  })

  it('is found by the alcohol of any of its bottles', async () => {
    const words = { fr_FR: { ...product().texts['fr_FR']!, slug: 'degres' } }
    await save(
      product({ reference: 'STRONG', texts: words, sold: { declinations: [bottle({ abv: 125 }), bottle({ year: 2020, abv: 140 })] } }),
    )
    const found = async (abv: string) => {
      const query = parseListQuery(listGrammarOf(productList), [
        ['abv', abv],
        ['search', 'nouveau'],
      ])
      const { products } = await test.features.catalogue.list({ scope: test.scope(37), caller: visitor }, query)
      return products.some(({ reference }) => reference === 'STRONG')
    }
    for (const abv of ['12.5', '14', 'gte:14', 'gt:13', 'lte:12.5', 'lt:12.6', 'df:13'])
      expect([abv, await found(abv)]).toEqual([abv, true])
    for (const abv of ['13', 'gt:14', 'lt:12.5', 'df:14', 'gte:99999999999']) expect([abv, await found(abv)]).toEqual([abv, false])
  })

  it('is found by its awards, and a box by what it holds, as both are called at the moment', async () => {
    const words = (slug: string, title: string) => ({ fr_FR: { ...product().texts['fr_FR']!, slug, title } })
    const award = { year: 2024, imageId: null, texts: { fr_FR: { name: 'Médaille d’argent', contest: 'Concours des Garrigues' } } }
    const wine = (title: string) => product({ reference: 'HELD', texts: words('tenue-dansante', title), awards: [award] })
    const id = await save(wine('Sarabande'))
    const [sold] = (await read(id)).declinations
    const box = (title: string, contents: ProductInput['contents']) =>
      product({
        ...{ type: 'BOX', reference: 'HOLDS', isVintage: false, texts: words('coffret-dansante', title), contents },
        sold: { own: bottle({ year: null, abv: null, capacityMl: null }) },
      })
    const boxId = await save(box('Coffret', [{ sellableId: sold!.id, quantity: 2 }]))
    await test.features.directory.refresh(37)
    const search = async (q: string) => test.features.search.find(test.scope(37), { q, page: 1, nbItem: 10, type: 'PRODUCT' })
    const found = async (q: string) => (await search(q)).items.map(({ url }) => url.split('/').at(-1)).sort()
    const listed = async (q: string) => {
      const query = parseListQuery(listGrammarOf(productList), new URLSearchParams({ search: q }))
      return (await test.features.catalogue.list({ scope: test.scope(37), caller: visitor }, query)).products
        .map((item) => item.id)
        .sort((a, b) => a - b)
    }
    expect(await found('médailles d’argent')).toEqual(['tenue-dansante'])
    expect((await search('garrigue')).items[0]?.snippet.map(({ text }) => text).join('')).toContain('Concours des Garrigues')
    expect(await found('sarabande')).toEqual(['coffret-dansante', 'tenue-dansante'])
    expect(await listed('sarabande')).toEqual([id, boxId].sort((a, b) => a - b))
    await save(wine('Passacaille'), id)
    expect([await found('sarabande'), await found('passacaille')]).toEqual([[], ['coffret-dansante', 'tenue-dansante']])
    const other = await save(product({ reference: 'OTHER', texts: words('autre-dansante', 'Gavotte') }))
    const [another] = (await read(other)).declinations
    await save(box('Coffret', [{ sellableId: another!.id, quantity: 1 }]), boxId)
    expect([await found('passacaille'), await found('gavotte')]).toEqual([['tenue-dansante'], ['autre-dansante', 'coffret-dansante']])
  })

  it('is found by each vintage of its page until removal, and a box by its content', async () => {
    const words = (slug: string, title: string) => ({ fr_FR: { ...product().texts['fr_FR']!, slug, title } })
    const wine = (years: readonly number[], more: Partial<ProductInput> = {}) =>
      product({
        reference: 'AGED',
        texts: words('chaconne', 'Chaconne'),
        sold: { declinations: years.map((year) => bottle({ year })) },
        ...more,
      })
    const id = await save(wine([1931, 1937]))
    const [oldest] = (await read(id)).declinations
    const own = bottle({ year: null, abv: null, capacityMl: null })
    const box = { texts: words('coffret-ancien', 'Coffret ancien'), contents: [{ sellableId: oldest!.id, quantity: 2 }], sold: { own } }
    await save(product({ type: 'BOX', reference: 'AGES', isVintage: false, ...box }))
    const search = (q: string) => test.features.search.find(test.scope(37), { q, page: 1, nbItem: 10, type: 'PRODUCT' })
    const listed = async (q: string) => {
      const query = parseListQuery(listGrammarOf(productList), new URLSearchParams({ search: q }))
      return (await test.features.catalogue.list({ scope: test.scope(37), caller: visitor }, query)).products.map(({ url }) => url)
    }
    const found = async (q: string) => {
      const urls = (await search(q)).items.map(({ url }) => url).sort()
      expect({ q, listed: (await listed(q)).sort() }).toEqual({ q, listed: urls })
      return urls.map((url) => url.split('/').at(-1))
    }
    for (const q of ['1931', 'chaconne 1931']) expect({ q, found: await found(q) }).toEqual({ q, found: ['chaconne', 'coffret-ancien'] })
    for (const q of ['1937', '1937 chaconne']) expect({ q, found: await found(q) }).toEqual({ q, found: ['chaconne'] })
    expect((await search('1937')).items[0]?.snippet).toContainEqual({ text: '1937', mark: true })
    await test.database.db.updateTable('sellables').set({ year: 1932 }).where('id', '=', oldest!.id).execute()
    expect([await found('1931'), await found('1932')]).toEqual([[], ['chaconne', 'coffret-ancien']])
    const gone = bottle({ year: 1937, price: null })
    await save(wine([], { sold: { declinations: [bottle({ year: 1932 }), gone] } }), id)
    expect((await read(id)).declinations.map(({ year, onSale }) => [year, onSale])).toEqual([
      [1932, true],
      [1937, false],
    ])
    expect(await found('1937')).toEqual(['chaconne'])
    await save(wine([1932, 1938]), id)
    expect([await found('1937'), await found('1938')]).toEqual([[], ['chaconne']])
    await save(wine([1932, 1938], { status: 'DRAFT' }), id)
    expect(await found('1938')).toEqual([])
  })

  it('is refused when a box is empty, has vintages, or a wine holds something', async () => {
    const refused = (more: Partial<ProductInput>) =>
      expect(save(product({ reference: 'NO', ...more }))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await refused({ type: 'BOX', sold: { own: bottle() } })
    await refused({ type: 'BOX', contents: [{ sellableId: 3107, quantity: 1 }] })
    await refused({ contents: [{ sellableId: 3107, quantity: 1 }] })
  })
})
