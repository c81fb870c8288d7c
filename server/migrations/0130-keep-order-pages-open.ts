import { sql, type Kysely } from 'kysely'

/** The pages of orders that were made and of withdrawal outlive the shop: they hang on there being orders, and no longer on selling. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const pages = sql`'^(suivi-commande|order-tracking|retractation|withdrawal|compte/commandes|account/orders)(/|$)'`
  await sql`
    update revisions set head = jsonb_set(head, '{middleware}', replace(head ->> 'middleware', '"shop"', '"orders"')::jsonb)
    where head ->> 'url' ~ ${pages} and head -> 'middleware' ? 'shop';
    update page_documents set middleware = array_replace(middleware, 'shop', 'orders') where url ~ ${pages} and 'shop' = any(middleware);
  `.execute(db)
}
