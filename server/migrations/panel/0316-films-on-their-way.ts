import { sql, type Kysely } from 'kysely'

/**
 * The weight that the first piece of a film names counts among the files of its site until the film is there. A film whose last piece came
 * more than an hour ago is given up, and no longer counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table film_uploads (
      key text not null,
      site_id integer not null,
      total bigint not null,
      touched_at timestamptz not null default now(),
      constraint film_uploads_pkey primary key (key),
      constraint film_uploads_site_id_fkey foreign key (site_id) references sites(id) on delete cascade
    );
    create index film_uploads_of_site on film_uploads (site_id);
  `.execute(db)
}
