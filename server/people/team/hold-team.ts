import { sql, type Transaction } from 'kysely'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { UserRow } from '#server/people/users/repository.ts'

/** The two accounts of an act on the team, as they are once both are held. */
export interface HeldTeam {
  readonly actor: UserRow
  readonly target: UserRow
}

async function refuseEnded(trx: Transaction<Tables>, { caller }: Member): Promise<void> {
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('site_id', '=', caller.siteId)
    .where('id', '=', caller.sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .forKeyShare()
    .executeTakeFirst()
  if (!session) throw new ApiError('SESSION_EXPIRED')
}

/**
 * Holds the account that acts and the one that is acted on until the transaction ends, in the order of their numbers, and then the administrators of the
 * site: two people who remove each other wait for each other, and the second one is refused. The role of the session is older than that of the held row.
 */
export async function holdBoth(trx: Transaction<Tables>, member: Member, userId: number): Promise<HeldTeam> {
  const { scope, caller } = member
  const rows = await trx
    .selectFrom('users')
    .selectAll()
    .where('site_id', '=', scope.site.id)
    .where('id', 'in', [caller.userId, userId])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await refuseEnded(trx, member)
  await advisoryLock(trx, `administrators ${scope.site.id}`)
  const actor = rows.find(({ id }) => id === caller.userId)
  const target = rows.find(({ id }) => id === userId)
  if (actor?.role !== 'SUPER_ADMIN') throw new ApiError('FORBIDDEN')
  if (!target) throw notFound()
  return { actor, target }
}

/** Refuses to take the last super-administrator of a site away. */
export async function refuseLast(trx: Transaction<Tables>, { site_id, id, role }: UserRow): Promise<void> {
  if (role !== 'SUPER_ADMIN') return
  const other = await trx
    .selectFrom('users')
    .select('id')
    .where('site_id', '=', site_id)
    .where('role', '=', 'SUPER_ADMIN')
    .where('erased_at', 'is', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  if (!other) throw new ApiError('LAST_ADMIN')
}
