import { sql, type Kysely } from 'kysely'

/** How often each caller has made the calls that are counted; unlogged, since a crash may forget it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table budgets (
      name text not null,
      caller text not null,
      started_at timestamptz not null default now(),
      taken integer not null,
      primary key (name, caller)
    );
    create index budgets_by_age on budgets (started_at);
  `.execute(db)
}
