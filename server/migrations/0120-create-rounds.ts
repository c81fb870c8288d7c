import { sql, type Kysely } from 'kysely'

/** When what servers do by turns was last begun: one of them does it each time. Unlogged, since a crash may forget it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rounds (
      name text primary key,
      begun_at timestamptz not null
    );
  `.execute(db)
}
