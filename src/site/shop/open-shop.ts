import { userCalls } from '#api-client/user.ts'
import { warn } from '../browser-log.ts'
import { loadText } from '../load-text.ts'
import { cartName } from './cart-owner.ts'
import { cartValues } from './cart-values.ts'
import { startShop, type RunningShop, type ShopParts } from './shop-actors.ts'
import { takeKeptCart } from './take-kept-cart.ts'

/** Puts away the cart of a member who left without signing out, before it is shown to another who is signed in now, and says so. */
async function putOthersCartAway({ caller, idSite, locale, notify }: ShopParts): Promise<void> {
  if (cartValues.read(cartName(idSite(), 'member')) === null) return
  const me = await userCalls(caller)
    .me()
    .catch(() => null)
  if (me === null || takeKeptCart(idSite(), me.id)) return
  notify('info', (await loadText(locale(), ['checkout'])).formatMessage({ id: 'block.checkout.othersCart' }))
}

/** Starts the cart of a shop's pages for who is signed in, in whichever way. */
export async function openShop(parts: ShopParts): Promise<RunningShop> {
  await putOthersCartAway(parts).catch(warn)
  return startShop(parts)
}
