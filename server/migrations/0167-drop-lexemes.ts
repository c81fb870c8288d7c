import { sql, type Kysely } from 'kysely'

/** Nothing asks for the words of a vector any more: those that were mistyped are told by how texts are spelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop function lexemes(tsvector);
  `.execute(db)
}
