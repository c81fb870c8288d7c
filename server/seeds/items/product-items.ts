import { sql, type Kysely } from 'kysely'
import { cents, type Cents } from '#domain/shop/pricing/cents.ts'
import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ProductInput, SellableInput } from '#server/shop/catalogue/product-input.ts'
import { saveProduct } from '#server/shop/catalogue/save-product.ts'
import type { ProductSeed, SellableSeed } from '../catalogue-schema.ts'
import { hashedRow } from '../hashed-columns.ts'
import { idOf, type SeedContext, type SeedItem } from '../seed-item.ts'

type Product = ProductSeed & { readonly key: string }

const dayMs = 86_400_000
const toCents = (euros: number): Cents => cents(inCents(euros))

function requireId(ids: SeedContext['ids'], key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the seed names ${key}, which it does not hold or holds further down`)
  return id
}

function soldOf(sold: SellableSeed, ids: SeedContext['ids'], now: Date): SellableInput {
  return {
    ...{ year: sold.year, capacityMl: sold.capacity, capacityUnit: sold.unit, price: toCents(sold.price) },
    variationValueIds: sold.variations.map((value) => requireId(ids, `variation-value:${value}`)),
    discountId: sold.discount === undefined ? null : requireId(ids, `product-discount:${sold.discount}`),
    sellByMultipleOf: sold.sellByMultipleOf ?? null,
    abv: sold.abv === undefined ? null : Math.round(sold.abv * 10),
    ...{ drinkFrom: sold.drinkFrom ?? null, drinkTo: sold.drinkTo ?? null },
    ...{ container: sold.container, crd: true, onHand: sold.stock },
    imageId: idOf(sold.image, ids),
    pastPrices: sold.pastPrices.map(({ daysAgo, price }) => ({ since: new Date(now.getTime() - daysAgo * dayMs), price: toCents(price) })),
  }
}

async function contentsOf({ db, siteId, ids }: SeedContext, { contents }: Product): Promise<ProductInput['contents']> {
  const found = contents.map(async ({ product, year, capacity, quantity }) => {
    const bottle = await db
      .selectFrom('sellables')
      .select('id')
      .where('site_id', '=', siteId)
      .where('product_id', '=', requireId(ids, `product:${product}`))
      .where('year', 'is not distinct from', year)
      .where('capacity_ml', '=', capacity)
      .executeTakeFirst()
    if (!bottle) throw new Error(`the seed puts ${product} ${year ?? ''} of ${capacity} ml into a box, and does not sell it`)
    return { sellableId: bottle.id, quantity }
  })
  return Promise.all(found)
}

function textsOf({ texts }: Product, locales: readonly string[]): ProductInput['texts'] {
  const spoken = Object.entries(texts).filter(([locale]) => locales.includes(locale))
  return Object.fromEntries(spoken.map(([locale, { ingredients = null, ...words }]) => [locale, { ...words, ingredients }]))
}

function factsOf(product: Product) {
  const { type, reference, kind, isVintage, tags, grapes, isOrganic, allergens } = product
  return {
    ...{ type, reference, kind, isVintage, tags, grapes, isOrganic, allergens },
    ...{ position: product.order, hasShippingFees: true, vatRate: 2000, status: 'PUBLISHED' as const },
    ...{ appellation: product.appellation ?? null, colour: product.colour ?? null, sweetness: product.sweetness ?? null },
    ...{ servingTemperature: product.servingTemperature ?? null, nutrition: product.nutrition ?? null },
    withdrawalExemption: product.withdrawalExemption ?? null,
  }
}

async function inputOf(context: SeedContext, product: Product, locales: readonly string[]): Promise<ProductInput> {
  const { db, ids } = context
  const now = await secondsFromNow(db)
  const { own, declinations = [] } = product
  return {
    ...factsOf(product),
    awards: product.awards.map(({ image, vintage = null, ...award }) => ({ ...award, vintage, imageId: idOf(image, ids) })),
    imageIds: product.images.flatMap((image) => idOf(image, ids) ?? []),
    variationIds: product.variations.map((key) => requireId(ids, `variation:${key}`)),
    sold: own ? { own: soldOf(own, ids, now) } : { declinations: declinations.map((each) => soldOf(each, ids, now)) },
    contents: await contentsOf(context, product),
    mealIconIds: product.meals.map((type) => requireId(ids, `meal-icon:${type}`)),
    recommendedIds: product.recommended.map((key) => requireId(ids, `product:${key}`)),
    texts: textsOf(product, locales),
  }
}

/**
 * Reads the hashed columns of a product. A bottle without a picture of its own hashes as before bottles could have one.
 */
async function readStored(db: Kysely<Tables>, siteId: number, id: number | null): Promise<unknown> {
  const { rows } = await sql<{ stored: unknown }>`
    select jsonb_build_object(
      'row', ${hashedRow('p', 'products')},
      'sold', (select jsonb_agg(${hashedRow('s', 'sellables')} - case when s.image_id is null then 'image_id' else '' end
        order by s.position, s.id) from sellables s where s.product_id = p.id),
      'texts', (select jsonb_agg(${hashedRow('t', 'product_texts')} order by t.locale) from product_texts t where t.product_id = p.id)
    ) as stored
    from products p where p.id = ${id} and p.site_id = ${siteId}
  `.execute(db)
  return rows[0]?.stored ?? null
}

function productItem(product: Product, locales: readonly string[]): SeedItem {
  return {
    key: `product:${product.key}`,
    source: { product, locales },
    apply: async (context, known) => {
      const input = await inputOf(context, product, locales)
      const { db, features, siteId } = context
      return saveProduct(db, features.sanitiser.sanitise, siteId, known === null ? input : { ...input, id: known })
    },
    find: async ({ db, siteId }) => {
      const named = db.selectFrom('products').select('id').where('site_id', '=', siteId).where('reference', '=', product.reference)
      return (await named.executeTakeFirst())?.id ?? null
    },
    read: ({ db, siteId }, id) => (id === null ? Promise.resolve(null) : readStored(db, siteId, id)),
  }
}

/** The products of a seed in the site's languages. */
export function productItems(products: readonly Product[], locales: readonly string[]): SeedItem[] {
  return products.map((product) => productItem(product, locales))
}
