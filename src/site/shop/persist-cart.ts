import { cartKeys, emptyCart, parseCart } from '#machines/cart/parse-stored-cart.ts'
import type { StorageChange } from '#machines/cart/cart-context.ts'
import type { CartKey, StoredCart } from '#schemas/runtime/cart.ts'
import type { StoredValues } from '#site/browser-storage.ts'
import { cartName } from './cart-owner.ts'

/** Keeps the cart of a site in the browser, each part under a name of its own. */
export interface CartKeeper {
  readonly recover: () => StoredCart
  /** Tells, part by part, what other tabs have changed since this was last asked. */
  readonly lookAround: (tell: (change: StorageChange) => void) => void
  /** Keeps the parts that have changed here; what is empty is not kept. */
  readonly keep: (cart: StoredCart) => void
}

/** Makes the keeper of a site's cart. */
export function createCartKeeper(idSite: number, values: StoredValues): CartKeeper {
  const nameOf = (key: CartKey) => cartName(idSite, key)
  /** What the browser was last seen to keep: where it refuses to keep something newer, that is no change of another tab. */
  const seen = new Map<CartKey, string | null>()
  const kept = new Map<CartKey, { readonly part: unknown; readonly value: string }>()
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
        const before = kept.get(key)
        const part = cart[key]
        if (before?.part === part) continue
        const value = JSON.stringify(part)
        kept.set(key, { part, value })
        // What another tab has kept is its own to write.
        if (before && before.value !== value && !isListening) write(key, value)
      }
      // Whoever fills it next may be anybody.
      if (cartKeys.every((key) => kept.get(key)?.value === JSON.stringify(emptyCart[key]))) values.remove(cartName(idSite, 'member'))
    },
  }
}
