import type { Kysely } from 'kysely'
import { maximumQuantity, quantityFault, quantityStep } from '#domain/shop/orders/quantity.ts'
import type { LineItem } from '#domain/shop/products/sellable.ts'
import { isNamed, sellableOf, type VariantRef } from '#domain/shop/products/variant-reference.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { readOffers, type Offer } from './load-offers.ts'

/** A line of a cart as it is sent. */
export interface CartLineInput extends VariantRef {
  readonly quantity: number
}

/** An offer with its quantity. */
export type OfferLine = LineItem<Offer>

/** Finds the offer of a variant; undefined when the declination belongs to another product. */
export function findOffer(offers: ReadonlyMap<number, Offer>, name: VariantRef): Offer | undefined {
  const offer = offers.get(sellableOf(name))
  return offer && isNamed(offer, name) ? offer : undefined
}

function checkLine({ sellable, quantity }: OfferLine): void {
  const step = quantityStep(sellable)
  const fault = quantityFault(quantity, step)
  if (fault) throw new ApiError(fault, { id: sellable.id, name: sellable.name, step, max: maximumQuantity })
}

/** Refuses numbers of products that are sold by their declinations: they have neither price nor stock of their own. */
export async function rejectProductsWithVariants(
  db: Kysely<Tables>,
  scope: Scope,
  ids: readonly number[],
  offers: ReadonlyMap<number, Offer>,
): Promise<void> {
  const missing = ids.filter((id) => !offers.has(id))
  if (missing.length === 0) return
  const rows = await db
    .selectFrom('sellables')
    .innerJoin('products', 'products.id', 'sellables.product_id')
    .where('sellables.site_id', '=', scope.site.id)
    .where('product_id', 'in', missing)
    .whereRef('sellables.id', '<>', 'product_id')
    .select('product_id')
    .execute()
  const bare = new Set(rows.map(({ product_id: id }) => id))
  const faults = ids.flatMap((id, index) => (bare.has(id) ? [{ field: `products.${index}.id`, code: 'OPTION' as const }] : []))
  if (faults.length > 0) throw validationError(scope.locale, faults)
}

function merge(lines: readonly OfferLine[]): readonly OfferLine[] {
  const byId = Map.groupBy(lines, ({ sellable }) => sellable.id)
  return [...byId.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  )
}

/** Reads a cart that was sent: each sellable once, on sale, in a quantity in which it is sold; or refuses it. */
export async function readCart(db: Kysely<Tables>, scope: Scope, lines: readonly CartLineInput[]): Promise<readonly OfferLine[]> {
  if (lines.length === 0) throw new ApiError('EMPTY_CART')
  const ids = lines.map(sellableOf)
  const offers = await readOffers(db, scope, ids)
  await rejectProductsWithVariants(db, scope, ids, offers)
  const missing = lines.filter((line) => !findOffer(offers, line)).map(sellableOf)
  if (missing.length > 0) throw new ApiError('NOT_ON_SALE', { products: missing.map((id) => ({ id, quantity: 0, setQuantity: true })) })
  const known = lines.flatMap((line) => {
    const sellable = findOffer(offers, line)
    return sellable ? [{ sellable, quantity: line.quantity }] : []
  })
  for (const line of known) checkLine(line)
  const merged = merge(known)
  for (const line of merged) checkLine(line)
  return merged
}
