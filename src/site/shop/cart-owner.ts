import { cartKeys } from '#machines/cart/parse-stored-cart.ts'
import type { CartKey } from '#schemas/runtime/cart.ts'
import type { StoredValues } from '../browser-storage.ts'

/** Returns the storage key of a part of a cart, of the id of its member, or of its pending order. */
export const cartName = (idSite: number, key: CartKey | 'member' | 'sent'): string => `vitrine.${idSite}.cart.${key}`

/** Assigns the stored cart to a member, also that of a guest. Returns false when it belongs to another member who has not logged out. */
export function claimCart(idSite: number, member: number, values: StoredValues): boolean {
  const name = cartName(idSite, 'member')
  const isKept = cartKeys.some((key) => values.read(cartName(idSite, key)) !== null)
  const owner = isKept ? values.read(name) : null
  if (isKept) values.write(name, String(member))
  else values.remove(name)
  return owner === null || owner === String(member)
}
