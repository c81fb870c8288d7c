import { sql, type Kysely } from 'kysely'

/**
 * The address and the password of a link to a draft, beside its digest.
 *
 * - `token_sealed`: its token, encrypted with the key outside of the database, so that its address can be shown again; null for older links.
 * - `password_hash`: the hash of the password that its page asks for; null without one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draft_shares add column token_sealed text, add column password_hash text`.execute(db)
}
