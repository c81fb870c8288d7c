import { sql, type Kysely } from 'kysely'

/** `plain_text`: the words of a stored HTML text, on one line; what tags separate stays apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function plain_text(html text) returns text
      language sql immutable strict parallel safe
      return btrim(regexp_replace(
        replace(replace(replace(replace(replace(replace(
          regexp_replace(
            regexp_replace(html, '</?(?:p|h[1-6]|li|[uod]l|d[td]|br|hr|div|t[drh]|table|caption|blockquote|fig\\w+|section)\\M[^>]*>', ' ', 'gi'),
            '<[^>]*>', '', 'g'),
          '&nbsp;', chr(160)), '&#39;', ''''), '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'),
        '\\s+', ' ', 'g'));
  `.execute(db)
}
