import { sql, type Kysely } from 'kysely'

/** Where somebody who asked for an account wanted to go: kept with the request, so that the mail to an address that nobody has proved yet carries nothing of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table pending_registrations add column target text check (length(target) <= 1000);
  `.execute(db)
}
