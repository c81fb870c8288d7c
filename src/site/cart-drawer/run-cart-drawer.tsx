import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { cartDrawerMachine, cartDrawerStateOf, type CartDrawerEvent } from '#machines/cart-drawer/cart-drawer.machine.ts'
import { localPath } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/TextProvider.tsx'
import { MOBILE_MAX } from '#ui/breakpoints.ts'
import { PAGE_SHOWN } from '#site/site-events.ts'
import { blockActorOf } from '../actors/block-actor.ts'
import { warn } from '../warn.ts'
import { loadText } from '../navigation/load-messages.ts'
import { CartDrawer, type CartDrawerProps } from './CartDrawer.tsx'
import { cartPropsOf } from './cart-page-props.ts'
import { tabTarget } from './tab-order.ts'
import { CART_LINK, DRAWER_ID, type DrawerEvent, type DrawerParts } from './drawer-deps.ts'

const isOpening = (type: CartDrawerEvent['type']) => type.startsWith('link.') || type === 'article.add'

/** Returns true when the action that loaded the drawer still applies. */
function isStillWanted({ type, link }: DrawerEvent): boolean {
  if (type === 'link.point') return link.matches(':hover')
  return type === 'link.focus' ? link === document.activeElement : true
}

/** Starts the cart drawer at the end of the document and returns its event sender. */
export function runCartDrawer(parts: DrawerParts): (news: DrawerEvent) => void {
  const host = document.body.appendChild(document.createElement('div'))
  host.id = DRAWER_ID
  const root = createRoot(host)
  const actor = createActor(cartDrawerMachine).start()
  const drawer = blockActorOf(actor, cartDrawerStateOf)
  const isNarrow = matchMedia(`(width < ${MOBILE_MAX}px)`)
  let anchor: HTMLAnchorElement | null = null
  let lastAdded: CartDrawerProps['added'] = null

  const tell = (type: CartDrawerEvent['type']) => flushSync(() => actor.send({ type }))
  actor.subscribe(() => anchor?.setAttribute('aria-expanded', String(drawer.getState().isOpen)))

  /** Closes the drawer and moves the focus out of it. */
  const close = () => {
    const hadFocus = host.contains(document.activeElement)
    tell('drawer.close')
    if (hadFocus) anchor?.focus({ preventScroll: true })
  }
  const draw = async ({ link, added }: DrawerEvent): Promise<boolean> => {
    const locale = parts.locale()
    const [props, cart, text] = await Promise.all([cartPropsOf(link.href, parts), parts.startCart(), loadText(locale, ['cart'])])
    if (!props || !cart) return false
    for (const other of document.querySelectorAll(CART_LINK)) if (other !== link) other.removeAttribute('aria-expanded')
    anchor = link
    if (added !== undefined) lastAdded = { sellable: added }
    const path = (url: string) => localPath(url, locale, parts.locales)
    flushSync(() => {
      root.render(
        <TextProvider text={text}>
          <CartDrawer
            itemPages={parts.itemPages()}
            {...{ props, cart, drawer, link, locale, path, close, isNarrow }}
            added={lastAdded}
            key={link.href}
          />
        </TextProvider>,
      )
    })
    return true
  }
  const take = async (news: DrawerEvent): Promise<void> => {
    if (news.type === 'drawer.close') close()
    else if (!isOpening(news.type)) tell(news.type)
    else if (await draw(news)) {
      if (isStillWanted(news)) tell(news.type)
    } else if (news.type === 'link.press') parts.open(news.link.href)
  }

  document.addEventListener('keydown', (event) => {
    if (!drawer.getState().isOpen || !anchor) return
    if (event.key === 'Escape') {
      // Other listeners see that the event was handled.
      event.preventDefault()
      close()
    }
    const isModal = host.querySelector('dialog') !== null
    const target = event.key === 'Tab' && !isModal ? tabTarget(document.activeElement, event.shiftKey, { host, link: anchor }) : null
    if (!target) return
    if (!target.goesOn) event.preventDefault()
    target.to.focus()
  })
  document.addEventListener(PAGE_SHOWN, () => actor.send({ type: 'drawer.close' }))

  let queue: Promise<void> = Promise.resolve()
  return (news) => {
    queue = queue
      .then(() => take(news))
      .catch((error: unknown) => {
        warn(error)
        if (news.type === 'link.press') parts.open(news.link.href)
      })
  }
}
