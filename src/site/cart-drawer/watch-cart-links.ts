import type { CartDrawerEvent } from '#machines/cart-drawer/cart-drawer.machine.ts'
import { CART_ADDED, CART_OPEN_REQUESTED, CART_WATCHED, PAGE_SHOWN } from '#site/site-events.ts'
import { warn } from '../warn.ts'
import { isShown } from '../is-shown.ts'
import { lazySend } from '../actors/lazy-send.ts'
import { isPlainClick } from '../navigation/is-unmodified-click.ts'
import { CART_LINK, DRAWER_ID, type DrawerEvent, type DrawerParts } from './drawer-deps.ts'

type Link = HTMLAnchorElement

/** Sends actions to the drawer of the link at which they started. */
interface Teller {
  readonly begin: (type: CartDrawerEvent['type'], link: Link, added?: number) => void
  readonly send: (type: CartDrawerEvent['type']) => void
}

/** The pages that contain the cart. */
const CART_PAGE = 'main :is([data-type="cart"], [data-type="checkout"])'

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<Link>(CART_LINK) : null)
const isInDrawer = ({ target }: Event) => target instanceof Node && document.getElementById(DRAWER_ID)?.contains(target) === true
const opensOnHover = (link: Link) => link.dataset['cartOpens'] === 'hover'
const isCartShown = () => document.querySelector(CART_PAGE) !== null

/** Returns the visible cart link. */
const shownLink = () => [...document.querySelectorAll<Link>(CART_LINK)].find((link) => isShown(link))

function createTeller(parts: DrawerParts): Teller {
  const tell = lazySend<DrawerEvent>(
    async () => (await import('./run-cart-drawer.tsx')).runCartDrawer(parts),
    ({ type, link }, error) => {
      warn(error)
      if (type === 'link.press') parts.open(link.href)
    },
  )
  let anchor: Link | null = null
  document.addEventListener(PAGE_SHOWN, () => {
    anchor = null
  })
  return {
    begin: (type, link, added) => {
      if (isCartShown()) return
      anchor = link
      tell({ type, link, ...(added !== undefined && { added }) })
    },
    send: (type) => {
      if (anchor) tell({ type, link: anchor })
    },
  }
}

/** Watches a mouse, not a touch, which cannot hover. */
function watchPointer({ begin, send }: Teller): void {
  let place: 'link' | 'drawer' | null = null
  const go = (to: typeof place, link: Link | null) => {
    if (to === place) return
    place = to
    if (to === null) send('pointer.leave')
    else if (link === null) send('pointer.enter')
    else if (opensOnHover(link)) begin('link.point', link)
  }
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return
    const link = linkOf(event)
    go(link ? 'link' : isInDrawer(event) ? 'drawer' : null, link)
  })
  document.documentElement.addEventListener('pointerleave', () => go(null, null))
  document.addEventListener('pointerdown', (event) => {
    if (!linkOf(event) && !isInDrawer(event)) send('drawer.close')
  })
  // The pointer may be over the link before this script is loaded.
  const link = shownLink()
  if (link?.matches(':hover') && matchMedia('(hover: hover)').matches) go('link', link)
}

function watchFocus({ begin, send }: Teller): void {
  let isInside = false
  const go = (link: Link | null, isNow: boolean) => {
    const wasInside = isInside
    isInside = isNow
    // A click focuses the link too. Only keyboard focus opens the drawer.
    if (link && !wasInside && opensOnHover(link) && link.matches(':focus-visible')) begin('link.focus', link)
    else if (!link && isInside) send('focus.enter')
    else if (wasInside && !isInside) send('focus.leave')
  }
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event)
    go(link, link !== null || isInDrawer(event))
  })
  const link = shownLink()
  if (link && link === document.activeElement) go(link, true)
}

function watchPresses({ begin }: Teller): void {
  // A finger may be on the link before this script is loaded, and lifted after.
  let isTouched = !matchMedia('(hover: hover)').matches
  document.addEventListener('pointerdown', ({ pointerType }) => {
    isTouched = pointerType !== 'mouse'
  })
  const press = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || !isPlainClick(event) || isCartShown()) return
    if (opensOnHover(link) && !(isTouched && event.detail > 0)) return
    event.preventDefault()
    begin('link.press', link)
  }
  document.addEventListener('click', press, true)
  document.addEventListener(CART_OPEN_REQUESTED, (event) => {
    const link = linkOf(event)
    if (link) begin('link.press', link)
  })
}

/** Watches the cart links and loads the drawer on the first action. */
export function watchCartLinks(parts: DrawerParts): void {
  const teller = createTeller(parts)
  watchPointer(teller)
  watchFocus(teller)
  watchPresses(teller)
  document.addEventListener(CART_ADDED, (event) => {
    event.preventDefault()
    const link = shownLink()
    if (link) teller.begin('article.add', link, (event as CustomEvent<number>).detail)
  })
  document.dispatchEvent(new Event(CART_WATCHED))
}
