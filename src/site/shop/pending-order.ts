import type { OrderRequest, SentOrder } from '#schemas/runtime/checkout.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { StoredValues } from '#site/browser-storage.ts'
import { cartName } from './cart-owner.ts'

/** The last order without a known outcome. Sent again unchanged, it has the same key and is accepted once. */
export interface SentOrders {
  readonly read: () => SentOrder | null
  readonly keep: (request: OrderRequest) => void
  readonly drop: () => void
}

const isSent = (kept: unknown): kept is SentOrder =>
  isRecord(kept) && Array.isArray(kept.products) && kept.products.every(isRecord) && isRecord(kept.delivery) && isRecord(kept.payment)

/** Creates the storage of the pending order of a site, without its buyer. */
export function createSentOrders(idSite: number, values: StoredValues): SentOrders {
  const name = cartName(idSite, 'sent')
  return {
    read: () => {
      try {
        const parsed = JSON.parse(values.read(name) ?? 'null') as unknown
        return isSent(parsed) ? parsed : null
      } catch {
        return null
      }
    },
    keep: ({ user: _, ...order }) => void values.write(name, JSON.stringify(order)),
    drop: () => {
      values.remove(name)
    },
  }
}
