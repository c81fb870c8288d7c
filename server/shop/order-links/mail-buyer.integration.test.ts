import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import { cents } from '#domain/shop/pricing/cents.ts'
import { mailIdentity } from '#server/mail/kit/mail-identity.ts'
import { buyerKinds, type MailKind } from '#server/mail/kit/mail-kinds.ts'
import { renderMail } from '#server/mail/delivery/render-mail.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { refundOrder } from '#server/shop/desk/refund-order.ts'
import { sendShipment } from '#server/shop/desk/shipments.ts'
import { orderStage, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import { mailBuyer } from './mail-buyer.ts'

let stage: OrderStage
let wine: number

beforeAll(async () => {
  stage = await orderStage({ connections: 10 })
  wine = (await addWine(stage.db, { onHand: 500 })).id
})
afterAll(() => stage.close())

type Placed = Awaited<ReturnType<typeof order>>

/** An order that is sent by a carrier, of a reader of a language. */
async function order(locale: string) {
  const delivery = { delivery: { type: 'DELIVERY' as const, idCarrier: stage.carrierId }, deliveryPostalCode: '75011' }
  const placed = (await stage.place({ products: [{ id: wine, quantity: 2 }], ...delivery })).order
  await stage.db.updateTable('orders').set({ locale }).where('id', '=', placed.id).execute()
  return placed
}

const now = new Date('2026-11-20T10:00:00Z')
const happen = ({ id: orderId }: Placed, ...events: OrderEvent[]) =>
  stage.db.transaction().execute(async (trx) => {
    for (const event of events) await applyOrderEvent(trx, { siteId: shopId, orderId, event, now })
  })
const send = ({ id: orderId }: Placed, shipment: { lines?: { position: number; quantity: number }[] } = {}) =>
  stage.db
    .transaction()
    .execute((trx) => sendShipment(trx, { siteId: shopId, orderId, now }, { trackingNumbers: [], parcels: 1, ...shipment }))
const refund = ({ id: orderId }: Placed) =>
  stage.db.transaction().execute((trx) => {
    const part = { lines: [{ position: 0, quantity: 1 }], fees: cents(0), restock: false, reason: 'Bouteille cassée' }
    return refundOrder(trx, { siteId: shopId, orderId, now }, part)
  })

/** The mails to the buyer about events of an order, each with its link. */
async function told({ reference }: Placed): Promise<readonly { kind: string; token: string; text: string; html: string }[]> {
  const rows = stage.db.selectFrom('mails').select(['kind', 'data', 'locale']).where('kind', 'in', buyerKinds)
  const { site } = stage.scope()
  return Promise.all(
    (await rows.orderBy('id').execute())
      .filter(({ data }) => data['reference'] === reference)
      .map(async ({ kind, data, locale }) => {
        const identity = await mailIdentity(stage, { site, locale })
        const { text, html } = renderMail({ kind: kind as MailKind, data, locale, identity })
        return { kind, token: data['orderToken'] as string, text, html }
      }),
  )
}

describe.each([
  ['fr_FR', '/suivi-commande'],
  ['en_GB', '/en/order-tracking'],
])('the mails about an order in %s', (locale, page) => {
  it('leads to the order each time, by a link of its own that opens it', async () => {
    const sent = await order(locale)
    await happen(sent, 'PAY', 'PREPARE')
    await send(sent, { lines: [{ position: 0, quantity: 1 }] })
    await send(sent)
    await happen(sent, 'DELIVER')
    await refund(sent)
    const cancelled = await order(locale)
    await happen(cancelled, 'CANCEL')
    const expired = await order(locale)
    await happen(expired, 'EXPIRE')
    const all = (
      await Promise.all([sent, cancelled, expired].map(async (each) => (await told(each)).map((mail) => ({ ...mail, each }))))
    ).flat()
    expect(all.map(({ kind }) => kind)).toEqual([
      ...['ORDER_PAID', 'ORDER_SHIPPED', 'ORDER_SHIPPED', 'ORDER_DELIVERED', 'ORDER_REFUNDED'],
      ...['ORDER_CANCELLED', 'ORDER_EXPIRED'],
    ])
    expect(new Set(all.map(({ token }) => token)).size).toBe(all.length)
    for (const { each, token, text, html } of all) {
      const address = `${page}/${each.reference}/${token}`
      expect(text).toContain(address)
      expect(html).toContain(`${address}"`)
      const asked = { reference: each.reference, token }
      expect(await stage.features.orders.get({ scope: stage.scope(), caller: { kind: 'visitor' } }, asked)).toMatchObject({ id: each.id })
    }
  })
})

it('makes no link for a mail that was requested before', async () => {
  const placed = await order('fr_FR')
  await happen(placed, 'CANCEL')
  const links = () => stage.db.selectFrom('order_links').select('order_id').where('order_id', '=', placed.id).execute()
  const before = await links()
  await stage.db.transaction().execute((trx) =>
    mailBuyer(
      trx,
      { siteId: shopId, orderId: placed.id },
      {
        ...{ kind: 'ORDER_CANCELLED', key: placed.reference, to: 'camille.roy@example.org', locale: 'fr_FR' },
        data: { reference: placed.reference, firstname: null, isPaid: false },
      },
    ),
  )
  expect([before.length, (await links()).length]).toEqual([2, 2])
})
