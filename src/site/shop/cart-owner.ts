import { cartKeys } from '#machines/cart/parse-stored-cart.ts'
import type { CartKey } from '#schemas/runtime/cart.ts'
import type { StoredValues } from '../browser-storage.ts'

/** The name under which a browser keeps a part of a site's cart, the number of the member for whom it was last opened, or the order that was sent of it. */
export const cartName = (idSite: number, key: CartKey | 'member' | 'sent'): string => `vitrine.${idSite}.cart.${key}`

/** Makes the cart that a browser keeps that of a member, as is that of a guest who signs in; says no where it was another member's, who has not signed out. */
export function claimCart(idSite: number, member: number, values: StoredValues): boolean {
  const name = cartName(idSite, 'member')
  const isKept = cartKeys.some((key) => values.read(cartName(idSite, key)) !== null)
  const owner = isKept ? values.read(name) : null
  if (isKept) values.write(name, String(member))
  else values.remove(name)
  return owner === null || owner === String(member)
}
