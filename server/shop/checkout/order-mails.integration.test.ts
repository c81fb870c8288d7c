import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import type { MemberCaller } from '#server/platform/scope/caller.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import { memberOfShop } from '#tests/support/accounts/shop-members.ts'
import { buyer, orderBody, orderStage, tally, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addBox, addWine, shopId } from '#tests/support/shop/shop.ts'

let stage: OrderStage
let wine: Awaited<ReturnType<typeof addWine>>

beforeAll(async () => {
  stage = await orderStage({ clock: () => Date.parse('2026-11-20T09:00:00Z'), connections: 5 })
  wine = await addWine(stage.db, { onHand: 500 })
  const site = { site_id: shopId }
  await stage.db
    .insertInto('discount_codes')
    .values([
      { ...site, code: 'CADEAU5', type: 'EURO', amount: 500, detail_type: 'ORDER' },
      { ...site, code: 'OFFERT', type: 'PERCENT', amount: 10_000, detail_type: 'ORDER' },
    ])
    .execute()
  await stage.db
    .insertInto('discount_steps')
    .values({ ...site, bottles: 12, type: 'PERCENT', amount: 500, detail_type: 'ORDER' })
    .execute()
})
afterAll(() => stage.close())

async function mailsOf(wish: OrderWish) {
  const placed = await stage.place(wish)
  const mails = await stage.db
    .selectFrom('mails')
    .select(['kind', 'data', 'attachments'])
    .where('key', '=', placed.order.reference)
    .execute()
  const [confirmed, told] = ['ORDER_PLACED', 'ORDER_TEAM'].map((wanted) => mails.find(({ kind }) => kind === wanted))
  return { ...placed, buyer: confirmed?.data, team: told?.data, attached: [confirmed?.attachments, told?.attachments] }
}

