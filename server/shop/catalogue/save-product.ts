import type { Kysely, Transaction } from 'kysely'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { checkTexts, textRows } from '#server/content/items/content-texts.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { ProductInput } from './product-input.ts'
import { saveDeclinations, saveSingleVariant } from './save-variants.ts'
import { productReferences } from './product-references.ts'

function productRow(product: ProductInput) {
  const [first = null, second = null, third = null] = product.variationIds
  return {
    ...{ type: product.type, reference: product.reference, kind: product.kind, is_vintage: product.isVintage },
    ...{ tags: [...product.tags], image_id: product.imageIds[0] ?? null, position: product.position },
    ...{ variation1_id: first, variation2_id: second, variation3_id: third },
    ...{ has_shipping_fees: product.hasShippingFees, vat_rate: product.vatRate, withdrawal_exempt: product.withdrawalExemption },
    ...{ appellation: product.appellation, colour: product.colour, sweetness: product.sweetness, grapes: [...product.grapes] },
    ...{ is_organic: product.isOrganic, allergens: [...product.allergens] },
    ...servedAt(product.servingTemperature),
    ...{ nutrition: product.nutrition === null ? null : jsonb({ ...product.nutrition }), status: product.status },
    ...(product.createdAt && { created_at: product.createdAt }),
  }
}

function servedAt(temperature: ProductInput['servingTemperature']) {
  return { serving_from: temperature?.from ?? null, serving_to: temperature?.to ?? null }
}

/** A box holds something and is sold as it is; nothing else holds anything. */
function checkKind({ type, contents, sold }: ProductInput): void {
  const fault = type === 'BOX' ? contents.length === 0 || 'declinations' in sold : contents.length > 0
  if (fault) throw new ApiError('VALIDATION_FAILED', { errors: [{ field: 'contents', code: 'FORMAT' }] })
}

const notes = ['product_images', 'product_meal_icons', 'recommended_products', 'box_contents', 'awards'] as const

/** Some rows in their order, each of one product; nothing is done when there is none. */
async function insertInOrder<Row extends object, Owner extends object>(
  owner: Owner,
  rows: readonly Row[],
  insert: (rows: (Row & Owner & { position: number })[]) => Promise<unknown>,
): Promise<void> {
  if (rows.length > 0) await insert(rows.map((row, position) => ({ ...owner, ...row, position })))
}

async function replaceNotes(
  trx: Transaction<Tables>,
  owner: { readonly site_id: number; readonly product_id: number },
  product: ProductInput,
): Promise<void> {
  for (const table of notes)
    await trx.deleteFrom(table).where('site_id', '=', owner.site_id).where('product_id', '=', owner.product_id).execute()
  const images = product.imageIds.map((id) => ({ media_id: id }))
  await insertInOrder(owner, images, (rows) => trx.insertInto('product_images').values(rows).execute())
  const icons = product.mealIconIds.map((id) => ({ meal_icon_id: id }))
  await insertInOrder(owner, icons, (rows) => trx.insertInto('product_meal_icons').values(rows).execute())
  const recommended = product.recommendedIds.map((id) => ({ recommended_id: id }))
  await insertInOrder(owner, recommended, (rows) => trx.insertInto('recommended_products').values(rows).execute())
  const contents = product.contents.map(({ sellableId, quantity }) => ({ sellable_id: sellableId, quantity }))
  await insertInOrder(owner, contents, (rows) => trx.insertInto('box_contents').values(rows).execute())
  const awards = product.awards.map(({ year, vintage = null, imageId, texts }) => ({
    year,
    vintage,
    image_id: imageId,
    texts: jsonb({ ...texts }),
  }))
  await insertInOrder(owner, awards, (rows) => trx.insertInto('awards').values(rows).execute())
}

/** Stores a product with its words, what is sold of it and what stands beside it, or changes a known one. */
export async function saveProduct(
  db: Kysely<Tables>,
  sanitise: Sanitise,
  siteId: number,
  product: ProductInput & { readonly id?: number },
): Promise<number> {
  checkTexts(product.texts, sanitise)
  checkKind(product)
  const row = productRow(product)
  return inTransaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('products')
      .values({ ...(product.id !== undefined && { id: product.id }), site_id: siteId, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('products.site_id', '=', siteId))
      .returning('id')
      .executeTakeFirstOrThrow(() => notFound())
    await trx.deleteFrom('product_texts').where('site_id', '=', siteId).where('product_id', '=', id).execute()
    const texts = textRows({ site_id: siteId, product_id: id }, product.texts)
    if (texts.length > 0) await trx.insertInto('product_texts').values(texts).execute()
    const sold = { siteId, productId: id, type: product.type }
    await ('own' in product.sold ? saveSingleVariant(trx, sold, product.sold.own) : saveDeclinations(trx, sold, product.sold.declinations))
    await replaceNotes(trx, { site_id: siteId, product_id: id }, product)
    await recordReferences(trx, productReferences, siteId, id)
    return id
  })
}
