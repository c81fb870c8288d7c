import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { addBox, addWine, setParameters, shopId } from '#tests/support/shop/shop.ts'

let test: TestFeatures
let wine: Awaited<ReturnType<typeof addWine>>

beforeAll(async () => {
  test = await testFeatures()
  wine = await addWine(test.database.db)
})
afterAll(() => test.close())

const buyer = (siteId = shopId) => ({ scope: test.scope(siteId), caller: { kind: 'visitor' as const } })
type Line = { id: number; quantity: number; declinationId?: number }
const validate = (...products: Line[]) => test.features.cart.validate(buyer(), { products })
const refusal = (...products: Line[]) =>
  validate(...products).then(
    () => null,
    (error: { code: string; data: object }) => ({ code: error.code, ...error.data }),
  )
const quantities = async (...ids: number[]) => test.features.cart.quantities(buyer(), { products: ids.map((id) => ({ id })) })

describe('what can be sold now', () => {
  it('is the stock less reservations, zero for an unknown item, and null without a count', async () => {
    const { db } = test.database
    const [uncounted, draft] = [await addWine(db, { onHand: null }), await addWine(db, { status: 'DRAFT' })]
    await db.updateTable('stocks').set({ reserved: 16 }).where('sellable_id', '=', wine.id).execute()
    expect(await quantities(wine.id, uncounted.id, draft.id, 999_999)).toEqual([
      { id: wine.id, quantity: 34, setQuantity: true },
      { id: uncounted.id, quantity: null, setQuantity: false },
      { id: draft.id, quantity: 0, setQuantity: true },
      { id: 999_999, quantity: 0, setQuantity: true },
    ])
  })

  it('is asked of a declination, not of the product that has some', async () => {
    await expect(quantities(wine.id, wine.productId)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { errors: [{ field: 'products.1.id', code: 'OPTION' }] },
    })
  })

  it('is of a box what its bottles allow', async () => {
    const bottle = await addWine(test.database.db, { onHand: 8 })
    const box = await addBox(test.database.db, [[bottle.id, 3]])
    expect(await quantities(box)).toEqual([{ id: box, quantity: 2, setQuantity: true }])
  })

  it('is returned where the shop does not manage its stock, and limits nothing there', async () => {
    const { db } = test.database
    const [bottle, gone] = [await addWine(db, { onHand: 8 }), await addWine(db, { onHand: 0 })]
    await setParameters(db, { STOCK_MANAGEMENT: false })
    await test.features.directory.refresh(shopId)
    expect(await quantities(bottle.id, gone.id)).toEqual([
      { id: bottle.id, quantity: 8, setQuantity: false },
      { id: gone.id, quantity: 0, setQuantity: false },
    ])
    const { products } = await validate({ id: bottle.id, quantity: 20 }, { id: gone.id, quantity: 1 })
    expect(products.map(({ quantity, available }) => [quantity, available])).toEqual([
      [20, null],
      [1, null],
    ])
    await setParameters(db, { STOCK_MANAGEMENT: true })
    await test.features.directory.refresh(shopId)
  })

  it('is not returned without a shop', async () => {
    await expect(test.features.cart.quantities(buyer(37), { products: [] })).rejects.toMatchObject({ code: 'SHOP_CLOSED' })
  })
})

it('tells the rules by which a cart is priced, and those that do not count as none', async () => {
  const { db } = test.database
  await db
    .insertInto('discount_steps')
    .values({ site_id: shopId, bottles: 12, type: 'PERCENT', amount: 500, detail_type: 'ORDER' })
    .execute()
  expect(await test.features.cart.rules(test.scope(shopId))).toEqual({
    freeShipping: { fromBottles: null, fromPrice: null },
    limits: { minimum: null, maximum: null },
    steps: [{ bottles: 12, type: 'PERCENT', amount: 5, detailType: 'ORDER' }],
    frenchFees: [],
    takesTransfer: false,
  })
  await db.deleteFrom('discount_steps').where('site_id', '=', shopId).execute()
})

/** As a refusal names it: with its size. */
const sized = ({ name }: { readonly name: string }) => `${name}, 75\u00a0cl`

