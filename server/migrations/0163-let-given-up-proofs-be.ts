import { sql, type Kysely } from 'kysely'

/** Proofs of consent that are kept after their account was deleted say nothing of whoever has the address next; they still name nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table newsletter_proofs add column is_given_up boolean not null default false;
  `.execute(db)
}
