import { matchSystemPages } from '#domain/urls/system-pages.ts'

/** Tests if a page is for buyers of the site, who need it even after the shop has closed. */
export const isOrderPage = matchSystemPages(({ isOfOrders }) => isOfOrders === true)
