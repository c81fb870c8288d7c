import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { selectEntries } from './product-list-query.ts'

const MAX_RECOMMENDATIONS = 8

interface Found {
  readonly id: number
}

/** True when a product can be bought: a sellable of it has a price and all facts that the law requires. */
const isOnSale = sql<boolean>`e.price is not null`

async function chosenByHand(db: Kysely<Tables>, scope: Scope, productId: number): Promise<Found[]> {
  return selectEntries(db, scope)
    .innerJoin('recommended_products as r', 'r.recommended_id', 'e.product_id')
    .where('r.product_id', '=', productId)
    .where(isOnSale)
    .orderBy('r.position')
    .limit(MAX_RECOMMENDATIONS)
    .execute()
}

/** Those that share the most tags with a product, then those of its kind. */
async function alike(db: Kysely<Tables>, scope: Scope, productId: number): Promise<Found[]> {
  const products = db.selectFrom('products').select(['tags', 'kind', 'type']).where('site_id', '=', scope.site.id)
  const own = await products.where('id', '=', productId).executeTakeFirstOrThrow()
  const others = selectEntries(db, scope).where('e.product_id', '<>', productId).where(isOnSale)
  const shared = sql<number>`cardinality(array(select unnest(e.tags) intersect select unnest(cast(${own.tags} as text[]))))`
  const tagged = await others
    .where(sql<boolean>`e.tags && cast(${own.tags} as text[])`)
    .orderBy(shared, 'desc')
    .orderBy('e.position')
    .orderBy('e.product_id')
    .limit(MAX_RECOMMENDATIONS)
    .execute()
  if (tagged.length === MAX_RECOMMENDATIONS || own.kind === null) return tagged
  const known = [0, ...tagged.map(({ id }) => id)]
  const ofKind = await others
    .where('e.kind', '=', own.kind)
    .where('e.product_id', 'not in', known)
    .orderBy('e.price')
    .orderBy('e.product_id')
    .limit(MAX_RECOMMENDATIONS - tagged.length)
    .execute()
  return [...tagged, ...ofKind]
}

/** Reads the products recommended with a product: those that its owner chose, else similar ones; all on sale, never itself. */
export async function recommendedIds(db: Kysely<Tables>, scope: Scope, productId: number): Promise<Found[]> {
  const chosen = await chosenByHand(db, scope, productId)
  return chosen.length > 0 ? chosen : alike(db, scope, productId)
}
