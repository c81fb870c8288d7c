import { sql, type Kysely } from 'kysely'

/** Index of the filter of reviews by their answer. The expression is that of the query. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index reviews_answered on reviews
      (site_id, (jsonb_path_exists(answer, '$.* ? (@ != null && @ != "")')), published_at desc nulls last, id);
  `.execute(db)
}
