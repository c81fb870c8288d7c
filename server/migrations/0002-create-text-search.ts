import { sql, type Kysely } from 'kysely'

/** French full text that ignores accents, and `fold` for comparisons that ignore case and accents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    create function fold(value text) returns text
      language sql immutable strict parallel safe
      return lower(unaccent('unaccent'::regdictionary, value));

    create text search configuration french_folded (copy = french);
    alter text search configuration french_folded
      alter mapping for hword, hword_part, word with unaccent, french_stem;
  `.execute(db)
}
