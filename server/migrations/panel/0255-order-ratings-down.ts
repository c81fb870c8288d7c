import { sql, type Kysely } from 'kysely'

/** Reviews with the best rating first: the index for the other direction has equal ratings in the order of falling numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reviews_by_rating_down on reviews (site_id, rating desc, id)`.execute(db)
}
