import type { CartValues } from '#site/shop/cart-storage.ts'

/** Values that this document keeps by itself: they are gone with it, and the browser's own are neither read nor written. */
export function createMemoryValues(): CartValues {
  const values = new Map<string, string>()
  return {
    read: (name) => values.get(name) ?? null,
    write: (name, value) => {
      values.set(name, value)
      return true
    },
    remove: (name) => void values.delete(name),
    // No other tab has a share in it.
    watch: () => () => undefined,
    // The composer says over the page how short a trial is: the cart itself adds no notice.
    lastingOf: () => 'visits',
  }
}
