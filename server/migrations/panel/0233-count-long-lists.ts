import { sql, type Kysely } from 'kysely'

/** Reviews of one rating in the order of their list: the index that gives a page of them counts them too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reviews_of_rating on reviews (site_id, rating, published_at desc nulls last, id)`.execute(db)
}
