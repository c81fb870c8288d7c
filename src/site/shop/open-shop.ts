import { userCalls } from '#api-client/user.ts'
import { warn } from '../warn.ts'
import { cartName } from './cart-owner.ts'
import { cartValues } from './cart-storage.ts'
import { startShop, type RunningShop, type ShopParts } from './shop-actors.ts'
import { takeKeptCart } from './claim-cart.ts'
import { tellOthersCart } from './notify-cart-replaced.ts'

/** Puts away the cart of a member who left without signing out, before it is shown to another who is signed in now, and says so. */
async function putOthersCartAway(parts: ShopParts): Promise<void> {
  const { caller, idSite } = parts
  if (cartValues.read(cartName(idSite(), 'member')) === null) return
  const me = await userCalls(caller)
    .me()
    .catch(() => null)
  if (me === null || takeKeptCart(idSite(), me.id)) return
  await tellOthersCart(parts)
}

/** Starts the cart of a shop's pages for who is signed in, in whichever way. */
export async function resumeShop(parts: ShopParts): Promise<RunningShop> {
  await putOthersCartAway(parts).catch(warn)
  return startShop(parts)
}
