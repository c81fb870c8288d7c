import { sql, type Kysely } from 'kysely'

/** Forms that go take with them what they name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger drop_references after delete on forms
      referencing old table as gone for each statement execute function drop_references('FORM')`.execute(db)
}
