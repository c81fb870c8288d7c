import { sql, type Kysely } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { awardList } from '#schemas/api/shop/product-calls.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import { loadRowImages } from '#server/content/media/load-row-images.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { selectEntries } from './product-list-query.ts'
import { localisedText } from './load-labels.ts'

const grammar = listGrammarOf(awardList)

/** The numbers of a product's pictures, in their order. */
export async function readImageIds(db: Kysely<Tables>, siteId: number, productId: number): Promise<number[]> {
  const rows = db.selectFrom('product_images').select('media_id').where('site_id', '=', siteId).where('product_id', '=', productId)
  return (await rows.orderBy('position').execute()).map(({ media_id: id }) => id)
}

/** The numbers of the dishes that a product goes with, in their order. */
export async function readMealIconIds(db: Kysely<Tables>, siteId: number, productId: number): Promise<number[]> {
  const rows = db.selectFrom('product_meal_icons').select('meal_icon_id').where('site_id', '=', siteId).where('product_id', '=', productId)
  return (await rows.orderBy('position').execute()).map(({ meal_icon_id: id }) => id)
}

/** The dishes of a site. */
export async function readMealIcons(db: Kysely<Tables>, scope: Scope): Promise<CallData<'mealIcon.list'>> {
  const rows = await db.selectFrom('meal_icons').selectAll().where('site_id', '=', scope.site.id).orderBy('id').execute()
  return rows.map(({ id, type, icon, labels }) => ({ id, type, label: localisedText(scope, labels) ?? type, icon }))
}

/** The awards of products that everyone may see, or of some. */
export async function readAwards(
  { db, media }: { readonly db: Kysely<Tables>; readonly media: Media },
  scope: Scope,
  query: ListQuery,
): Promise<CallData<'award.list'>> {
  const awards = db
    .selectFrom('awards as a')
    .where('a.site_id', '=', scope.site.id)
    .where('a.product_id', 'in', selectEntries(db, scope))
    .select(['a.id', 'a.year', 'a.vintage', 'a.image_id', 'a.texts'])
  const columns = { id: sql.ref('a.id'), fields: { product: sql.ref('a.product_id') } }
  const { rows } = await runList(awards, { grammar, query, columns })
  const imageOf = await loadRowImages(media, scope, rows)
  return rows.flatMap((row) => {
    const words = localisedText(scope, row.texts)
    if (!words) return []
    const award = { id: row.id, name: words.name, contest: words.contest, year: row.year, image: imageOf(row) }
    return [{ ...award, ...(row.vintage !== null && { vintage: row.vintage }) }]
  })
}
