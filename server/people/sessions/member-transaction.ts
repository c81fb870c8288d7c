import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { lockUser, type UserRow } from '#server/people/users/repository.ts'
import type { Caller, MemberCaller } from '#server/platform/scope/caller.ts'

/** The account of a session, both held until the transaction ends; refused when either is no more. */
async function holdMember(trx: Transaction<Tables>, { userId, sessionId }: MemberCaller): Promise<UserRow> {
  const user = await lockUser(trx, userId)
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .forKeyShare()
    .executeTakeFirst()
  if (!user || !session) throw new ApiError('SESSION_EXPIRED')
  return user
}

/**
 * The one way in which a member's write runs: in a transaction that first takes the account and its session, so that nothing is written once the account
 * is erased or the session over, and what is read of the account stays so until the end.
 *
 * Everyone takes locks in one order, so that nobody waits for one another: the account with the links mailed to its owner, its session, an address that is
 * wanted, what was asked for at it, the other locks that have names, the log of administrators' acts. No transaction of a person takes two accounts.
 */
export function runAsMember<Result>(
  db: Kysely<Tables>,
  caller: MemberCaller,
  work: (trx: Transaction<Tables>, user: UserRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => work(trx, await holdMember(trx, caller)))
}

/** A write that visitors may make as well: `user` is the account of the member who makes it, taken as in every write of theirs. */
export function runAsCaller<Result>(
  db: Kysely<Tables>,
  caller: Caller,
  work: (trx: Transaction<Tables>, user: UserRow | null) => Promise<Result>,
): Promise<Result> {
  return caller.kind === 'member' ? runAsMember(db, caller, work) : db.transaction().execute((trx) => work(trx, null))
}
