import { sql, type Kysely } from 'kysely'

/**
 * What a block says only where it has nothing to show is no sentence of its page: it was found, and shown beside what the block does have.
 * The columns are made anew: before PostgreSQL 17 the expression of one cannot be changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function prop_words(value jsonb, name text) returns text language plpgsql immutable strict parallel safe as $$
    declare words text = ''; entry record;
    begin
      if name in ('href', 'url', 'anchor', 'id', 'icon', 'emptyText') or name like '%Label' then
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

    alter table revisions drop column words, drop column search, drop column spelled;
    alter table revisions
      add column words text not null generated always as (block_words(blocks)) stored,
      add column search tsvector not null generated always as (
        setweight(to_tsvector(search_configuration(locale), part_words(coalesce(head ->> 'title', ''))), 'A') ||
        setweight(to_tsvector(search_configuration(locale), part_words(coalesce(head -> 'seo' ->> 'description', ''))), 'B') ||
        setweight(to_tsvector(search_configuration(locale), part_words(block_words(blocks))), 'C')
      ) stored,
      add column spelled text not null generated always as (spelled_words(part_words(
        coalesce(head ->> 'title', '') || ' ' || coalesce(head -> 'seo' ->> 'description', '') || ' ' || block_words(blocks)
      ))) stored;
  `.execute(db)
}
