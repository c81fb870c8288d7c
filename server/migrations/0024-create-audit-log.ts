import { sql, type Kysely } from 'kysely'

/** What administrators did, each row bound to the one before it by its hash: one that is changed or taken away shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id bigint primary key generated always as identity,
      site_id integer not null references sites (id) on delete cascade,
      actor_id integer,
      action text not null,
      target text not null,
      diff jsonb not null default '{}',
      at timestamptz not null,
      previous_hash text not null,
      hash text not null,
      unique (site_id, previous_hash)
    );
    create index audit_log_of_site on audit_log (site_id, id desc);

    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a row of the audit log is never changed';
    end $$;
    create trigger never_changed before update on audit_log for each row execute function refuse_audit_change();
  `.execute(db)
}
