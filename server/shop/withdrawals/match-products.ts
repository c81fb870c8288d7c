import type { Transaction } from 'kysely'
import { isNamed } from '#domain/shop/products/variant-reference.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { WithdrawnProduct } from '#server/database/tables/withdrawal-tables.ts'
import { storedLineName } from '#server/shop/orders/line-variants.ts'
import type { ReceivedWithdrawal } from './received-withdrawal.ts'

/**
 * Returns the withdrawn products with their names in the order, when an order of the site has the declared reference and email address. The
 * same query runs whether such an order exists or not.
 */
export async function matchProducts(
  trx: Transaction<Tables>,
  { site_id: siteId, reference, email, locale, products }: ReceivedWithdrawal,
): Promise<readonly WithdrawnProduct[] | null> {
  if (products === null) return null
  const lines = await trx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.sellable_id as id', 'l.product_id as productId', 'l.name', 'l.year', 'l.capacity_ml', 'l.facts'])
    .where('o.site_id', '=', siteId)
    .where('o.reference', '=', reference)
    .where('o.email', '=', email)
    .execute()
  return products.map((product) => {
    const line = lines.find((each) => isNamed(each, product))
    return line ? { ...product, name: storedLineName(line, locale) } : product
  })
}
