import { localValues, sessionValues, type StoredValues } from '#site/browser-storage.ts'
import { cartValues } from './cart-storage.ts'

/** The stores of a checkout. */
export interface CheckoutMemory {
  /** The keys of orders, from visit to visit. */
  readonly visits: StoredValues
  /** The order that was sent last and the payment that is awaited, while the tab is open. */
  readonly tab: StoredValues
  /** The cart that is ordered. */
  readonly cart: StoredValues
  /** True where its steps are entries of the history of the browser. */
  readonly hasHistory: boolean
}

/** The memory of a checkout of the site itself. */
export const browserMemory: CheckoutMemory = { visits: localValues, tab: sessionValues, cart: cartValues, hasHistory: true }
