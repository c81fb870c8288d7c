import { sql, type Kysely } from 'kysely'

/** Former addresses of items, such as news, with the address of today: a visitor who asks for one is redirected. They go with their item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table item_moves (
      site_id integer not null,
      locale text not null,
      url text not null,
      to_url text not null,
      kind text not null,
      id integer not null,
      moved_at timestamptz not null default now(),
      constraint item_moves_pkey primary key (site_id, locale, url),
      constraint item_moves_site_id_fkey foreign key (site_id) references sites(id) on delete cascade
    );
    create index item_moves_of_item on item_moves (kind, id);
    create function drop_item_moves() returns trigger language plpgsql as $$
    begin
      delete from item_moves m using gone g where m.kind = tg_argv[0] and m.id = g.id;
      return null;
    end
    $$;
    create trigger drop_item_moves after delete on news
      referencing old table as gone for each statement execute function drop_item_moves('news');
  `.execute(db)
}
