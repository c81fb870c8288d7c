import { sql, type Kysely } from 'kysely'

/**
 * The media library of the panel.
 *
 * - `kind`, `is_described` and `folded` are computed from the row, so that indexes serve the filters and the search.
 * - `is_used` says if any content names the file. A trigger on `content_refs` keeps it; it is no content, and empties no cache.
 * - `crop` and `focus` are percentages. `source` has the original of a cropped picture, from which its files are made again.
 * - `deleted_at` marks the trash: the row stays, because other rows name it.
 * - `media_addresses` has the former addresses of files, which texts may still hold.
 * - Folders of deleted rows and versions are noted, and the sweep removes those that nothing names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media
      add column deleted_at timestamptz,
      add column crop jsonb,
      add column focus jsonb,
      add column source jsonb,
      add column is_used boolean not null default false,
      add column kind text generated always as (case
        when mime like 'image/%' then 'PICTURE' when mime like 'video/%' then 'VIDEO' when mime = 'application/pdf' then 'DOCUMENT' end) stored,
      add column is_described boolean not null generated always as (jsonb_path_exists(texts, '$.*.alt')) stored,
      add column folded text not null generated always as (fold(filename || ' ' || jsonb_path_query_array(texts, '$.*.*')::text)) stored;

    create index media_newest on media (site_id, created_at desc nulls last, id) where (kind is not null and deleted_at is null);
    create index media_oldest on media (site_id, created_at, id) where (kind is not null and deleted_at is null);
    create index media_by_name on media (site_id, filename collate "fr-x-icu", id) where (kind is not null and deleted_at is null);
    create index media_by_name_down on media (site_id, filename collate "fr-x-icu" desc nulls last, id) where (kind is not null and deleted_at is null);
    create index media_lightest on media (site_id, bytes, id) where (kind is not null and deleted_at is null);
    create index media_heaviest on media (site_id, bytes desc nulls last, id) where (kind is not null and deleted_at is null);
    create index media_of_kind on media (site_id, kind, created_at desc nulls last, id) where (kind is not null and deleted_at is null);
    create index media_unused on media (site_id, created_at desc nulls last, id, kind) where (kind is not null and not is_used and deleted_at is null);
    create index media_undescribed on media (site_id, created_at desc nulls last, id)
      where (kind = 'PICTURE' and not is_described and deleted_at is null);
    create index media_trashed on media (site_id, deleted_at) where (deleted_at is not null);
    create index media_folded on media using gin (folded gin_trgm_ops);

    create table media_addresses (
      site_id integer not null,
      media_id integer not null,
      external_id text not null,
      filename text not null,
      constraint media_addresses_pkey primary key (site_id, external_id, filename),
      constraint media_addresses_site_id_media_id_fkey foreign key (site_id, media_id) references media(site_id, id) on delete cascade
    );
    create index media_addresses_of_file on media_addresses (media_id);

    create index item_versions_of_folder on item_versions (regexp_replace(form #>> '{file,file}', '/[^/]+$', '')) where (kind = 'media');
    create index item_versions_of_source on item_versions (regexp_replace(form #>> '{source,file}', '/[^/]+$', ''))
      where (kind = 'media' and form #>> '{source,file}' is not null);

    create function note_media_folders() returns trigger language plpgsql as $$
    begin
      insert into media_leftovers (folder)
        select distinct regexp_replace(f.file, '/[^/]+$', '') from gone, lateral (values (gone.file), (gone.source ->> 'file')) f(file)
        where f.file is not null and gone.external_type is not null;
      return null;
    end $$;
    create trigger note_folders after delete on media
      referencing old table as gone for each statement execute function note_media_folders();

    create function note_version_folders() returns trigger language plpgsql as $$
    begin
      insert into media_leftovers (folder)
        select distinct regexp_replace(f.file, '/[^/]+$', '')
        from gone, lateral (values (gone.form #>> '{file,file}'), (gone.form #>> '{source,file}')) f(file)
        where gone.kind = 'media' and f.file is not null;
      return null;
    end $$;
    create trigger note_folders after delete on item_versions
      referencing old table as gone for each statement execute function note_version_folders();

    create function mark_used_media() returns trigger language plpgsql as $$
    declare before text := coalesce(current_setting('vitrine.unseen', true), '');
    begin
      if not exists (select from changed where to_kind = 'media') then return null; end if;
      perform set_config('vitrine.unseen', 'on', true);
      -- Locked by a statement of its own: the next one then sees what others have committed meanwhile.
      perform 1 from media m where (m.site_id, m.id) in (
        select c.site_id, c.to_key::integer from changed c where c.to_kind = 'media' and c.to_key ~ '^[0-9]{1,9}$'
      ) order by m.id for no key update;
      update media m set is_used = not m.is_used where (m.site_id, m.id) in (
        select c.site_id, c.to_key::integer from changed c where c.to_kind = 'media' and c.to_key ~ '^[0-9]{1,9}$'
      ) and m.is_used <> exists (select from content_refs r where r.site_id = m.site_id and r.to_kind = 'media' and r.to_key = m.id::text);
      perform set_config('vitrine.unseen', before, true);
      return null;
    end $$;
    create trigger mark_used_added after insert on content_refs
      referencing new table as changed for each statement execute function mark_used_media();
    create trigger mark_used_taken after delete on content_refs
      referencing old table as changed for each statement execute function mark_used_media();

    update media m set is_used = true
      where exists (select from content_refs r where r.site_id = m.site_id and r.to_kind = 'media' and r.to_key = m.id::text);
  `.execute(db)
}
