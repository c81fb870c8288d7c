import type { Kysely, Selectable } from 'kysely'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Buyer } from '#server/shop/settings/buyer.ts'
import { findTokenOrigin } from '#server/shop/order-links/order-link.ts'
import { proveEmail } from '#server/shop/order-links/prove-email.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** A request for an order: by its number, with a token unless the caller placed it. */
export interface OrderQuery {
  readonly reference: string
  readonly token?: string | null | undefined
}

async function orderOfSite(db: Kysely<Tables>, { site }: Scope, reference: string): Promise<Selectable<OrdersTable> | undefined> {
  return db.selectFrom('orders').selectAll().where('site_id', '=', site.id).where('reference', '=', reference).executeTakeFirst()
}

/** Finds an order for a caller who has a token of it or placed it; null for everyone else. A token of a mail proves the e-mail address. */
export async function findOrder(
  db: Kysely<Tables>,
  { scope, caller }: Buyer,
  { reference, token }: OrderQuery,
): Promise<Selectable<OrdersTable> | null> {
  const row = await orderOfSite(db, scope, reference)
  if (!row) return null
  const origin = await findTokenOrigin(db, row, token)
  if (origin === 'MAIL') return proveEmail(db, row)
  const isOwn = caller.kind === 'member' && row.user_id === caller.userId
  return origin !== null || isOwn ? row : null
}

/** A caller who asks for the papers of an order. `readsAll`: they may read every order of the site. */
export interface PaperReader extends Buyer {
  readonly readsAll: boolean
}

/** Finds an order for its documents, which those who may read all orders of its site get too. */
export async function findOrderOfPapers(
  db: Kysely<Tables>,
  { readsAll, ...buyer }: PaperReader,
  asked: OrderQuery,
): Promise<Selectable<OrdersTable> | null> {
  if (!readsAll) return findOrder(db, buyer, asked)
  return (await orderOfSite(db, buyer.scope, asked.reference)) ?? null
}
