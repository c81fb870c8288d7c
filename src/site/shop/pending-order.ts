import type { OrderRequest, SentOrder } from '#schemas/runtime/checkout.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { StoredValues } from '#site/browser-storage.ts'
import { cartName } from './cart-owner.ts'

/** The order that was sent last, as long as nobody knows what became of it: sent again word for word, it has the key that it had, and is taken once. */
export interface SentOrders {
  readonly read: () => SentOrder | null
  readonly keep: (request: OrderRequest) => void
  readonly drop: () => void
}

const isSent = (kept: unknown): kept is SentOrder =>
  isRecord(kept) && Array.isArray(kept.products) && kept.products.every(isRecord) && isRecord(kept.delivery) && isRecord(kept.payment)

/** Makes the keeper of the order that a site was sent last, without who ordered it. */
export function createSentOrders(idSite: number, values: StoredValues): SentOrders {
  const name = cartName(idSite, 'sent')
  return {
    read: () => {
      try {
        const kept = JSON.parse(values.read(name) ?? 'null') as unknown
        return isSent(kept) ? kept : null
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
