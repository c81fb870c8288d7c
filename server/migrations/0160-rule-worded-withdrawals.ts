import { sql, type Kysely } from 'kysely'

/**
 * A withdrawal is of all of an order, of lines of it, or of what its author says in words; words mean nothing until somebody has ruled what they mean. What was
 * settled before stays as it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table withdrawals
      add column scope text not null default 'ALL' check (scope in ('ALL', 'LINES', 'WORDED')),
      add column ruled_at timestamptz,
      add column ruling jsonb,
      add check ((ruled_at is null) = (ruling is null)),
      add check (ruled_at is null or (scope = 'WORDED' and settled_at is not null));
    update withdrawals set scope = case when products is not null then 'LINES' else 'WORDED' end
      where products is not null or (settled_at is null and message ~ '[^[:space:]]');
    create index withdrawals_to_rule on withdrawals (order_id) where scope = 'WORDED' and standing = 'OPEN' and ruled_at is null;
  `.execute(db)
}
