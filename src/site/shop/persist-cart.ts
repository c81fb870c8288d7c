import { cartKeys, emptyCart, parseCart } from '#machines/cart/parse-stored-cart.ts'
import type { StorageChange } from '#machines/cart/cart-context.ts'
import type { CartKey, StoredCart } from '#schemas/runtime/cart.ts'
import type { StoredValues } from '#site/browser-storage.ts'
import { cartName } from './cart-owner.ts'

/** Stores the cart of a site in the browser, each part under its own key. */
export interface CartKeeper {
  readonly recover: () => StoredCart
  /** Reports the changes by other tabs since the last call, part by part. */
  readonly lookAround: (tell: (change: StorageChange) => void) => void
  /** Stores the changed parts and removes empty ones. */
  readonly keep: (cart: StoredCart) => void
}

/** Creates the storage of the cart of a site. */
export function createCartKeeper(idSite: number, values: StoredValues): CartKeeper {
  const nameOf = (key: CartKey) => cartName(idSite, key)
  /** The last values seen in the storage. When a write fails, an old value is not a change by another tab. */
  const seen = new Map<CartKey, string | null>()
  const stored = new Map<CartKey, { readonly part: unknown; readonly value: string }>()
  let isListening = false

  const look = (key: CartKey): string | null => {
    const value = values.read(nameOf(key))
    seen.set(key, value)
    return value
  }
  const write = (key: CartKey, value: string): void => {
    if (value === JSON.stringify(emptyCart[key])) values.remove(nameOf(key))
    else values.write(nameOf(key), value)
    look(key)
  }

  return {
    recover: () => parseCart(look),
    lookAround(tell) {
      for (const key of cartKeys) {
        const before = seen.get(key)
        const value = look(key)
        if (value === before) continue
        isListening = true
        tell({ type: 'storage.change', key, value })
        isListening = false
      }
    },
    keep(cart) {
      for (const key of cartKeys) {
        const before = stored.get(key)
        const part = cart[key]
        if (before?.part === part) continue
        const value = JSON.stringify(part)
        stored.set(key, { part, value })
        // A value from another tab is not written again.
        if (before && before.value !== value && !isListening) write(key, value)
      }
      // An empty cart has no owner.
      if (cartKeys.every((key) => stored.get(key)?.value === JSON.stringify(emptyCart[key]))) values.remove(cartName(idSite, 'member'))
    },
  }
}
