import { CART_OPEN_REQUESTED, CART_CHANGED, CART_WATCHED, PAGE_SHOWN } from '#site/site-events.ts'
import { isPlainClick } from '../navigation/is-unmodified-click.ts'
import { countArticles } from '../shop/count-items.ts'
import { readCart } from '../shop/load-cart.ts'
import { APP_FAILED } from './app-failed.ts'
import { showCounts } from './show-counts.ts'

let announced: number | null = null

function kept(name: string): unknown {
  try {
    return JSON.parse(readCart(name) ?? '[]')
  } catch {
    return []
  }
}

const show = () => showCounts((name) => announced ?? countArticles(kept(name)))

document.addEventListener(CART_CHANGED, (event) => {
  // Where the browser stores nothing, the cart of the page is the only source.
  announced = (event as CustomEvent<number>).detail
  show()
})
document.addEventListener(PAGE_SHOWN, show)
addEventListener('storage', () => {
  if (announced === null) show()
})
show()

const PATIENCE = 4000

/** Holds a press on the link to the cart until the app can open the drawer; follows the link when the app does not come. */
function holdPresses(): void {
  let pressed: HTMLAnchorElement | null = null
  let isTouched = false
  const follow = () => {
    if (pressed) location.assign(pressed.href)
  }
  const touch = ({ pointerType }: PointerEvent) => {
    isTouched = pointerType !== 'mouse'
  }
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-cart-opens]') : null
    // The page of the cart has nothing to open.
    if (!link || link.ariaCurrent || !isPlainClick(event)) return
    if (link.dataset['cartOpens'] === 'hover' && !(isTouched && event.detail > 0)) return
    event.preventDefault()
    event.stopPropagation()
    pressed = link
    setTimeout(follow, PATIENCE)
  }
  const release = () => {
    document.removeEventListener('click', hold, true)
    document.removeEventListener('pointerdown', touch)
    pressed?.dispatchEvent(new Event(CART_OPEN_REQUESTED, { bubbles: true }))
    pressed = null
  }
  document.addEventListener('pointerdown', touch)
  document.addEventListener('click', hold, true)
  document.addEventListener(CART_WATCHED, release, { once: true })
  document.addEventListener(APP_FAILED, follow, { once: true })
}
holdPresses()
