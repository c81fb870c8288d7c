import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import { freeSlots } from './book-slot.ts'
import { giveCodesBack } from './discount-codes.ts'
import { releaseStock } from './stock-holds.ts'

/** Gives back all that some orders have taken and will not need: stock, then codes, then times to collect, as orders take them. */
export async function giveBack(trx: Transaction<Tables>, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return
  await releaseStock(trx, orderIds)
  await giveCodesBack(trx, orderIds)
  await freeSlots(trx, orderIds)
}
