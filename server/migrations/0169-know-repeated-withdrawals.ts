import { sql, type Kysely } from 'kysely'

/**
 * A withdrawal that is sent twice, from two tabs or after going back, is one: the second names the first. How much of the order its author saw given up
 * tells it from one that gives up as much again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table withdrawals
      add column seen integer check (seen >= 0),
      add column repeats integer references withdrawals on delete cascade,
      add check (repeats is null or received_at is null);
    create index withdrawals_repeats on withdrawals (repeats) where repeats is not null;
  `.execute(db)
}
