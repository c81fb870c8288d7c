import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { closeGateBy, type Gate } from '#tests/support/gate.ts'
import { orderStage, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addBox, addWine, shopId } from '#tests/support/shop/shop.ts'
import { rushOfSecondThoughts } from '#tests/support/shop/stock-rush.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { reReserveOrder } from './re-reserve-order.ts'

let stage: OrderStage

beforeAll(async () => {
  stage = await orderStage()
  const worth = { site_id: shopId, amount: 100, type: 'EURO' } as const
  // The one takes something off each order, the other nothing off one that is fetched: stock is taken before the order is stored, or with it.
  const codes = [
    { ...worth, code: 'UTILE', detail_type: 'ORDER' },
    { ...worth, code: 'PORT', detail_type: 'SHIPPING_FEES' },
  ] as const
  await stage.db.insertInto('discount_codes').values(codes).execute()
})
afterAll(() => stage.close())
afterEach(() => stage.set({ STOCK_MANAGEMENT: true }))

const gateBy = (statement: string, values?: readonly unknown[]) =>
  closeGateBy({ connection: { connectionString: stage.databaseUrl } }, statement, values)

/** How stock comes back, of five bottles that others hold; and what there is then. */
const returns = [
  ['is released', 'reserved = 0', { onHand: 5, reserved: 0 }],
  ['is put into the house', 'on_hand = 9, version = version + 1', { onHand: 9, reserved: 5 }],
] as const

/** Five bottles come back, not quite yet, when others hold them all; who wants some of them meanwhile waits until they are back. */
async function comingBack(id: number, how: string) {
  await stage.db.updateTable('stocks').set({ reserved: 5 }).where('sellable_id', '=', id).execute()
  return gateBy(`update stocks set ${how} where sellable_id = $1`, [id])
}

const standOf = async (id: number) => {
  const stocks = stage.db.selectFrom('stocks').select(['on_hand', 'reserved']).where('sellable_id', '=', id)
  const { on_hand: onHand, reserved } = await stocks.executeTakeFirstOrThrow()
  return { onHand, reserved }
}
const heldOf = async (id: number) => {
  const holds = await stage.db.selectFrom('order_holds').select('quantity').where('sellable_id', '=', id).execute()
  return holds.map(({ quantity }) => quantity)
}

/** An order with a code that has read what there is; before it takes some a stock is about to change, and it waits until that has happened. */
async function orderMeanwhile(wish: OrderWish, change: () => Promise<Gate>): Promise<string> {
  const between = await gateBy('lock table discount_codes in access exclusive mode')
  const ordered = stage.outcome(wish)
  await between.holding(ordered)
  const gate = await change()
  await between.open()
  await gate.holding(ordered)
  await gate.open()
  return ordered
}

describe.each(returns)('stock that %s at the very moment of an order', (_, how, back) => {
  const sold = (quantity: number) => ({ ...back, reserved: back.reserved + quantity })

  /** An order that has seen the five bottles; by the time it takes some, others hold them all, and they come back. */
  const orderWhileBack = (wish: OrderWish, id: number) => orderMeanwhile(wish, () => comingBack(id, how))

  it.each(['UTILE', 'PORT'])('is sold to it, with the code %s', async (discount) => {
    const { id } = await addWine(stage.db, { onHand: 5 })
    expect(await orderWhileBack({ products: [{ id, quantity: 3 }], discount }, id)).toBe('AWAITING_TRANSFER')
    expect([await standOf(id), await heldOf(id)]).toEqual([sold(3), [3]])
  })

  it('is sold to it in a box', async () => {
    const { id } = await addWine(stage.db, { onHand: 5 })
    const box = await addBox(stage.db, [[id, 2]], { onHand: 2 })
    const products = [{ id: box, quantity: 1 }]
    expect(await orderWhileBack({ products, discount: 'PORT' }, id)).toBe('AWAITING_TRANSFER')
    expect([await standOf(id), await standOf(box)]).toEqual([sold(2), { onHand: 2, reserved: 1 }])
  })

  it.each(['UTILE', undefined])('is held back for it where stock is not managed, with the code %s', async (discount) => {
    await stage.set({ STOCK_MANAGEMENT: false })
    const { id } = await addWine(stage.db, { onHand: 5 })
    const gate = await comingBack(id, how)
    const ordered = stage.outcome({ products: [{ id, quantity: 3 }], discount })
    await gate.holding(ordered)
    await gate.open()
    expect(await ordered).toBe('AWAITING_TRANSFER')
    expect([await standOf(id), await heldOf(id)]).toEqual([sold(3), [3]])
  })

  it('is taken again by one that is paid after its time', async () => {
    const { id } = await addWine(stage.db, { onHand: 5 })
    const { order } = await stage.place({ products: [{ id, quantity: 3 }] })
    const now = new Date()
    await stage.db.transaction().execute((trx) => applyOrderEvent(trx, { siteId: shopId, orderId: order.id, event: 'EXPIRE', now }))
    const gate = await comingBack(id, how)
    const needs = { scope: stage.scope(), parameters: stage.features.parameters, now }
    const again = stage.db.transaction().execute((trx) => reReserveOrder(trx, order.id, needs))
    await gate.holding(again)
    await gate.open()
    expect([await again, await standOf(id), await heldOf(id)]).toEqual([null, sold(3), [3]])
  })
})

describe('stock that goes at the very moment of an order', () => {
  it.each(['UTILE', 'PORT'])('is not sold to it when too little is left, with the code %s', async (discount) => {
    const { id } = await addWine(stage.db, { onHand: 12 })
    const going = () => gateBy('update stocks set on_hand = 5 where sellable_id = $1', [id])
    expect(await orderMeanwhile({ products: [{ id, quantity: 6 }], discount }, going)).toBe('OUT_OF_STOCK')
    expect([await standOf(id), await heldOf(id)]).toEqual([{ onHand: 5, reserved: 0 }, []])
  })
})

describe('stock that is taken at the moment of an order, and is back before its answer', () => {
  it.each(['PORT', undefined])('is sold to it, with the code %s', async (discount) => {
    const { id } = await addWine(stage.db, { onHand: 5 })
    const goes = await gateBy('update stocks set on_hand = 0 where sellable_id = $1', [id])
    const ordered = stage.outcome({ products: [{ id, quantity: 3 }], discount })
    await goes.holding(ordered)
    // Stock is read again after the rollback of the order: then it is back.
    const closing = gateBy(`lock table stocks in access exclusive mode; update stocks set on_hand = 9 where sellable_id = ${id}`)
    await goes.waiting(2, ordered)
    await goes.open()
    const comesBack = await closing
    await comesBack.holding(ordered)
    await comesBack.open()
    expect([await ordered, await standOf(id), await heldOf(id)]).toEqual(['AWAITING_TRANSFER', { onHand: 9, reserved: 3 }, [3]])
  })
})

describe('orders that are mostly withdrawn at once', () => {
  it('are taken or find too little, and what is held back in the end is what they hold', async () => {
    const { outcomes, cancelled, wines } = await rushOfSecondThoughts(stage, { clients: 24, rounds: 5, seed: 38 })
    // An order that finds too little gets it all the same where it is back before the answer.
    const { AWAITING_TRANSFER: taken = 0, OUT_OF_STOCK: without = 0, ...others } = outcomes
    expect(others).toEqual({})
    expect(taken + without).toBe(120)
    expect(cancelled).toBeGreaterThan(0)
    expect(without).toBeGreaterThan(0)
    for (const { reserved, held } of wines) expect(reserved).toBe(held)
  })
})
