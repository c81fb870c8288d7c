import { sql, type Kysely } from 'kysely'

/** A secret that waits for its first code, and the time step of the last code that was taken: no code is taken twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column totp_pending text, add column totp_last_step integer;
  `.execute(db)
}
