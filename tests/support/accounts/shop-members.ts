import type { UserRole } from '#server/database/tables/account-tables.ts'
import type { MemberCaller } from '#server/platform/scope/caller.ts'
import type { OrderStage } from '#tests/support/shop/order-stage.ts'
import { shopId } from '#tests/support/shop/shop.ts'

/** An account of the shop, of age and signed in. */
export async function memberOfShop(
  { db, features }: Pick<OrderStage, 'db' | 'features'>,
  email: string,
  role: UserRole = 'MEMBER',
): Promise<MemberCaller> {
  const account = { site_id: shopId, email, role, firstname: 'Alix', lastname: 'Morel', birthdate: '1990-01-31', password_hash: '' }
  const { id: userId } = await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow()
  const { sessionId } = await features.sessions.open({ siteId: shopId, userId, device: 'Firefox, Linux' })
  return { kind: 'member', siteId: shopId, userId, role, sessionId, provedAt: new Date() }
}
