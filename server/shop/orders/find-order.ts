import type { Kysely, Selectable } from 'kysely'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Buyer } from '#server/shop/settings/buyer.ts'
import { isValidOrderToken } from '#server/shop/order-links/order-link.ts'
import { audienceOf } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** An order as it is asked for: by its number, with its token when it is not one's own. */
export interface OrderQuery {
  readonly reference: string
  readonly token?: string | null | undefined
}

async function orderOfSite(db: Kysely<Tables>, { site }: Scope, reference: string): Promise<Selectable<OrdersTable> | undefined> {
  return db.selectFrom('orders').selectAll().where('site_id', '=', site.id).where('reference', '=', reference).executeTakeFirst()
}

/** An order, for whoever holds its token or has made it; null for everyone else. */
export async function findOrder(
  db: Kysely<Tables>,
  { scope, caller }: Buyer,
  { reference, token }: OrderQuery,
): Promise<Selectable<OrdersTable> | null> {
  const row = await orderOfSite(db, scope, reference)
  const isHeld = await isValidOrderToken(db, row, token ?? undefined)
  const isOwn = caller.kind === 'member' && row?.user_id === caller.userId
  return row && (isHeld || isOwn) ? row : null
}

/** An order whose papers are asked for: besides those who may see the order, the administrators of its site read them. */
export async function findOrderOfPapers(db: Kysely<Tables>, buyer: Buyer, asked: OrderQuery): Promise<Selectable<OrdersTable> | null> {
  if (audienceOf(buyer.caller) !== 'admins') return findOrder(db, buyer, asked)
  return (await orderOfSite(db, buyer.scope, asked.reference)) ?? null
}
