import { cartKeys } from '#machines/cart/recover-cart.ts'
import { cartName, claimCart } from './cart-owner.ts'
import { cartValues } from './cart-values.ts'

/** Claims the cart that this browser keeps for a member who signs in, and drops another's. */
export function takeKeptCart(idSite: number, member: number): void {
  if (claimCart(idSite, member, cartValues)) return
  for (const key of [...cartKeys, 'member'] as const) cartValues.remove(cartName(idSite, key))
}
