/** Requests a notification from outside of the application. The detail is its text. Prevented once it is accepted. */
export const NOTIFY = 'site.notify'
/** Fired after a navigation without a new document. The detail is the path. */
export const PAGE_SHOWN = 'site.page-shown'
/** Fired after a change of the cart in this document. The detail is the number of items. */
export const CART_CHANGED = 'site.cart-changed'
/** Fired after an addition to the cart in this document. The detail is the variant id. Prevented by its handler. */
export const CART_ADDED = 'site.cart-added'
/** Fired once the cart links are watched. */
export const CART_WATCHED = 'site.cart-watched'
/** Replays a click on a cart link that came earlier, at the clicked link. */
export const CART_OPEN_REQUESTED = 'site.cart-asked'
/** Fired when a checkout starts in this document and replaces the previous one. */
export const CHECKOUT_STARTED = 'site.checkout-started'
