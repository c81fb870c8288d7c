import { sql, type Kysely } from 'kysely'

/** Of accounts that were deleted, when they were last seen is nobody's to know any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update users set last_seen_at = erased_at where erased_at is not null;
  `.execute(db)
}
