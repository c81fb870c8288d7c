import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { PrivacyRequestsTable } from '#server/database/tables/privacy-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { nextReference } from '#server/platform/numbering/next-reference.ts'
import { ownedBy } from '#server/people/users/owned-rows.ts'

/** A request of the register. */
export type PrivacyRequestRow = Selectable<PrivacyRequestsTable>

type Input = Omit<PrivacyRequestRow, 'id' | 'reference' | 'answered_at' | 'erasure' | 'unerased_reason'>

/** Enters a request into the register of its site, under the next number of its year: `DP-2026-0042`. */
export async function insertRequest(trx: Transaction<Tables>, input: Input): Promise<{ readonly id: number; readonly reference: string }> {
  const { site_id: siteId, received_at: receivedAt } = input
  const reference = await nextReference(trx, { letters: 'DP', siteId, receivedAt })
  const row = { ...input, reference }
  const { id } = await trx.insertInto('privacy_requests').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, reference }
}

/** The requests of all sites that wait for an answer, the most urgent first. */
export async function openRequests(db: Kysely<Tables>): Promise<PrivacyRequestRow[]> {
  return db.selectFrom('privacy_requests').selectAll().where('answered_at', 'is', null).orderBy('due_on').orderBy('id').execute()
}

/** The open requests of one person: made from the account, or without one under its address. */
export async function openRequestsOf(
  db: Kysely<Tables>,
  person: { readonly siteId: number; readonly userId: number; readonly email: string },
): Promise<PrivacyRequestRow[]> {
  return db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('site_id', '=', person.siteId)
    .where('answered_at', 'is', null)
    .where(ownedBy(person))
    .orderBy('due_on')
    .orderBy('id')
    .execute()
}

/** Stores that a request was answered, and deletes the name and the words of its author, which are no longer needed; false when it was answered before. */
export async function recordAnswer(db: Kysely<Tables>, siteId: number, id: number): Promise<boolean> {
  const noted = await db
    .updateTable('privacy_requests')
    .set({ answered_at: sql<Date>`now()`, firstname: null, lastname: null, message: null })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return noted.numUpdatedRows === 1n
}
