import { sql, type Kysely } from 'kysely'

/** A declination may have a picture of its own, in the place of its product's; an award may be of one vintage alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sellables
      add column image_id integer,
      add foreign key (site_id, image_id) references media (site_id, id) on delete set null (image_id);
    create index sellables_by_image on sellables (image_id) where image_id is not null;

    alter table awards add column vintage integer check (vintage between 1900 and 2100);
  `.execute(db)
}
