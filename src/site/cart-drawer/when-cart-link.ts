import { PAGE_SHOWN } from '../site-events.ts'
import { CART_LINK } from './drawer-parts.ts'

/** Does something once, with the first page that has a way to a cart. */
export function whenCartLink(act: () => void): void {
  const look = () => {
    if (!document.querySelector(CART_LINK)) return
    document.removeEventListener(PAGE_SHOWN, look)
    act()
  }
  document.addEventListener(PAGE_SHOWN, look)
  look()
}
