import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** Counts what a shop shows to visitors, and its open orders. */
export async function readShopFacts(db: Kysely<Tables>, siteId: number): Promise<AdminCallData['setting.read']['shop']> {
  const { rows } = await sql<AdminCallData['setting.read']['shop']>`
    select
      (select count(*)::int from products where site_id = ${siteId} and status = 'PUBLISHED' and published_at <= now()) as products,
      (select count(distinct page_id)::int from page_documents where site_id = ${siteId} and deleted_at is null
        and published_revision_id is not null and 'shop' = any(middleware)) as pages,
      (select count(*)::int from orders where site_id = ${siteId} and fulfilment_status in ('NEW', 'PREPARING', 'SHIPPED', 'READY')) as orders`.execute(
    db,
  )
  return rows[0] ?? { products: 0, pages: 0, orders: 0 }
}
