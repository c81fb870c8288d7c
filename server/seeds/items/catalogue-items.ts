import { sql, type Kysely } from 'kysely'
import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { CatalogueSeed } from '../catalogue-schema.ts'
import { hashedRow } from '../hashed-columns.ts'
import { recordItem } from '../record-item.ts'
import type { SeedItem } from '../seed-item.ts'

/** The rows that have a number, by which the rows of products name them. */
type NamedTable = 'variations' | 'variation_values' | 'product_discounts' | 'meal_icons'

async function readRow(db: Kysely<Tables>, table: NamedTable, siteId: number, id: number | null): Promise<unknown> {
  const { rows } = await sql<{ row: unknown }>`
    select ${hashedRow('r', table)} as row from ${sql.table(table)} r where r.id = ${id} and r.site_id = ${siteId}
  `.execute(db)
  return rows[0]?.row ?? null
}

function spoken<Words>(texts: Readonly<Record<string, Words>>, locales: readonly string[]): Record<string, Words> {
  return Object.fromEntries(Object.entries(texts).filter(([locale]) => locales.includes(locale)))
}

function kindItem(
  { value, labels: all }: NonNullable<CatalogueSeed['kinds']>[number],
  position: number,
  locales: readonly string[],
): SeedItem {
  const labels = spoken(all, locales)
  return recordItem({
    key: `product-kind:${value}`,
    source: { position, labels },
    ...{ name: value, store: ({ productKinds }) => productKinds },
    form: () => ({ value, position, labels }),
    read: async ({ db, siteId }) => {
      const kinds = db.selectFrom('product_kinds').select(['position', 'labels']).where('site_id', '=', siteId)
      return (await kinds.where('value', '=', value).executeTakeFirst()) ?? null
    },
  })
}

type VariationSeed = NonNullable<CatalogueSeed['variations']>[number]

const rowOf =
  (table: NamedTable): SeedItem['read'] =>
  ({ db, siteId }, id) =>
    id === null ? Promise.resolve(null) : readRow(db, table, siteId, id)

function variationItems({ key, texts, values }: VariationSeed, position: number, locales: readonly string[]): SeedItem[] {
  const own = recordItem({
    ...{ key: `variation:${key}`, source: { position, texts }, read: rowOf('variations') },
    store: ({ variations }) => variations,
    form: () => ({ position, texts: spoken(texts, locales) }),
  })
  const valueItems = values.map((value, order) =>
    recordItem({
      ...{ key: `variation-value:${key}/${value.key}`, source: { order, labels: value.labels }, read: rowOf('variation_values') },
      store: ({ variationValues }) => variationValues,
      form: ({ ids }) => ({
        ...{ variationId: ids.get(`variation:${key}`) ?? 0, position: order, labels: spoken(value.labels, locales) },
      }),
    }),
  )
  return [own, ...valueItems]
}

function discountItem({ key, type, amount }: NonNullable<CatalogueSeed['discounts']>[number]): SeedItem {
  return recordItem({
    ...{ key: `product-discount:${key}`, source: { type, amount }, read: rowOf('product_discounts') },
    store: ({ productDiscounts }) => productDiscounts,
    form: () => ({ type, amount: inCents(amount) }),
  })
}

function mealItem({ type, icon, labels }: NonNullable<CatalogueSeed['mealIcons']>[number], locales: readonly string[]): SeedItem {
  return recordItem({
    ...{ key: `meal-icon:${type}`, source: { icon, labels }, read: rowOf('meal_icons') },
    ...{ name: type, store: ({ mealIcons }) => mealIcons },
    form: () => ({ type, icon, labels: spoken(labels, locales) }),
  })
}

/** The names that the products of a seed bear: their kinds, how they vary, what is taken off their prices and what they go with. */
export function catalogueItems(
  { kinds = [], variations = [], discounts = [], mealIcons = [] }: CatalogueSeed,
  locales: readonly string[],
): SeedItem[] {
  return [
    ...kinds.map((kind, position) => kindItem(kind, position, locales)),
    ...variations.flatMap((variation, position) => variationItems(variation, position, locales)),
    ...discounts.map(discountItem),
    ...mealIcons.map((icon) => mealItem(icon, locales)),
  ]
}
