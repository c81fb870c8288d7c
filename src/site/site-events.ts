/** The event by which what stands beside the app asks it to show a notification: its text is the detail; prevented once it is taken. */
export const NOTIFY = 'site.notify'
/** The event that says that another page is shown, whose path is the detail, without a new document. */
export const PAGE_SHOWN = 'site.page-shown'
/** The event that says that the cart has changed in this document: how many articles it holds is the detail. */
export const CART_CHANGED = 'site.cart-changed'
