import type { Insertable, Kysely } from 'kysely'
import { jsonb } from '#server/database/jsonb.ts'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { hashToken } from '#server/platform/tokens/opaque-token.ts'
import { issueInvoice } from '#server/shop/documents/issue-invoice.ts'

/** The token of the orders in `twoSites`. */
export const orderToken = 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM'

/** The confirmation tokens of the pending withdrawals on sites 37 and 38. */
export const withdrawalToken = 'w1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM'
export const elsewhereToken = 'e1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM'

/** Adds an order to each site; that of site 37 dates from when it had a shop. */
export async function addOrders(db: Kysely<Tables>): Promise<void> {
  await addOrder(db, { site_id: 37, reference: '2026-000123' })
  await addOrder(db, { site_id: 38, reference: '2025-000138' })
  const declared = { email: 'alix.morel@example.org', name: 'Alix Morel', locale: 'fr_FR' }
  await db
    .insertInto('withdrawals')
    .values([
      { site_id: 37, token_hash: hashToken(withdrawalToken), reference: '2026-000123', ...declared },
      { site_id: 38, token_hash: hashToken(elsewhereToken), reference: '2025-000138', ...declared },
    ])
    .execute()
}

/** The properties of an order; by default six paid bottles. */
type OrderWish = Pick<Insertable<OrdersTable>, 'site_id' | 'reference'> & Partial<Insertable<OrdersTable>>

/** Adds an order of six bottles with its invoice, and returns its id. */
export async function addOrder(db: Kysely<Tables>, wish: OrderWish): Promise<number> {
  const { site_id: siteId } = wish
  const site = { site_id: siteId }
  await db
    .insertInto('sale_terms')
    .values({ ...site, hash: 'a'.repeat(64), html: '<p>Vendu.</p>' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const address = {
    firstname: 'Alix',
    lastname: 'Morel',
    address: '5, rue des Lilas',
    addressPart2: null,
    postalCode: '75011',
    city: 'Paris',
    country: 'FR',
  }
  const { id } = await db
    .insertInto('orders')
    .values({
      ...{ token_hash: hashToken(orderToken), payment_status: 'PAID', payment_method: 'TRANSFER' },
      ...{ email: 'alix.morel@example.org', firstname: 'Alix', lastname: 'Morel', locale: 'fr_FR', sale_terms_hash: 'a'.repeat(64) },
      ...{ delivery_type: 'DELIVERY', billing_address: jsonb(address), delivery_address: jsonb(address) },
      carrier: jsonb({ id: 1, name: 'Colissimo', serviceCode: 'COLI', siteType: 'CLASSIC', delayDays: [2, 3], trackingUrl: null }),
      ...{ subtotal: 7500, fees_price: 1490, fees_paid: 1490, total: 8990 },
      vat: jsonb([{ rate: 2000, base: 7492, vat: 1498, total: 8990 }]),
      ...wish,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sold = {
    sellable_id: 107,
    product_id: 30,
    product_type: 'WINE' as const,
    reference: 'CA',
    name: 'Cuvée A',
    year: 2021,
    capacity_ml: 750,
  }
  const cost = { vat_rate: 2000, quantity: 6, price: 1250, discount: 0, share: 0, total: 7500 }
  await db
    .insertInto('order_lines')
    .values({ ...site, order_id: id, position: 0, ...sold, ...cost, facts: jsonb({ abv: 135 }) })
    .execute()
  const now = new Date('2026-11-20T09:00:00Z')
  await db.transaction().execute((trx) => issueInvoice(trx, { siteId, orderId: id, now }))
  return id
}