describe('the mails of an order', () => {
  it('name the discount with its reason, the rest to pay, the payment, the terms and the order', async () => {
    const delivery = {
      delivery: { type: 'DELIVERY', idCarrier: stage.carrierId },
      deliveryPostalCode: '75011',
      deliveryIdCountry: 1,
    } as const
    const wish = { products: [{ id: wine.id, quantity: 12 }], discount: 'CADEAU5', message: 'Interphone 12', ...delivery }
    const { order, payment, buyer, team, attached } = await mailsOf(wish)
    const dueAt = payment?.method === 'TRANSFER' && payment.dueAt
    expect(dueAt).toMatch(/^\d{4}-\d\d-\d\d$/)
    const told = {
      lines: [
        {
          name: `${wine.name}, 75\u00a0cl`,
          quantity: 12,
          total: 15_000,
        },
      ],
      reductions: [
        { code: null, value: 750 },
        { code: 'CADEAU5', value: 500 },
      ],
      ...{ subtotal: 15_000, shipping: 1490, total: 15_000 - 750 - 500 + 1490 },
      ...{ deliveryType: 'DELIVERY', carrier: 'Transport COLI', delayDays: [2, 3], gift: null, company: null },
    }
    expect(buyer).toMatchObject({
      ...{ firstname: 'Camille', heldUntil: null, order: told },
      transfer: { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP', label: order.reference, dueOn: dueAt },
      termsLink: expect.stringMatching(/\/sale-terms$/) as string,
      orderLink: expect.stringMatching(new RegExp(`/suivi-commande/${order.reference}/[\\w-]{43}$`)) as string,
    })
    expect(team).toMatchObject({
      ...{ email: 'camille.roy@example.org', firstname: 'Camille', lastname: 'Roy', phone: '+33639980012', message: 'Interphone 12' },
      order: told,
      ...{ payment: { method: 'TRANSFER', dueOn: dueAt }, panelLink: expect.stringMatching(/\/admin$/) as string },
    })
    expect(buyer).toMatchObject({ order: { billing: expect.arrayContaining([expect.stringContaining('75011')]) as string[] } })
    const papers = ['SALE_TERMS', 'WITHDRAWAL_FORM'].map((type) => ({ type, order: order.reference }))
    expect(attached).toEqual([papers, []])
  })

  it('take no form to withdraw along to a company: that right is a consumer’s', async () => {
    const { order, attached } = await mailsOf({ products: [{ id: wine.id, quantity: 1 }], company: { name: 'Aux Trois Verres' } })
    expect(attached).toEqual([[{ type: 'SALE_TERMS', order: order.reference }], []])
  })

  it('ask for no transfer where nothing is left to pay', async () => {
    const { order, payment, buyer, team } = await mailsOf({ products: [{ id: wine.id, quantity: 1 }], discount: 'OFFERT' })
    expect([order.total, order.status, payment]).toEqual([0, 'PAID', null])
    expect(await stage.db.selectFrom('orders').select('payment_status').where('id', '=', order.id).executeTakeFirst()).toEqual({
      payment_status: 'PAID',
    })
    expect(buyer).toMatchObject({ transfer: null, heldUntil: null, order: { total: 0, reductions: [{ code: 'OFFERT', value: 1250 }] } })
    expect(team).toMatchObject({ message: null, order: { reductions: [{ code: 'OFFERT', value: 1250 }] } })
  })

  it('without a price confirm the order before its payment, also with an idempotency key', async () => {
    const settle = vi.fn<StoreResponse>(() => Promise.resolve())
    const ordering = { scope: stage.scope(), caller: { kind: 'visitor' }, network: null, settle } as const
    const { order } = await stage.features.orders.place(
      ordering,
      orderBody({ products: [{ id: wine.id, quantity: 1 }], discount: 'OFFERT' }),
    )
    const mails = stage.db.selectFrom('mails').select('kind').where('key', '=', order.reference)
    const toBuyer = await mails.where('kind', 'in', ['ORDER_PLACED', 'ORDER_PAID']).orderBy('id').execute()
    expect(toBuyer).toEqual([{ kind: 'ORDER_PLACED' }, { kind: 'ORDER_PAID' }])
    // What has been written already is not written with the answer again.
    expect(settle.mock.calls.map(([, , written]) => written)).toEqual([undefined])
  })

  it('name no reduction where none was made', async () => {
    const { buyer: confirmed } = await mailsOf({ products: [{ id: wine.id, quantity: 1 }], user: buyer('sans.remise') })
    expect(confirmed).toMatchObject({ order: { reductions: [], carrier: null, destination: [], delayDays: null } })
  })
})

describe('twelve orders of one e-mail address in an hour', () => {
  const confirmations = async (references: readonly string[]) => {
    const rows = stage.db.selectFrom('mails').select(['state', 'recipient']).where('kind', '=', 'ORDER_PLACED')
    return rows
      .where(sql<boolean>`regexp_replace(key, '^own ', '') = any(${[...references]})`)
      .orderBy('id')
      .execute()
  }
  const order12 = async (user: ReturnType<typeof buyer>, caller?: MemberCaller) => {
    const orders = Array.from({ length: 12 }, () => stage.place({ products: [{ id: wine.id, quantity: 1 }], user }, caller))
    return (await Promise.all(orders)).map(({ order }) => order.reference)
  }

  it('bring it three mails, and the company twelve, when visitors place them', async () => {
    const references = await order12(buyer('victime'))
    const mails = await confirmations(references)
    expect(tally(mails.map(({ state, recipient }) => `${state} ${recipient}`))).toEqual({ 'QUEUED victime@example.org': 3, 'WITHHELD ': 9 })
    const told = stage.db.selectFrom('mails').select('id').where('kind', '=', 'ORDER_TEAM').where('key', 'in', references)
    expect(await told.execute()).toHaveLength(12)
  })

  it('bring the legal documents with the payment of orders without confirmation', async () => {
    const references = await order12(buyer('payeur'))
    const rows = stage.db.selectFrom('orders').select(['id', 'reference']).where('reference', 'in', references)
    for (const { id: orderId } of await rows.execute())
      await stage.db.transaction().execute((trx) => applyOrderEvent(trx, { siteId: shopId, orderId, event: 'PAY', now: new Date() }))
    const mails = stage.db.selectFrom('mails').select('attachments').where('kind', '=', 'ORDER_PAID').where('key', 'in', references)
    const attached = (await mails.execute()).map(({ attachments }) => attachments.map(({ type }) => type).join(' '))
    expect(tally(attached)).toEqual({ PAPER: 3, 'PAPER SALE_TERMS WITHDRAWAL_FORM': 9 })
  })

  it('bring it twelve mails when the member whose address it is places them', async () => {
    const caller = await memberOfShop(stage, 'membre@example.org')
    const mails = await confirmations(await order12(buyer('membre'), caller))
    expect(tally(mails.map(({ state }) => state))).toEqual({ QUEUED: 12 })
  })
})

describe('a box that was ordered', () => {
  it('is stored with its contents: papers name its bottles after any later change', async () => {
    const inside = await addWine(stage.db, { capacityMl: 375 })
    const box = await addBox(stage.db, [[inside.id, 3]], { onHand: 5 })
    const { order } = await stage.place({ products: [{ id: box, quantity: 1 }] })
    const [line] = await stage.db.selectFrom('order_lines').select(['contents', 'product_type']).where('order_id', '=', order.id).execute()
    expect(line).toMatchObject({
      product_type: 'BOX',
      contents: [{ id: inside.id, name: inside.name, count: 3, capacityMl: 375, abv: 135 }],
    })
  })
})
