import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'
import { carriageOf } from '#i18n/shop/shipping-cost.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { buyer, orderStage, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'

let stage: OrderStage
let wines: readonly number[]
beforeAll(async () => {
  stage = await orderStage({ connections: 5 })
  const { db } = stage
  const made = [await addWine(db, { onHand: 500 }), await addWine(db, { price: 899, onHand: 500, vatRate: 550 })]
  wines = made.map(({ id }) => id)
  const percent = (code: string, amount: number, detail: 'ORDER' | 'PRODUCT' | 'SHIPPING_FEES') => {
    return { site_id: shopId, code, type: 'PERCENT' as const, amount, detail_type: detail }
  }
  await db
    .insertInto('discount_codes')
    .values([
      ...[percent('DIX', 1000, 'ORDER'), percent('QUINZE', 1500, 'PRODUCT'), percent('PORTOFFERT', 10_000, 'SHIPPING_FEES')],
      ...[percent('MIPORT', 5000, 'SHIPPING_FEES'), { ...percent('CADEAU', 700, 'ORDER'), type: 'EURO' as const }],
    ])
    .execute()
  const steps = [
    { bottles: 6, amount: 333, detail_type: 'ORDER' as const },
    { bottles: 12, amount: 5000, detail_type: 'SHIPPING_FEES' as const },
  ]
  await db
    .insertInto('discount_steps')
    .values(steps.map((step) => ({ site_id: shopId, type: 'PERCENT' as const, ...step })))
    .execute()
})
afterAll(() => stage.close())

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
let buyers = 0
const wish = (quantity: number, discount: string | null): OrderWish => ({
  user: buyer(`acheteur-${(buyers += 1)}`),
  products: wines.map((id, index) => ({ id, quantity: quantity + index })),
  delivery: { type: 'DELIVERY', idCarrier: stage.carrierId, serviceCode: 'COLI' },
  ...{ deliveryPostalCode: '75011', deliveryIdCountry: 1, discount },
})

const codes = [null, 'DIX', 'QUINZE', 'PORTOFFERT', 'MIPORT', 'CADEAU']
const cases = [1, 3, 7].flatMap((quantity) => codes.map((code) => [quantity, code] as const))

describe('the lines, shipping, tiers and codes of an order add up to its total', () => {
  it.each(cases)('%i of each, code %s', async (quantity, code) => {
    const { order } = await stage.place(wish(quantity, code))
    const reader = { scope: stage.scope(), caller: { kind: 'visitor' as const } }
    const view = await stage.features.orders.get(reader, { reference: order.reference, token: order.accessToken })
    // On its page and in the response of the order.
    expect(sum(view.products.map(({ price, quantity: many }) => inCents(price) * many))).toBe(inCents(view.subtotal))
    const off = inCents(view.step?.value ?? 0) + inCents(view.discount?.value ?? 0)
    expect(inCents(view.subtotal) + carriageOf(view) - off).toBe(inCents(view.total))
    // The shipping is shown at the tariff, before any discount of a code.
    expect(carriageOf(view)).toBe(1490)
    expect(carriageOf(order)).toBe(1490)
    // In its mails.
    const mails = await stage.db.selectFrom('mails').select(['kind', 'data']).where('key', '=', order.reference).execute()
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['ORDER_PLACED', 'ORDER_TEAM'])
    for (const { data } of mails) {
      const { lines, subtotal, shipping, reductions, total } = data['order'] as unknown as Told
      expect(sum(lines.map((line) => line.total))).toBe(subtotal)
      expect(subtotal + shipping - sum(reductions.map(({ value }) => value))).toBe(total)
      expect([shipping, total]).toEqual([1490, inCents(order.total)])
    }
    // On its invoice, whose lines contain their discounts.
    const paid = { siteId: shopId, orderId: order.id, event: 'PAY' as const, now: new Date() }
    await stage.db.transaction().execute((trx) => applyOrderEvent(trx, paid))
    const papers = stage.db.selectFrom('papers').select('snapshot').where('order_id', '=', order.id)
    const { snapshot } = await papers.executeTakeFirstOrThrow()
    expect(sum(snapshot.lines.map(({ total }) => total)) + sum([snapshot.fees ?? []].flat().map(({ total }) => total))).toBe(snapshot.total)
    expect(snapshot.total).toBe(inCents(order.total))
  })
})

interface Told {
  readonly lines: readonly { readonly total: number }[]
  readonly subtotal: number
  readonly shipping: number
  readonly reductions: readonly { readonly value: number }[]
  readonly total: number
}
