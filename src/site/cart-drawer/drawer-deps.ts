import type { BlockActor, CartEvent, CartState } from '#schemas/runtime/block-actors.ts'
import type { CartDrawerEvent } from '#machines/cart-drawer/cart-drawer.machine.ts'
import type { LocaleSet } from '#i18n/locale.ts'
import type { SiteQueries } from '#site/document/site-queries.ts'

/** Dependencies of the cart drawer. */
export interface DrawerParts {
  readonly locales: LocaleSet
  readonly locale: () => string
  /** The pages of items, once the site is known. */
  readonly itemPages: () => readonly string[] | undefined
  readonly queries: Pick<SiteQueries, 'page'>
  /** Starts the cart shared by the drawer and the pages. */
  readonly startCart: () => Promise<BlockActor<CartState, CartEvent> | undefined>
  /** Opens a URL as a new document. */
  readonly open: (address: string) => void
}

/** An action on the drawer of a link, optionally with the added item. */
export interface DrawerEvent {
  readonly type: CartDrawerEvent['type']
  readonly link: HTMLAnchorElement
  readonly added?: number
}

/** The id of the drawer element. */
export const DRAWER_ID = 'cart-drawer'

/** Selects the cart links that open the drawer. */
export const CART_LINK = 'a[data-cart-opens]'
