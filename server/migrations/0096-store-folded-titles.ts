import { sql, type Kysely } from 'kysely'

/** A product's title as it is searched, stored: a search among a hundred thousand folds what it looks for and nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product_entries add column folded text not null generated always as (fold(title)) stored;
    drop index product_entries_folded;
    create index product_entries_folded on product_entries using gin (folded gin_trgm_ops);
  `.execute(db)
}
