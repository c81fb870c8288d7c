import type { Kysely } from 'kysely'
import type { Sellable } from '#domain/shop/products/sellable.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { cartOf } from '#tests/support/machines/cart-notation.ts'
import { addBox, addWine } from './shop.ts'

/** A line of a cart whose article is in the database: the numbers of what it sells and of its product. */
export interface StockedLine {
  readonly productId: number
  readonly declinationId: number | null
  readonly quantity: number
}

type Db = Kysely<Tables>
type Held = Pick<Sellable, 'capacityMl' | 'hasShippingFees'>

/** Adds a bottle; large ones are written in litres, as estates write them. */
async function addBottle(db: Db, { capacityMl, hasShippingFees }: Held): Promise<Omit<StockedLine, 'quantity'>> {
  const { id, productId } = await addWine(db, { onHand: null, hasShippingFees })
  const unit = capacityMl !== null && capacityMl >= 1000 ? 'LITER' : 'CENTILITRE'
  await db.updateTable('sellables').set({ capacity_ml: capacityMl, capacity_unit: unit }).where('id', '=', id).execute()
  return { productId, declinationId: id }
}

async function addBoxOf(db: Db, { contents, hasShippingFees }: Sellable): Promise<Omit<StockedLine, 'quantity'>> {
  const bySize = Map.groupBy(contents, ({ capacityMl }) => capacityMl)
  const held: (readonly [id: number, count: number])[] = []
  for (const [capacityMl, same] of bySize) {
    const { declinationId } = await addBottle(db, { capacityMl, hasShippingFees: true })
    held.push([declinationId!, same.length])
  }
  const id = await addBox(db, held, { hasShippingFees })
  return { productId: id, declinationId: null }
}

/** Puts what a cart sells into the shop, each line an article of its own; answers the lines. */
export async function stockCart(db: Db, written: string): Promise<StockedLine[]> {
  const lines: StockedLine[] = []
  for (const { sellable, quantity } of cartOf(written)) {
    const article = sellable.type === 'BOX' ? await addBoxOf(db, sellable) : await addBottle(db, sellable)
    lines.push({ ...article, quantity })
  }
  return lines
}
