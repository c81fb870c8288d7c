import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#schemas/api/shop/product.ts'
import { boxFacts, boxedName } from '#i18n/shop/wine-facts.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { mainText, sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

const host = 'cave.localhost'
let sites: SampleSites
beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

const ask = (path: string) => sites.app.inject({ url: path, headers: { host } })
async function products(query: string): Promise<readonly Product[]> {
  const { data } = (await ask(`/api/product?${query}`)).json<{ data: { products: Product[] } }>()
  return Promise.all(data.products.map(async ({ id }) => (await ask(`/api/product/${id}`)).json<{ data: Product }>().data))
}
const boxes = () => products('nbItem=100').then((found) => found.filter(({ type }) => type.type === 'BOX'))
const spaced = (words: string) => words.replaceAll(/\s+/g, ' ')

describe('a wine in a box', () => {
  it('has the same facts in the API as the wine alone', async () => {
    const all = await products('nbItem=100')
    const alone = new Map(all.flatMap((wine) => [...wine.declinations, wine].map((bottle) => [bottle.id, { ...wine, ...bottle }])))
    const held = all.flatMap((box) => box.products)
    expect(held.length).toBeGreaterThan(20)
    for (const { idProduct, name, quantity, ...facts } of held) {
      expect([name, facts.abv, facts.capacity, quantity]).toEqual([name, expect.any(Number), expect.any(Number), expect.any(Number)])
      expect([name, alone.get(idProduct)]).toEqual([name, expect.objectContaining(facts)])
      expect(Object.keys(facts)).toEqual(
        expect.arrayContaining(['appellation', 'year', 'allergens', 'ingredients', 'nutrition', 'sweetness']),
      )
    }
  })

  it('is on the page of the box, in its structured data and on its data sheet', async () => {
    for (const { id, url, products: held } of await boxes()) {
      const html = await sites.page(host, `/${url}`)
      const main = mainText(html)
      const sheet = (await ask(`/api/product/generate/file/${id}`)).json<{ data: { url: string } }>().data.url
      const paper = await pdfText((await ask(sheet)).rawPayload)
      const structured = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
      for (const wine of held) {
        const facts = boxFacts(wine, 'fr_FR')
        expect([url, facts.some((fact) => fact.endsWith('% vol.'))]).toEqual([url, true])
        expect(main).toContain(spaced(`${boxedName(wine, 'fr_FR')} ${facts.join(' · ')}`))
        expect(structured).toContain(JSON.stringify(facts.join(' · ')))
        expect(paper).toContain(spaced([`${wine.quantity} × ${boxedName(wine, 'fr_FR')}`, ...facts].join(' · ')))
        for (const made of [wine.ingredients, wine.nutrition && `${wine.nutrition.energyKj} kJ`]) {
          if (made === null || made === undefined) continue
          expect(main).toContain(spaced(made))
          expect(paper).toContain(spaced(made))
        }
      }
    }
  })
})

describe('a box with a wine without alcohol content or volume', () => {
  const order = (id: number) =>
    sites.app.inject({ method: 'POST', url: '/api/order/validate', headers: { host }, payload: { products: [{ id, quantity: 1 }] } })

  it.each(['abv', 'capacity_ml'] as const)('is not on sale until the wine has it: %s', async (column) => {
    const [box] = await boxes()
    const wine = box?.products[0]
    if (!box || !wine) throw new Error('no box holds a wine')
    const stored = await sites.db.selectFrom('sellables').select(column).where('id', '=', wine.idProduct).executeTakeFirstOrThrow()
    const tell = (value: number | null) =>
      sites.db
        .updateTable('sellables')
        .set({ [column]: value })
        .where('id', '=', wine.idProduct)
        .execute()
    const priced = () => sites.db.selectFrom('product_entries').select('price').where('product_id', '=', box.id).executeTakeFirstOrThrow()
    expect((await order(box.id)).statusCode).toBe(200)
    await tell(null)
    expect((await order(box.id)).json()).toMatchObject({ success: false, data: { code: 'NOT_ON_SALE' } })
    // The cached response remains until the change is noticed.
    const shown = async () => (await ask(`/api/product/${box.id}`)).json<{ data: Product }>().data.onSale
    await expect.poll(shown).toBe(false)
    expect((await priced()).price).toBeNull()
    await tell(stored[column])
    expect((await order(box.id)).statusCode).toBe(200)
    expect((await priced()).price).not.toBeNull()
  })

  it('is off sale from when the wine is added', async () => {
    const { db } = sites
    const [box] = await boxes()
    const [mute] = await products('nbItem=100').then((all) => all.flatMap(({ declinations }) => declinations))
    if (!box || !mute) throw new Error('nothing is sold')
    const lone = await db.selectFrom('sellables').selectAll().where('id', '=', mute.id).executeTakeFirstOrThrow()
    const { id: _, on_sale: __, holds_told: ___, ...row } = lone
    const wine = await db
      .insertInto('sellables')
      .values({ ...row, year: 1999, abv: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const content = { site_id: row.site_id, product_id: box.id, sellable_id: wine.id, quantity: 1 }
    await db.insertInto('box_contents').values(content).execute()
    expect((await order(box.id)).json()).toMatchObject({ data: { code: 'NOT_ON_SALE' } })
    await db.deleteFrom('box_contents').where('sellable_id', '=', wine.id).execute()
    expect((await order(box.id)).statusCode).toBe(200)
    await db.deleteFrom('sellables').where('id', '=', wine.id).execute()
  })
})
