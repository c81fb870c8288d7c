import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { UserRow } from '#server/people/users/repository.ts'
import type { Audit } from './service.ts'

/** Logs an action of an administrator on their own account, without the changed values. Actions of members are not logged. */
export async function logOwnAction(trx: Kysely<Tables>, audit: Audit, { user, action }: { user: UserRow; action: string }): Promise<void> {
  if (user.role === 'MEMBER') return
  await audit.record(trx, { siteId: user.site_id, actorId: user.id, action, target: `user:${user.id}` })
}
