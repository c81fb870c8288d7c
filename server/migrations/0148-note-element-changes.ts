import { sql, type Kysely } from 'kysely'

/**
 * When an element last changed, in its words too, and how often it has: what calendars ask of an event.
 * Triggers keep both, so that no writer can forget, nor turn them back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table elements
      add column updated_at timestamptz not null default now(),
      add column revision integer not null default 0;

    create function note_element_change() returns trigger language plpgsql as $$
    begin
      new.revision = old.revision + 1;
      new.updated_at = greatest(now(), old.updated_at);
      return new;
    end $$;
    create trigger note_revision before update on elements for each row
      when (old.* is distinct from new.*)
      execute function note_element_change();

    create function note_element_words() returns trigger language plpgsql as $$
    begin
      -- The words of all languages that are stored together are one change, with their element's.
      update elements set revision = revision + 1
        where id = coalesce(new.element_id, old.element_id) and updated_at is distinct from now();
      return null;
    end $$;
    create trigger note_words after insert or delete on element_texts for each row
      execute function note_element_words();
    create trigger note_changed_words after update on element_texts for each row
      when (old.* is distinct from new.*)
      execute function note_element_words();
  `.execute(db)
}
