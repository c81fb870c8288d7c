import { sql, type Kysely } from 'kysely'

/**
 * The pictures of pages in lists. They are no content: writing one does not raise the content version of its site.
 *
 * - `layout_previews` has one row per layout, from the first check of its HTML. `asked_*` is the last check, and the only one whose
 *   picture is stored.
 * - `image` is a small WebP picture. It goes with its page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table layout_previews (
      layout_id integer not null,
      site_id integer not null,
      asked_hash text not null,
      asked_revision integer not null,
      asked_theme text not null,
      asked_at timestamptz not null default now(),
      html_hash text,
      revision_id integer,
      theme text,
      image bytea,
      image_hash text,
      width integer,
      height integer,
      constraint layout_previews_pkey primary key (layout_id),
      constraint layout_previews_picture_check check (num_nulls(html_hash, revision_id, theme, image, image_hash, width, height) in (0, 7)),
      constraint layout_previews_image_check check (length(image) <= 2097152),
      constraint layout_previews_layout_id_fkey foreign key (layout_id) references layouts(id) on delete cascade,
      constraint layout_previews_site_id_fkey foreign key (site_id) references sites(id) on delete cascade
    );
    create index layout_previews_of_site on layout_previews (site_id);
  `.execute(db)
}
