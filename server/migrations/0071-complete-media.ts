import { sql, type Kysely } from 'kysely'

/**
 * Media that are shown from another host (`address`) or lie in the public folder (no `external_type`), the captions of films,
 * the folders of the store that perhaps no row names, and the hosts from which pictures may come: those of the thumbnails of videos.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media alter column external_type drop not null;
    alter table media add column address text check (address ~ '^https://');
    alter table media add constraint media_address check ((external_type is not distinct from 'EMBED') = (address is not null));

    create table media_captions (
      site_id integer not null,
      media_id integer not null,
      locale text not null references languages (code),
      file_id integer not null,
      primary key (media_id, locale),
      foreign key (site_id, media_id) references media (site_id, id) on delete cascade,
      foreign key (site_id, file_id) references media (site_id, id) on delete cascade
    );
    create index media_captions_of_file on media_captions (file_id);
    create trigger note_insert after insert on media_captions referencing new table as changed
      for each statement execute function note_content_change();
    create trigger note_update after update on media_captions referencing new table as changed
      for each statement execute function note_content_change();
    create trigger note_delete after delete on media_captions referencing old table as changed
      for each statement execute function note_content_change();

    create table media_leftovers (
      id bigint primary key generated always as identity,
      folder text not null,
      noted_at timestamptz not null default now()
    );
    create index media_leftovers_by_folder on media_leftovers (folder);

    alter table sites alter column image_hosts set default '{i.ytimg.com,i.vimeocdn.com}';
    update sites set image_hosts = default where image_hosts = '{}';
  `.execute(db)
}
