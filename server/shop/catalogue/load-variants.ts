import { sql, type Kysely } from 'kysely'
import { cents } from '#domain/shop/pricing/cents.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { isVisible, shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Stock } from './availability.ts'

/** The ingredients of a product in the locale that is shown. */
export const shownIngredients = sql<string | null>`coalesce(t.ingredients, d.ingredients)`

function stockOf(row: { is_tracked: boolean | null; on_hand: number | null; reserved: number | null }): Stock | null {
  return row.is_tracked === null ? null : { isTracked: row.is_tracked, onHand: row.on_hand ?? 0, reserved: row.reserved ?? 0 }
}

/** Reads the sellables of some products with discount and stock, in the order in which a product shows them. */
export async function readSellables(db: Kysely<Tables>, { site }: Scope, productIds: readonly number[]) {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('sellables as s')
    .leftJoin('product_discounts as x', 'x.id', 's.discount_id')
    // One by one: the whole table of stocks would be read at once otherwise.
    .leftJoinLateral(
      (of) => of.selectFrom('stocks').selectAll().whereRef('sellable_id', '=', 's.id').limit(1).as('k'),
      (join) => join.onTrue(),
    )
    .where('s.site_id', '=', site.id)
    .where('s.product_id', '=', sql<number>`any(${[...productIds]}::integer[])`)
    .selectAll('s')
    .select(['x.type as discount_type', 'x.amount as discount_amount', 'k.is_tracked', 'k.on_hand', 'k.reserved'])
    .orderBy('s.product_id')
    .orderBy('s.position')
    .orderBy('s.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    stock: stockOf(row),
    price: row.price === null ? null : cents(row.price),
    price_to_pay: row.price_to_pay === null ? null : cents(row.price_to_pay),
    lowest_price: row.lowest_price === null ? null : cents(row.lowest_price),
  }))
}

/** A row of something that is sold under one number. */
export type SellableRow = Awaited<ReturnType<typeof readSellables>>[number]

/** The bottles in some boxes (`c`), what they are (`s`, `p`) and the words for them, of the reader's language and of the site's. */
function bottlesIn(db: Kysely<Tables>, { site, locale }: Scope, boxIds: readonly number[]) {
  return db
    .selectFrom('box_contents as c')
    .innerJoin('sellables as s', 's.id', 'c.sellable_id')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .leftJoin('product_texts as t', (join) => join.onRef('t.product_id', '=', 's.product_id').on('t.locale', '=', locale))
    .leftJoin('product_texts as d', (join) => join.onRef('d.product_id', '=', 's.product_id').on('d.locale', '=', site.defaultLocale))
    .where('c.site_id', '=', site.id)
    .where('c.product_id', 'in', boxIds)
}

/** Reads the contents of some boxes: each bottle with its name, capacity, ingredients and stock. */
export async function readContents(db: Kysely<Tables>, scope: Scope, boxIds: readonly number[]) {
  if (boxIds.length === 0) return []
  const rows = await bottlesIn(db, scope, boxIds)
    .leftJoin('stocks as k', 'k.sellable_id', 's.id')
    .select(['c.product_id', 'c.sellable_id', 'c.quantity', 's.year', 's.capacity_ml', 's.capacity_unit', 's.abv'])
    .select([
      's.container',
      's.crd',
      's.product_type',
      shownTexts.title.as('title'),
      shownTexts.slug.as('slug'),
      'k.is_tracked',
      'k.on_hand',
      'k.reserved',
    ])
    .select(['p.appellation', 'p.colour', 'p.sweetness', 'p.grapes', 'p.is_organic', 'p.allergens', isVisible('p').as('is_visible')])
    .orderBy('c.position')
    .orderBy('c.sellable_id')
    .execute()
  return rows.map((row) => ({ ...row, stock: stockOf(row) }))
}

/** One bottle of a box with its count. */
export type ContentRow = Awaited<ReturnType<typeof readContents>>[number]

/** Reads the ingredients of each wine in a box, by the number under which it is sold. */
export async function readCompositions(db: Kysely<Tables>, scope: Scope, boxId: number) {
  const rows = await bottlesIn(db, scope, [boxId])
    .select(['c.sellable_id', 'p.nutrition', shownIngredients.as('ingredients')])
    .execute()
  return new Map(rows.map(({ sellable_id: id, ingredients, nutrition }) => [id, { ingredients, nutrition }]))
}
