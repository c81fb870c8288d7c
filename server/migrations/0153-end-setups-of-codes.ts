import { sql, type Kysely } from 'kysely'

/** Until when codes at sign-in may be set up: what is over is known without the key that opens it. What is being set up at this moment is begun again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column totp_pending_until timestamptz;
    update users set totp_pending = null where totp_pending is not null;
  `.execute(db)
}
