import { cartKeys } from '#machines/cart/parse-stored-cart.ts'
import { cartName, claimCart } from './cart-owner.ts'
import { cartValues } from './cart-storage.ts'

/** Claims the cart that this browser keeps for a member who signs in; says no where it was another's, which is dropped with what was sent of it. */
export function takeKeptCart(idSite: number, member: number): boolean {
  if (claimCart(idSite, member, cartValues)) return true
  for (const key of [...cartKeys, 'member', 'sent'] as const) cartValues.remove(cartName(idSite, key))
  return false
}
