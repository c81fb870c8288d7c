import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '#schemas/api/calls.ts'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import { codedShop, type CodedShop } from '#tests/support/shop/coded-order.ts'
import { addWine } from '#tests/support/shop/shop.ts'

type Wine = Awaited<ReturnType<typeof addWine>>

let shop: CodedShop
let wine: Wine
let other: Wine

beforeAll(async () => {
  shop = await codedShop()
  const { db } = shop.test.database
  ;[wine, other] = [await addWine(db, { onHand: 100 }), await addWine(db, { onHand: 7 })]
})
afterAll(() => shop.test.close())

type Name = { id: number; declinationId?: number | null }
const call = (name: CallName, body: Record<string, unknown>) => makeCall(shop.test, name, body, { host: 'cave.localhost' })
const ask = (...products: Name[]) => call('stock.quantities', { products })
const unknown = 999_999

/** Each call that accepts cart lines, with six units of a variant. */
const calls: [name: CallName, ask: (named: Name) => ReturnType<typeof call>, status: number][] = [
  ['order.validate', (named) => call('order.validate', { products: [{ ...named, quantity: 6 }] }), 200],
  ['order.discount', (named) => call('order.discount', { products: [{ ...named, quantity: 6 }] }), 200],
  [
    'shipping.fees',
    ({ id: idProduct, ...named }) =>
      call('shipping.fees', { products: [{ idProduct, ...named, quantity: 6 }], postalCode: '75011', country: 1 }),
    200,
  ],
  ['order.place', (named) => call('order.place', shop.body({ products: [{ ...named, quantity: 6 }] })), 201],
]

describe('the availability of a variant', () => {
  it('is returned for its id, with or without the id of its product', async () => {
    const figure = { id: wine.id, quantity: 100, setQuantity: true }
    const answer = await ask(
      { id: wine.productId, declinationId: wine.id },
      { id: wine.id, declinationId: null },
      { id: wine.id, declinationId: wine.id },
      { id: other.productId, declinationId: other.id },
    )
    expect(answer).toMatchObject({ status: 200, data: [figure, figure, figure, { id: other.id, quantity: 7, setQuantity: true }] })
  })

  it('is absent for a variant of another product and for an unknown one', async () => {
    const gone = { quantity: 0, setQuantity: true }
    expect(
      await ask(
        { id: other.productId, declinationId: wine.id },
        { id: unknown, declinationId: wine.id },
        { id: wine.productId, declinationId: unknown },
        { id: wine.id, declinationId: other.id },
      ),
    ).toMatchObject({
      status: 200,
      data: [
        { id: wine.id, ...gone },
        { id: wine.id, ...gone },
        { id: unknown, ...gone },
        { id: other.id, ...gone },
      ],
    })
  })

  it('is rejected for a product with variants, and for an invalid id', async () => {
    expect((await ask({ id: wine.id }, { id: wine.productId })).faults).toEqual(['products.1.id OPTION'])
    expect((await ask({ id: wine.productId, declinationId: wine.productId })).faults).toEqual(['products.0.id OPTION'])
    expect((await ask({ id: wine.productId, declinationId: '7' as never })).status).toBe(422)
  })
})

describe.each(calls)('%s', (_, send, taken) => {
  it('accepts a variant with the id of its product', async () => {
    expect((await send({ id: wine.productId, declinationId: wine.id })).status).toBe(taken)
  })

  it.each([
    ['of another product', () => ({ id: other.productId, declinationId: wine.id }), () => wine.id],
    ['that there is not', () => ({ id: wine.productId, declinationId: unknown }), () => unknown],
  ])('rejects a variant %s and returns its id', async (_case, named, id) => {
    expect(await send(named())).toMatchObject({
      ...{ status: 409, code: 'NOT_ON_SALE' },
      data: { products: [{ id: id(), quantity: 0, setQuantity: true }] },
    })
  })
})
