import type { Kysely } from 'kysely'
import type { Image } from '#schemas/api/base/image.ts'
import { productTypes, type Declination, type ProductItem } from '#schemas/api/shop/product.ts'
import { allergensWithin } from '#domain/shop/products/allergens.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import { contentAddress } from '#schemas/content/content-address.ts'
import { readTags } from '#server/content/items/read-tags.ts'
import { shownTexts } from '#server/content/items/localised-text-sql.ts'
import { loadRowImages } from '#server/content/media/load-row-images.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { toBottle, contentsOf, offerOf, toVariant, type OfferRules } from './build-offer.ts'
import { readNames, type CatalogueLabels } from './load-labels.ts'
import { readContents, readSellables, type ContentRow, type SellableRow } from './load-variants.ts'

/** The context in which products are read. */
export interface ProductReading {
  readonly db: Kysely<Tables>
  readonly cache: ContentCache
  readonly media: Media
}

/** The rows of some products, with their words. */
export function selectProducts(db: Kysely<Tables>, { site, locale }: Scope, ids: readonly number[]) {
  return db
    .selectFrom('products as p')
    .leftJoin('product_texts as t', (join) => join.onRef('t.product_id', '=', 'p.id').on('t.locale', '=', locale))
    .leftJoin('product_texts as d', (join) => join.onRef('d.product_id', '=', 'p.id').on('d.locale', '=', site.defaultLocale))
    .where('p.site_id', '=', site.id)
    .where('p.id', 'in', [0, ...ids])
    .selectAll('p')
    .select([shownTexts.slug.as('slug'), shownTexts.title.as('title'), shownTexts.summary.as('summary')])
}

/** A product's row, with its words. */
export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number]

function variationsOf(row: ProductRow, { variationById }: CatalogueLabels): Pick<ProductItem, 'variation1' | 'variation2' | 'variation3'> {
  const named = (id: number | null) => {
    const found = id === null ? undefined : variationById.get(id)
    return found ? { label: found.label, displayLabel: found.displayLabel } : null
  }
  return { variation1: named(row.variation1_id), variation2: named(row.variation2_id), variation3: named(row.variation3_id) }
}

function declinationOf(row: SellableRow, { valueById }: CatalogueLabels, rules: OfferRules, image: Image | null): Declination {
  const named = (id: number | null) => (id === null ? null : (valueById.get(id) ?? null))
  return {
    id: row.id,
    ...toVariant(row, [], rules),
    ...toBottle(row),
    variation1: named(row.variation1_value_id),
    variation2: named(row.variation2_value_id),
    variation3: named(row.variation3_value_id),
    ...(image && { image }),
  }
}

/** The facts that all bottles of a product share. A box contains the allergens and ingredients of its bottles. */
function factsOf(row: ProductRow, held: readonly ContentRow[]) {
  const { appellation, colour, sweetness, grapes, serving_from: from, serving_to: to } = row
  const servingTemperature = from === null || to === null ? null : { from, to }
  const allergens = allergensWithin(row.allergens, held)
  return { appellation, colour, sweetness, grapes, organic: row.is_organic, allergens, servingTemperature }
}

/** Makes products of their rows, as lists show them, in the order of the rows. */
export async function makeProducts(
  reading: ProductReading,
  scope: Scope,
  rows: readonly ProductRow[],
  rules: OfferRules,
): Promise<ProductItem[]> {
  const { db, media } = reading
  const boxes = rows.filter(({ type }) => type === 'BOX')
  const sold = readSellables(db, scope, idsOf(rows))
  const [names, sellables, contents, imageOf, tagsOf] = await Promise.all([
    readNames(reading, scope),
    sold.then((found) => Map.groupBy(found, (row) => row.product_id)),
    readContents(db, scope, idsOf(boxes)).then((found) => Map.groupBy(found, (row) => row.product_id)),
    sold.then((found) => loadRowImages(media, scope, [...rows, ...found])),
    readTags(db, scope, rows),
  ])
  return rows.map((row) => {
    const [own, held] = [sellables.get(row.id) ?? [], contents.get(row.id) ?? []]
    return {
      id: row.id,
      idProduct: row.id,
      reference: row.reference,
      name: row.title,
      url: contentAddress('product', scope.locale, row.slug),
      summary: row.summary,
      type: { id: productTypes.indexOf(row.type) + 1, type: row.type },
      kind: row.kind === null ? null : (names.kinds.get(row.kind) ?? null),
      tags: tagsOf(row),
      isVintage: row.is_vintage,
      image: imageOf(row),
      ...offerOf(row.id, own, held, rules),
      hasShippingFees: row.has_shipping_fees,
      products: contentsOf(held, scope.locale),
      ...variationsOf(row, names),
      ...factsOf(row, held),
      declinations: own.filter(({ id }) => id !== row.id).map((sellable) => declinationOf(sellable, names, rules, imageOf(sellable))),
    }
  })
}

function idsOf(rows: readonly ProductRow[]): number[] {
  return rows.map(({ id }) => id)
}

/** Reads some products as lists show them, in the order of their numbers here. */
export async function readProducts(
  reading: ProductReading,
  scope: Scope,
  ids: readonly number[],
  rules: OfferRules,
): Promise<ProductItem[]> {
  const rows = await selectProducts(reading.db, scope, ids).execute()
  const inOrder = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return makeProducts(reading, scope, inOrder, rules)
}
