import { sql, type Kysely } from 'kysely'

/**
 * Words that stood apart stay apart on one line: by the sign with which the first ends, or by a dash.
 * What leads somewhere is no sentence of a page: the words of its buttons and links are not among what it says.
 * The columns are made anew: before PostgreSQL 17 the expression of one cannot be changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function join_texts(words text) returns text
      language sql immutable strict parallel safe
      return regexp_replace(regexp_replace(regexp_replace(regexp_replace(words,
        '^[\\s\\uE002]+|[\\s\\uE002]+$', '', 'g'),
        '([.!?…:;,—][»”)]?)\\s*\\uE002[\\s\\uE002]*', '\\1 ', 'g'),
        '\\s*\\uE002[\\s\\uE002]*', ' — ', 'g'),
        '\\s+', ' ', 'g');

    create or replace function plain_text(html text) returns text
      language sql immutable strict parallel safe
      return join_texts(
        replace(replace(replace(replace(replace(replace(
          regexp_replace(
            regexp_replace(html, '</?(?:p|h[1-6]|li|[uod]l|d[td]|br|hr|div|t[drh]|table|caption|blockquote|fig\\w+|section)\\M[^>]*>', U&'\\E002', 'gi'),
            '<[^>]*>', '', 'g'),
          '&nbsp;', chr(160)), '&#39;', ''''), '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'));

    create or replace function prop_words(value jsonb, name text) returns text language plpgsql immutable strict parallel safe as $$
    declare words text = ''; entry record;
    begin
      if name in ('href', 'url', 'anchor', 'id', 'icon') or name like '%Label' then
        return '';
      end if;
      case jsonb_typeof(value)
        when 'string' then
          words = value #>> '{}';
          if words ~ '\\s' or name in ('title', 'text', 'html', 'label', 'name', 'question', 'answer', 'kicker') then
            return U&'\\E002' || plain_text(words);
          end if;
          return '';
        when 'array' then
          for entry in select item from jsonb_array_elements(value) as item loop
            words = words || prop_words(entry.item, name);
          end loop;
        when 'object' then
          for entry in select key, item from jsonb_each(value) as each (key, item) loop
            continue when entry.key = 'label' and value ? 'href';
            words = words || prop_words(entry.item, entry.key);
          end loop;
        else null;
      end case;
      return words;
    end $$;

    create or replace function block_words(blocks jsonb) returns text language plpgsql immutable strict parallel safe as $$
    declare words text = ''; block jsonb; slot jsonb; seen jsonb;
    begin
      if jsonb_typeof(blocks) <> 'array' then
        return '';
      end if;
      for block in select jsonb_array_elements(blocks) loop
        seen = coalesce(block -> 'visibility', '{}');
        continue when coalesce(seen ->> 'audience', 'all') not in ('all', 'visitors') or seen ->> 'from' is not null or seen ->> 'until' is not null;
        words = words || prop_words(coalesce(block -> 'props', '{}'), '');
        for slot in select item from jsonb_each(coalesce(block -> 'slots', '{}')) as each (key, item) loop
          words = words || U&'\\E002' || block_words(slot);
        end loop;
      end loop;
      return join_texts(words);
    end $$;

    alter table revisions drop column words, drop column search;
    alter table revisions add column words text not null generated always as (block_words(blocks)) stored;
    alter table revisions add column search tsvector not null generated always as (
      setweight(to_tsvector('french_folded', coalesce(head ->> 'title', '')), 'A') ||
      setweight(to_tsvector('french_folded', coalesce(head -> 'seo' ->> 'description', '')), 'B') ||
      setweight(to_tsvector('french_folded', block_words(blocks)), 'C')
    ) stored;
  `.execute(db)
}
