import { sql, type Kysely } from 'kysely'

/**
 * The words of a page, as part of the row that holds its blocks: they cannot fall out of step with it.
 * What only some readers may see, or only for a time, is not among them; nor are names of looks and addresses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function prop_words(value jsonb, name text) returns text language plpgsql immutable strict parallel safe as $$
    declare words text = ''; entry record;
    begin
      if name in ('href', 'url', 'anchor', 'id', 'icon') then
        return '';
      end if;
      case jsonb_typeof(value)
        when 'string' then
          words = value #>> '{}';
          if words ~ '\\s' or name in ('title', 'text', 'html', 'label', 'name', 'question', 'answer', 'kicker') then
            return ' ' || plain_text(words);
          end if;
          return '';
        when 'array' then
          for entry in select item from jsonb_array_elements(value) as item loop
            words = words || prop_words(entry.item, name);
          end loop;
        when 'object' then
          for entry in select key, item from jsonb_each(value) as each (key, item) loop
            words = words || prop_words(entry.item, entry.key);
          end loop;
        else null;
      end case;
      return words;
    end $$;

    create function block_words(blocks jsonb) returns text language plpgsql immutable strict parallel safe as $$
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
          words = words || ' ' || block_words(slot);
        end loop;
      end loop;
      return words;
    end $$;

    alter table revisions add column words text not null generated always as (block_words(blocks)) stored;
    alter table revisions add column search tsvector not null generated always as (
      setweight(to_tsvector('french_folded', coalesce(head ->> 'title', '')), 'A') ||
      setweight(to_tsvector('french_folded', coalesce(head -> 'seo' ->> 'description', '')), 'B') ||
      setweight(to_tsvector('french_folded', block_words(blocks)), 'C')
    ) stored;
  `.execute(db)
}
