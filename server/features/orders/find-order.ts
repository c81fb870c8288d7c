import type { Kysely, Selectable } from 'kysely'
import type { OrdersTable } from '#server/database/order-tables.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Buyer } from '#server/features/cart/buyer.ts'
import { opensOrder } from '#server/features/order-links/order-link.ts'

/** An order as it is asked for: by its number, with its token when it is not one's own. */
export interface AskedOrder {
  readonly reference: string
  readonly token?: string | null | undefined
}

/** An order, for whoever holds its token or has made it; null for everyone else. */
export async function findOrder(
  db: Kysely<Tables>,
  { scope, caller }: Buyer,
  { reference, token }: AskedOrder,
): Promise<Selectable<OrdersTable> | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', scope.site.id)
    .where('reference', '=', reference)
    .executeTakeFirst()
  const isHeld = await opensOrder(db, row, token ?? undefined)
  const isOwn = caller.kind === 'member' && row?.user_id === caller.userId
  return row && (isHeld || isOwn) ? row : null
}
