import type { Kysely } from 'kysely'
import type { CallBody } from '#schemas/api/calls.ts'
import { maximumQuantity } from '#domain/shop/orders/quantity.ts'
import { isNamed, sellableOf, type NamedSale } from '#domain/shop/products/variant-reference.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { WithdrawnProduct } from '#server/database/tables/withdrawal-tables.ts'
import { storedLineName } from '#server/shop/orders/line-variants.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'

type Sent = NonNullable<CallBody<'order.withdraw'>['products']>
type Named = Omit<WithdrawnProduct, 'name'>

/** Joins the withdrawn units by sellable, however often and under whichever number it is named. An unknown number stays as it is. */
function joinUnits(sent: Sent, sold: readonly NamedSale[]): Named[] {
  const named = sent.map(({ id, declinationId, quantity }): Named => {
    if (declinationId == null || declinationId === id) return { id, quantity }
    const name = { id, declinationId }
    return { ...(sold.some((each) => isNamed(each, name)) ? { id: sellableOf(name) } : name), quantity }
  })
  return [...Map.groupBy(named, ({ id, declinationId }) => `${id} ${declinationId}`).values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  )
}

/** Reads the withdrawn units of a caller without proof of an order: by the public catalogue, within the most that may be named at once. */
async function readGuest(db: Kysely<Tables>, { site }: Scope, sent: Sent): Promise<WithdrawnProduct[]> {
  const ids = sent.flatMap(({ declinationId }) => declinationId ?? [])
  const known = db.selectFrom('sellables').select(['id', 'product_id as productId']).where('site_id', '=', site.id)
  const sold = ids.length === 0 ? [] : await known.where('id', 'in', ids).execute()
  return joinUnits(sent, sold).map(({ quantity, ...named }) => ({ ...named, quantity: Math.min(quantity, maximumQuantity), name: null }))
}

/** Returns the withdrawn products with their names in the order. More than was ordered is rejected. Anonymous declarations are not matched against orders. */
export async function readProducts(
  db: Kysely<Tables>,
  orderId: number | null,
  { products, scope }: { readonly products: Sent | null | undefined; readonly scope: Scope },
): Promise<WithdrawnProduct[] | null> {
  if (products == null) return null
  if (orderId === null) return readGuest(db, scope, products)
  const sold = db
    .selectFrom('order_lines')
    .select(['sellable_id as id', 'product_id as productId', 'name', 'year', 'capacity_ml', 'facts', 'quantity'])
    .where('site_id', '=', scope.site.id)
  const lines = await sold.where('order_id', '=', orderId).execute()
  return joinUnits(products, lines).map((named) => {
    const line = lines.find((each) => isNamed(each, named))
    if (!line || line.quantity < named.quantity) throw validationError(scope.locale, [{ field: 'products', code: 'OPTION' }])
    return { ...named, name: storedLineName(line, scope.locale) }
  })
}
