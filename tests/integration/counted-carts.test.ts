import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostOf } from '#domain/shop/orders/cart-line.ts'
import { productShape, parseCartPart } from '#machines/cart/parse-stored-cart.ts'
import { sellableOfLine } from '#machines/cart/sellable-of-line.ts'
import type { CartLine } from '#schemas/runtime/cart.ts'
import { countBottles, countBottlesCeil } from '#domain/shop/products/bottle-count.ts'
import { countParcelUnits } from '#domain/shop/shipping/parcel-units.ts'
import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'
import { readCart } from '#server/shop/offers/validate-cart.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { countedCarts } from '#tests/support/shop/bottle-cases.ts'
import { shopId } from '#tests/support/shop/shop.ts'
import { stockCart, type StockedLine } from '#tests/support/shop/stocked-carts.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let scope: Scope

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  const site = test.app.features.directory.find(shopId)!
  scope = { site, locale: site.defaultLocale }
})
afterAll(() => test.close())

/** Parses a cart as the server does. */
const onServer = (lines: readonly StockedLine[]) =>
  readCart(
    test.database.db,
    scope,
    lines.map(({ productId, declinationId, quantity }) => ({ id: productId, declinationId, quantity })),
  )

async function productOf(id: number) {
  const { body } = await test.app.inject({ url: `/api/product/${id}`, headers: { host: 'cave.localhost' } })
  return productShape((JSON.parse(body) as { data: unknown }).data)
}

/** Stores a cart as a browser does, with products of the catalogue. */
async function keptLines(lines: readonly StockedLine[]): Promise<readonly CartLine[]> {
  const put = []
  for (const [id, { productId, ...line }] of lines.entries()) put.push({ id, ...line, product: await productOf(productId) })
  return parseCartPart('lines', JSON.stringify(put))
}

/** Counts a stored cart as a browser does. */
const inBrowser = (lines: readonly CartLine[]) => lines.map((line) => ({ sellable: sellableOfLine(line)!, quantity: line.quantity }))

const figuresOf = (lines: readonly LineItem<Sellable>[]) => [countBottles(lines), countBottlesCeil(lines), countParcelUnits(lines)]

/** A wine without a volume is not on sale, alone or in a box. */
const isSold = (cart: string): boolean => cart !== '' && !cart.includes('?')
const soldCarts = countedCarts.filter(([cart]) => isSold(cart))

describe('the count of a cart', () => {
  it('is tested with at least sixty carts on sale', () => {
    expect(soldCarts.length).toBeGreaterThanOrEqual(60)
  })

  it.each(soldCarts)('of « %s » is the same on the server and in the browser', async (cart, ...figures) => {
    const lines = await stockCart(test.database.db, cart)
    expect(figuresOf(await onServer(lines))).toEqual(figures)
    expect(figuresOf(inBrowser(await keptLines(lines)))).toEqual(figures)
  })

  it.each(countedCarts.filter(([cart]) => cart !== '' && !isSold(cart)))('of « %s » is rejected by both', async (cart) => {
    const lines = await stockCart(test.database.db, cart)
    await expect(onServer(lines)).rejects.toMatchObject({ code: 'NOT_ON_SALE' })
    expect((await keptLines(lines)).some((line) => mostOf(line) === 0)).toBe(true)
  })
})
