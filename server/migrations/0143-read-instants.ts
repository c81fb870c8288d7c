import { sql, type Kysely } from 'kysely'

/** The instant that a text names, null when it names none: what asks whether a text can be read came with PostgreSQL 16. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function read_instant(value text) returns timestamptz language plpgsql stable strict as $$
    begin
      return cast(value as timestamptz);
    exception when data_exception then
      return null;
    end $$;
  `.execute(db)
}
