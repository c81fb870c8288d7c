import { sql, type Kysely } from 'kysely'

const tables = [
  'product_kinds',
  'variations',
  'variation_values',
  'products',
  'product_texts',
  'product_discounts',
  'sellables',
  'box_contents',
  'product_images',
  'awards',
  'meal_icons',
  'product_meal_icons',
  'recommended_products',
]

/** Changes of the catalogue give the site's content a new version; its stocks do not: they change with every order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables.map((name) => sql.table(name))) {
    await sql`
      create trigger note_insert after insert on ${table} referencing new table as changed
        for each statement execute function note_content_change();
      create trigger note_update after update on ${table} referencing new table as changed
        for each statement execute function note_content_change();
      create trigger note_delete after delete on ${table} referencing old table as changed
        for each statement execute function note_content_change();
    `.execute(db)
  }
}
