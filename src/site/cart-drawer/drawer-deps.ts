import type { BlockActor, CartEvent, CartState } from '#schemas/runtime/block-actors.ts'
import type { CartDrawerEvent } from '#machines/cart-drawer/cart-drawer.machine.ts'
import type { LocaleSet } from '#i18n/locale.ts'
import type { SiteQueries } from '#site/document/site-queries.ts'

/** What the drawer of the cart is made with. */
export interface DrawerParts {
  readonly locales: LocaleSet
  readonly locale: () => string
  readonly queries: Pick<SiteQueries, 'page'>
  /** Starts the cart of the site, once for the drawer and the pages. */
  readonly startCart: () => Promise<BlockActor<CartState, CartEvent> | undefined>
  /** Opens an address as a new document. */
  readonly open: (address: string) => void
}

/** What somebody does about the drawer that belongs to a link, and which article was added. */
export interface DrawerEvent {
  readonly type: CartDrawerEvent['type']
  readonly link: HTMLAnchorElement
  readonly added?: number
}

/** The id of the element in which the drawer is drawn. */
export const DRAWER_ID = 'cart-drawer'

/** The ways to a cart that open its drawer; where they say how. */
export const CART_LINK = 'a[data-cart-opens]'
