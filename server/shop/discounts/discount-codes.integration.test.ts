import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import { buyer, orderStage, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { readCode } from './discount-codes.ts'

let stage: OrderStage
let wine: number
let other: number
let made = 0

beforeAll(async () => {
  stage = await orderStage({ connections: 5 })
  wine = (await addWine(stage.db, { onHand: null })).id
  other = (await addWine(stage.db, { onHand: null })).id
})
afterAll(() => stage.close())

/** A code that takes a euro off; what it holds for is said. */
async function addCode(limits: Record<string, number | Date> = {}, sellables: readonly number[] = [], siteId = shopId): Promise<string> {
  made += 1
  const code = `EURO${made}`
  const worth = { type: 'EURO', amount: 100, detail_type: 'ORDER' } as const
  const { id } = await stage.db
    .insertInto('discount_codes')
    .values({ site_id: siteId, code, ...worth, ...limits })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const sellable_id of sellables)
    await stage.db.insertInto('discount_code_sellables').values({ site_id: siteId, discount_code_id: id, sellable_id }).execute()
  return code
}
const one = (id = wine) => [{ id, quantity: 1 }]
const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'TAKEN',
    (error: { code: string; data: object }) => [error.code, error.data],
  )
const buy = (discount: OrderWish['discount'], wish: Partial<OrderWish> = {}) =>
  outcomeOf(stage.place({ products: one(), ...wish, ...(discount !== undefined && { discount }) }))
const quoted = (discount: string, email?: string) =>
  outcomeOf(
    stage.features.orders.quote(
      { scope: stage.scope(), caller: { kind: 'visitor' } },
      { products: one(), discount, ...(email !== undefined && { user: { email } }) },
    ),
  )
const usedOf = async (code: string) =>
  (await stage.db.selectFrom('discount_codes').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used
const usedByBuyer = ['DISCOUNT_USED_UP', { reason: 'BUYER' }]

describe('a discount code', () => {
  it('is read however it is sent: alone or in a discount, in small letters, with spaces round it', () => {
    expect([readCode(' noel10 '), readCode({ code: 'Noel10' })]).toEqual(['NOEL10', 'NOEL10'])
    expect([readCode(null), readCode(undefined), readCode(''), readCode('  '), readCode({ code: '' })]).toEqual(Array(5).fill(null))
  })

  it('holds from its least amount on, between its days, and on its own site', async () => {
    expect(await buy(await addCode({ minimum_goods: 1250 }))).toBe('TAKEN')
    expect(await buy(await addCode({ minimum_goods: 1251 }))).toEqual(['DISCOUNT_MINIMUM', { minimum: 12.51 }])
    const [before, after] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)]
    expect(await buy(await addCode({ starts_at: before, ends_at: after }))).toBe('TAKEN')
    expect(await buy(await addCode({ starts_at: after }))).toEqual(['DISCOUNT_INVALID', {}])
    expect(await buy(await addCode({ ends_at: before }))).toEqual(['DISCOUNT_EXPIRED', {}])
    expect(await buy(await addCode({}, [], 37))).toEqual(['DISCOUNT_INVALID', {}])
  })

  it('of some goods holds for a cart with one of them, and is taken off of those alone', async () => {
    const code = await addCode({}, [other])
    expect(await buy(code)).toEqual(['DISCOUNT_INVALID', {}])
    const { order } = await stage.place({ products: [...one(), ...one(other)], discount: code })
    expect(order.products.map(({ total }) => total)).toEqual([12.5, 11.5])
  })

  it('is used as often as it is there, each use counted once', async () => {
    const code = await addCode({ maximum_uses: 2 })
    expect([await buy(code), await usedOf(code), await buy(code), await usedOf(code)]).toEqual(['TAKEN', 1, 'TAKEN', 2])
    expect([await buy(code), await quoted(code), await usedOf(code)]).toEqual([['DISCOUNT_USED_UP', {}], ['DISCOUNT_USED_UP', {}], 2])
  })

  it('of several goods asks for one of them, not for all', async () => {
    expect(await buy(await addCode({}, [wine, other]))).toBe('TAKEN')
  })

  it.each<[string, OrderEvent[]]>([
    ['EXPIRE', ['EXPIRE']],
    ['CANCEL', ['CANCEL']],
    ['PAY and CANCEL', ['PAY', 'CANCEL']],
  ])('of each buyer once is theirs again after %s, and another’s all the time', async (_, events) => {
    const code = await addCode({ maximum_per_buyer: 1 })
    const wish = { user: { ...buyer(), email: `Une.Fois.${events.join('.')}@example.org` } }
    const { order } = await stage.place({ products: one(), discount: code, ...wish })
    const email = wish.user.email.toLowerCase()
    // The address is not verified: its used codes are reported when an order is placed, and not before.
    expect([await buy(code, wish), await quoted(code, email)]).toEqual([usedByBuyer, 'TAKEN'])
    expect([await quoted(code), await quoted(code, 'autre@example.org'), await buy(code, { user: buyer('autre') })]).toEqual(
      Array(3).fill('TAKEN'),
    )
    for (const event of events) {
      const ended = { siteId: shopId, orderId: order.id, event, now: new Date() }
      await stage.db.transaction().execute((trx) => applyOrderEvent(trx, ended))
    }
    expect([await usedOf(code), await quoted(code, email), await buy(code, wish), await usedOf(code)]).toEqual([1, 'TAKEN', 'TAKEN', 2])
  })
})
