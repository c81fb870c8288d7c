import { sql, type Kysely } from 'kysely'

/** Tells whoever settles withdrawals that one was confirmed: the same whether there is such an order or not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_withdrawals() returns trigger language plpgsql as $$
      begin
        perform pg_notify('withdrawals', '');
        return null;
      end
    $$;
    create trigger tell_withdrawals after update of received_at on withdrawals for each statement execute function tell_withdrawals();
  `.execute(db)
}