describe('a cart', () => {
  it('that can be ordered is returned with its prices', async () => {
    const half = await addWine(test.database.db, { capacityMl: 375, price: 799, onHand: null })
    expect(await validate({ id: wine.id, quantity: 6 }, { id: half.productId, declinationId: half.id, quantity: 3 })).toEqual({
      products: [
        { id: wine.id, quantity: 6, price: 12.5, available: 34 },
        { id: half.id, quantity: 3, price: 7.99, available: null },
      ],
      bottleCount: 7,
    })
  })

  it('names one wine once, however many lines it has', async () => {
    const { products } = await validate({ id: wine.id, quantity: 2 }, { id: wine.id, quantity: 3 })
    expect(products).toEqual([{ id: wine.id, quantity: 5, price: 12.5, available: 34 }])
  })

  it.each([
    ['empty', () => [], { code: 'EMPTY_CART' }],
    ['with half a bottle', () => [{ id: wine.id, quantity: 1.5 }], { code: 'BAD_QUANTITY' }],
    ['with no bottle', () => [{ id: wine.id, quantity: 0 }], { code: 'BAD_QUANTITY' }],
    [
      'with fewer than none',
      () => [
        { id: wine.id, quantity: -6 },
        { id: wine.id, quantity: 12 },
      ],
      { code: 'BAD_QUANTITY' },
    ],
    [
      'with too many in all',
      () => [
        { id: wine.id, quantity: 9999 },
        { id: wine.id, quantity: 1 },
      ],
      { code: 'BAD_QUANTITY' },
    ],
    ['with what is not there', () => [{ id: 999_999, quantity: 1 }], { code: 'NOT_ON_SALE' }],
    ['with more than there is', () => [{ id: wine.id, quantity: 35 }], { code: 'OUT_OF_STOCK', left: 34 }],
    ['with more than there is in two lines', () => [20, 15].map((quantity) => ({ id: wine.id, quantity })), { code: 'OUT_OF_STOCK' }],
    ['with a product that is sold by its vintages', () => [{ id: wine.productId, quantity: 1 }], { code: 'VALIDATION_FAILED' }],
  ])('%s is refused', async (_, lines, expected) => {
    expect(await refusal(...lines())).toMatchObject(expected)
  })

  it('with a vintage of another product is refused', async () => {
    const other = await addWine(test.database.db)
    expect(await refusal({ id: other.productId, declinationId: wine.id, quantity: 1 })).toMatchObject({ code: 'NOT_ON_SALE' })
  })

  it('tells which of its lines there is not enough of, counting bottles and boxes together', async () => {
    const bottle = await addWine(test.database.db, { onHand: 10 })
    const box = await addBox(test.database.db, [[bottle.id, 3]], { onHand: 5 })
    expect((await validate({ id: bottle.id, quantity: 1 }, { id: box, quantity: 3 })).products).toHaveLength(2)
    expect(await refusal({ id: bottle.id, quantity: 2 }, { id: box, quantity: 3 })).toEqual({
      ...{ code: 'OUT_OF_STOCK', reason: 'SHARED', name: sized(bottle), left: 10, needed: 11 },
      lines: expect.stringContaining(`2 × ${sized(bottle)}, 3 × `) as string,
      products: [
        { id: bottle.id, quantity: 2, setQuantity: true },
        { id: box, quantity: 2, setQuantity: true },
      ],
    })
  })

  it('says what is possible of a box and a bottle of one stock, and never more than was asked', async () => {
    const magnum = await addWine(test.database.db, { onHand: 18 })
    const box = await addBox(test.database.db, [[magnum.id, 1]], { onHand: 12 })
    expect(await refusal({ id: box, quantity: 10 }, { id: magnum.id, quantity: 10 })).toMatchObject({
      ...{ code: 'OUT_OF_STOCK', name: sized(magnum), left: 18, needed: 20 },
      products: [
        { id: box, quantity: 10, setQuantity: true },
        { id: magnum.id, quantity: 8, setQuantity: true },
      ],
    })
    // The box has fewer of its own than there are bottles for it.
    expect(await refusal({ id: box, quantity: 15 })).toMatchObject({ left: 12, products: [{ id: box, quantity: 12 }] })
    const bySix = await addWine(test.database.db, { onHand: 20, multiple: 6 })
    expect(await refusal({ id: bySix.id, quantity: 24 })).toMatchObject({ left: 18, products: [{ id: bySix.id, quantity: 18 }] })
  })

  it('keeps to the multiples of a vintage', async () => {
    const bySix = await addWine(test.database.db, { multiple: 6 })
    expect(await refusal({ id: bySix.id, quantity: 7 })).toMatchObject({ code: 'BAD_MULTIPLE', name: sized(bySix), step: 6 })
    expect((await validate({ id: bySix.id, quantity: 12 })).bottleCount).toBe(12)
  })
})
