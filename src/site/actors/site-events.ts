/** The event by which what stands beside the app asks it to show a notification: its text is the detail; prevented once it is taken. */
export const NOTIFY = 'site.notify'
/** The event that says that another page is shown, whose path is the detail, without a new document. */
export const PAGE_SHOWN = 'site.page-shown'
/** The event that says that the cart has changed in this document: how many articles it holds is the detail. */
export const CART_CHANGED = 'site.cart-changed'
/** The event that says that something was put into the cart in this document: the number by which the shop knows it is the detail; prevented by whoever takes it. */
export const CART_ADDED = 'site.cart-added'
/** The event that says that the ways to the cart are watched from now on. */
export const CART_WATCHED = 'site.cart-watched'
/** The event by which a press that came before that is told on, at the link that was pressed. */
export const CART_OPEN_REQUESTED = 'site.cart-asked'
/** The event that says that a checkout is started in this document, which shows one: it takes the place of the one before. */
export const CHECKOUT_STARTED = 'site.checkout-started'
