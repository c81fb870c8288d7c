import { sql, type Kysely } from 'kysely'

/** The register tells when the data behind a request were erased and what is retained, or why they were not erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table privacy_requests add column erasure jsonb, add column unerased_reason text;
  `.execute(db)
}
