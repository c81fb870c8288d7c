import type { Transaction } from 'kysely'
import { isNamed } from '#domain/shop/products/variant-reference.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { WithdrawnProduct } from '#server/database/tables/withdrawal-tables.ts'
import { storedLineName } from '#server/shop/orders/line-variants.ts'
import type { ReceivedWithdrawal } from './received-withdrawal.ts'

/**
 * What is given up, by the names that the order has for it: those of the order that was made with the address of whoever gives it up, where that is written
 * to. The database is asked the same whether there is such an order or none.
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
