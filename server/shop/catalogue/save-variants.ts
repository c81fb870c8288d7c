import { sql, type Transaction } from 'kysely'
import { cents, type Cents } from '#domain/shop/pricing/cents.ts'
import { reducedPrice } from '#domain/shop/pricing/discount.ts'
import { lowestRecentPrice } from '#domain/shop/pricing/lowest-price.ts'
import type { ProductType } from '#domain/shop/products/sellable.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { SellableInput } from './product-input.ts'

/** The product whose bottles are stored. */
export interface ProductRef {
  readonly siteId: number
  readonly productId: number
  readonly type: ProductType
}

async function priceToPay(trx: Transaction<Tables>, siteId: number, { price, discountId }: SellableInput): Promise<Cents | null> {
  if (price === null || discountId === null) return price
  const discount = await trx
    .selectFrom('product_discounts')
    .select(['type', 'amount'])
    .where('site_id', '=', siteId)
    .where('id', '=', discountId)
    .executeTakeFirstOrThrow()
  return reducedPrice(price, { ...discount, detailType: 'PRODUCT' })
}

/** Notes a price that has changed, and answers the lowest of the thirty days before when it is a reduction. */
async function notePrice(
  trx: Transaction<Tables>,
  siteId: number,
  sellableId: number,
  { price, toPay }: { readonly price: Cents | null; readonly toPay: Cents | null },
): Promise<Cents | null> {
  if (toPay === null) return null
  const now = await secondsFromNow(trx)
  const rows = await trx
    .selectFrom('price_history')
    .select(['since', 'price'])
    .where('site_id', '=', siteId)
    .where('sellable_id', '=', sellableId)
    .orderBy('since')
    .execute()
  const history = rows.map((row) => ({ since: row.since.getTime(), price: cents(row.price) }))
  const current = history.at(-1)
  const at = current?.price === toPay ? current.since : now.getTime()
  if (current?.price !== toPay)
    await trx.insertInto('price_history').values({ site_id: siteId, sellable_id: sellableId, since: now, price: toPay }).execute()
  return price !== null && toPay < price ? lowestRecentPrice(history, at) : null
}

function rowOf({ siteId, productId, type }: ProductRef, sold: SellableInput, position: number) {
  const [first = null, second = null, third = null] = sold.variationValueIds
  return {
    ...{ site_id: siteId, product_id: productId, product_type: type, position },
    ...{ year: sold.year, capacity_ml: sold.capacityMl, capacity_unit: sold.capacityUnit },
    ...{ variation1_value_id: first, variation2_value_id: second, variation3_value_id: third },
    ...{ price: sold.price, discount_id: sold.discountId, sell_by_multiple_of: sold.sellByMultipleOf },
    ...{ abv: sold.abv, drink_from: sold.drinkFrom, drink_to: sold.drinkTo, container: sold.container, crd: sold.crd },
    image_id: sold.imageId ?? null,
  }
}

/** Stores what is sold under one number; what it costs is noted, and its stock is left as it is once it is there. */
async function saveSellable(
  trx: Transaction<Tables>,
  product: ProductRef,
  id: number | undefined,
  given: { readonly sold: SellableInput; readonly position: number },
): Promise<number> {
  const { sold, position } = given
  const toPay = await priceToPay(trx, product.siteId, sold)
  const row = { ...rowOf(product, sold, position), price_to_pay: toPay }
  const { id: sellableId } = await trx
    .insertInto('sellables')
    .values({ ...row, ...(id !== undefined && { id }) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('sellables.site_id', '=', product.siteId))
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound())
  const owner = { site_id: product.siteId, sellable_id: sellableId }
  const past = (sold.pastPrices ?? []).map(({ since, price }) => ({ ...owner, since, price }))
  if (past.length > 0)
    await trx
      .insertInto('price_history')
      .values(past)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const lowest = await notePrice(trx, product.siteId, sellableId, { price: sold.price, toPay })
  await trx
    .updateTable('sellables')
    .set({ lowest_price: lowest })
    .where('site_id', '=', product.siteId)
    .where('id', '=', sellableId)
    .execute()
  await trx
    .insertInto('stocks')
    .values({ ...owner, is_tracked: sold.onHand !== null, on_hand: sold.onHand ?? 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return sellableId
}

/** The facts that distinguish one declination of a product from another. */
function identityOf(year: number | null, capacityMl: number | null, values: readonly (number | null | undefined)[]): string {
  return JSON.stringify([year, capacityMl, ...[0, 1, 2].map((index) => values[index] ?? null)])
}

/** Stores the declinations of a product: a former one keeps its number, and one that is no longer given is deleted. */
export async function saveDeclinations(trx: Transaction<Tables>, product: ProductRef, given: readonly SellableInput[]): Promise<void> {
  const ofSite = trx.selectFrom('sellables').selectAll().where('site_id', '=', product.siteId)
  const known = await ofSite.where('product_id', '=', product.productId).execute()
  const idOf = new Map(
    known.map((row) => [
      identityOf(row.year, row.capacity_ml, [row.variation1_value_id, row.variation2_value_id, row.variation3_value_id]),
      row.id,
    ]),
  )
  const preserved = [0]
  for (const [position, sold] of given.entries()) {
    const id = idOf.get(identityOf(sold.year, sold.capacityMl, sold.variationValueIds))
    preserved.push(await saveSellable(trx, product, id === product.productId ? undefined : id, { sold, position }))
  }
  await trx
    .deleteFrom('sellables')
    .where('site_id', '=', product.siteId)
    .where('product_id', '=', product.productId)
    .where('id', 'not in', preserved)
    .execute()
}

/** Stores what is sold of a product that has no declinations: itself, under its own number. */
export async function saveSingleVariant(trx: Transaction<Tables>, product: ProductRef, sold: SellableInput): Promise<void> {
  await saveSellable(trx, product, product.productId, { sold, position: 0 })
  const others = trx.deleteFrom('sellables').where('site_id', '=', product.siteId).where('product_id', '=', product.productId)
  await others.where(sql<boolean>`id <> product_id`).execute()
}
