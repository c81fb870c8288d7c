import type { Kysely } from 'kysely'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'

type Db = Kysely<Tables>

/** The id of the shop in `twoSites`. */
export const shopId = 38

/** The properties of a wine; by default 12.50 €, 75 cl, 50 bottles. */
interface WineWish {
  readonly price?: number | null
  /** Null when the stock is not managed. */
  readonly onHand?: number | null
  readonly capacityMl?: number | null
  readonly multiple?: number
  readonly vatRate?: number
  readonly hasShippingFees?: boolean
  readonly discountId?: number
  readonly status?: 'DRAFT' | 'PUBLISHED'
}

let made = 0

async function addProduct(
  db: Db,
  type: 'WINE' | 'BOX',
  { vatRate = 2000, hasShippingFees = true, status = 'PUBLISHED' }: WineWish,
): Promise<{ id: number; title: string }> {
  const number = (made += 1)
  const { id } = await db
    .insertInto('products')
    .values({
      site_id: shopId,
      type,
      reference: `R${number}`,
      is_vintage: type === 'WINE',
      vat_rate: vatRate,
      has_shipping_fees: hasShippingFees,
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('product_texts')
    .values({ site_id: shopId, product_id: id, locale: 'fr_FR', slug: `cuvee-n${number}`, title: `Cuvée ${number}` })
    .execute()
  return { id, title: `Cuvée ${number}` }
}

/** Adds a wine of one vintage to the shop and returns the ids of its product and variant. */
export async function addWine(db: Db, wish: WineWish = {}): Promise<{ productId: number; id: number; name: string }> {
  const { price = 1250, onHand = 50, capacityMl = 750, multiple, discountId } = wish
  const { id: productId, title } = await addProduct(db, 'WINE', wish)
  const sold = { product_id: productId, product_type: 'WINE' as const, year: 2021, capacity_ml: capacityMl, abv: 135 }
  const { id } = await db
    .insertInto('sellables')
    .values({
      site_id: shopId,
      ...sold,
      price,
      price_to_pay: price,
      sell_by_multiple_of: multiple ?? null,
      discount_id: discountId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (onHand !== null) await db.insertInto('stocks').values({ sellable_id: id, site_id: shopId, on_hand: onHand }).execute()
  return { productId, id, name: `${title} 2021` }
}

/** Adds a box of wines to the shop and returns the id of its variant. */
export async function addBox(db: Db, contents: readonly (readonly [id: number, count: number])[], wish: WineWish = {}): Promise<number> {
  const { price = 3900, onHand = null } = wish
  const { id } = await addProduct(db, 'BOX', wish)
  const bottles = contents.reduce((sum, [, count]) => sum + count, 0)
  const sold = { id, site_id: shopId, product_id: id, product_type: 'BOX' as const, sell_by_multiple_of: bottles || null }
  await db
    .insertInto('sellables')
    .values({ ...sold, price, price_to_pay: price })
    .execute()
  if (onHand !== null) await db.insertInto('stocks').values({ sellable_id: id, site_id: shopId, on_hand: onHand }).execute()
  const inside = contents.map(([sellableId, quantity], position) => ({
    site_id: shopId,
    product_id: id,
    sellable_id: sellableId,
    quantity,
    position,
  }))
  if (inside.length > 0) await db.insertInto('box_contents').values(inside).execute()
  return id
}

/** The properties of a carrier; by default parcels to France for 14.90 €, up to 36 units. */
interface CarrierWish {
  readonly code: string
  readonly deliveryType?: 'DELIVERY' | 'PICKUP'
  readonly siteType?: 'CLASSIC' | 'VIGNOBLE_EXPORT'
  readonly tariffs?: readonly {
    countryId?: number
    prefix?: string
    from?: number
    to?: number | null
    /** The range of the goods value in cents. */
    fromGoods?: number
    toGoods?: number | null
    price: number | null
  }[]
}

/** Adds a carrier to the shop and returns its id. */
export async function addCarrier(
  db: Db,
  { code, deliveryType = 'DELIVERY', siteType, tariffs = [{ to: 36, price: 1490 }] }: CarrierWish,
): Promise<number> {
  const { id } = await db
    .insertInto('carriers')
    .values({
      ...{ site_id: shopId, name: `Transport ${code}`, service_code: code, delivery_type: deliveryType, delay_from: 2, delay_to: 3 },
      ...(siteType && { site_type: siteType }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = tariffs.map(({ countryId = 1, prefix = '', from = 0, to = null, fromGoods = 0, toGoods = null, price }) => ({
    ...{ site_id: shopId, carrier_id: id, country_id: countryId, postal_prefix: prefix, from_units: from, to_units: to, price },
    ...{ from_goods: fromGoods, to_goods: toGoods },
  }))
  await db.insertInto('carrier_tariffs').values(rows).execute()
  return id
}

/** Sets parameters of the shop. */
export async function setParameters(db: Db, values: Readonly<Record<string, string | number | boolean>>): Promise<void> {
  for (const [type, value] of Object.entries(values)) {
    await db
      .insertInto('parameters')
      .values({ site_id: shopId, type, value: jsonb(value) })
      .onConflict((conflict) => conflict.columns(['site_id', 'type', 'locale']).doUpdateSet({ value: jsonb(value) }))
      .execute()
  }
}
