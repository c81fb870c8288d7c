import type { Kysely, Selectable, Transaction } from 'kysely'
import { emailKey } from '#schemas/text/email-address.ts'
import type { UsersTable } from '#server/database/tables/account-tables.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { MemberCaller } from '#server/platform/scope/caller.ts'

/** An account as it is stored. */
export type UserRow = Selectable<UsersTable>

/** An account by its number; null when there is none, or it was erased. */
export async function findUser(db: Kysely<Tables>, siteId: number, id: number): Promise<UserRow | null> {
  const ofSite = db.selectFrom('users').selectAll().where('site_id', '=', siteId).where('id', '=', id)
  return (await ofSite.where('erased_at', 'is', null).executeTakeFirst()) ?? null
}

/** Reads the account of a session in force; refused when it was erased a moment ago. */
export async function requireUser(db: Kysely<Tables>, { siteId, userId }: MemberCaller): Promise<UserRow> {
  const user = await findUser(db, siteId, userId)
  if (!user) throw new ApiError('SESSION_EXPIRED')
  return user
}

/**
 * Reads and locks an account until the transaction ends; null when it does not exist, or was erased during the wait. Rows that refer to it may be
 * written meanwhile, as by an order of its owner that holds a lock which this transaction waits for: a stronger lock would make both wait for each other.
 */
export async function lockUser(trx: Transaction<Tables>, siteId: number, id: number): Promise<UserRow | null> {
  const row = await trx
    .selectFrom('users')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

function byEmail(db: Kysely<Tables>, siteId: number, email: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('email', '=', emailKey(email))
    .where('erased_at', 'is', null)
}

/** The account of an address on a site, however the address is written; null when there is none. */
export async function findUserByEmail(db: Kysely<Tables>, siteId: number, email: string): Promise<UserRow | null> {
  return (await byEmail(db, siteId, email).executeTakeFirst()) ?? null
}

/** The account of an address, held until the transaction ends. */
export async function holdUserByEmail(trx: Transaction<Tables>, siteId: number, email: string): Promise<UserRow | null> {
  return (await byEmail(trx, siteId, email).forNoKeyUpdate().executeTakeFirst()) ?? null
}

/** Holds an address that may have no account yet: those who want it at the same moment are heard one after the other. */
export async function lockEmail(trx: Transaction<Tables>, siteId: number, email: string): Promise<void> {
  await advisoryLock(trx, `address ${siteId} ${email}`)
}
