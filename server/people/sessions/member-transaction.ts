import { sql, type Kysely, type Transaction } from 'kysely'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { lockUser, type UserRow } from '#server/people/users/repository.ts'
import type { Caller, MemberCaller } from '#server/platform/scope/caller.ts'

/** Locks the account of a session and the session until the transaction ends. Refuses a session that is over or without an account. */
async function holdMember(trx: Transaction<Tables>, { siteId, userId, sessionId }: MemberCaller): Promise<UserRow> {
  const user = await lockUser(trx, siteId, userId)
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .forKeyShare()
    .executeTakeFirst()
  if (!user || !session) throw new ApiError('SESSION_EXPIRED')
  return user
}

/**
 * Runs the write of a member in a transaction that first locks the account and its session. So no write follows the erasure of the account or the end of
 * the session, and the account row does not change before the commit.
 *
 * All transactions take locks in one order, which prevents deadlocks: the account with the links mailed to its owner, its session, a requested address, the
 * requests for that address, the other named locks, the audit log. A transaction locks one account at most.
 */
export function runAsMember<Result>(
  db: Kysely<Tables>,
  caller: MemberCaller,
  work: (trx: Transaction<Tables>, user: UserRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (trx) => work(trx, await holdMember(trx, caller)))
}

/** Runs a write that is open to visitors too. `user` is the locked account of a member and null for a visitor. */
export function runAsCaller<Result>(
  db: Kysely<Tables>,
  caller: Caller,
  work: (trx: Transaction<Tables>, user: UserRow | null) => Promise<Result>,
): Promise<Result> {
  return caller.kind === 'member' ? runAsMember(db, caller, work) : inTransaction(db, (trx) => work(trx, null))
}
