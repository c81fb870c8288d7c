import { sql, type Kysely } from 'kysely'

/**
 * Services as items of the panel: a new one is a draft without a date, and each has its row of `items`.
 * One index serves each order, filter and state of their list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services alter column status set default 'DRAFT',
      alter column published_at drop default, alter column published_at drop not null;
    create trigger keep_items after insert on services referencing new table as changed for each statement execute function keep_items('service');
    create trigger forget_items after delete on services referencing old table as changed for each statement execute function forget_items('service');
    insert into items (site_id, kind, id, deleted_at) select site_id, 'service', id, deleted_at from services on conflict do nothing;

    create index services_of_panel on services (site_id, position, id) where (deleted_at is null);
    create index services_of_panel_downwards on services (site_id, position desc, id) where (deleted_at is null);
    create index services_by_price on services (site_id, price, id) where (deleted_at is null);
    create index services_by_price_downwards on services (site_id, price desc nulls last, id) where (deleted_at is null);
    create index services_of_site on services (site_id) where (deleted_at is null);
    create index services_by_state on services (site_id, status, position, id) where (deleted_at is null);
    create index services_trashed on services (site_id, position, id) where (deleted_at is not null);
  `.execute(db)
}
