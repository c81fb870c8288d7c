import { systemPages } from '#domain/urls/system-pages.ts'
import { systemPath } from '#server/mail/kit/system-link.ts'
import { orderLink } from '#server/mail/kit/order-urls.ts'
import type { Scope } from '#server/platform/scope/site.ts'

const { fr, en } = systemPages.checkout.path
const ADDRESS = new RegExp(`^(?:${fr}|${en})/(\\d{4}-\\d{1,12})$`)
const TOKEN = /^[A-Za-z0-9_-]{1,200}$/

/**
 * Page to which the own address of an order leads: with a token that of its link, without one that of the buyer's account. The page itself checks if the order
 * exists, so that this redirect discloses nothing. Null for any other address, and for a site that never sold.
 */
export function pageOfOrder({ site, locale }: Scope, path: string, token: unknown): string | null {
  const reference = ADDRESS.exec(path)?.[1]
  if (reference === undefined || !(site.isECommerce || site.keepsOrders)) return null
  if (token === undefined || token === '') return `${systemPath('ownOrders', locale)}/${reference}`
  const tracking = systemPath('orderTracking', locale)
  // An invalid token opens nothing: the page without a token offers a new link.
  return typeof token === 'string' && TOKEN.test(token) ? orderLink(tracking, reference, token) : tracking
}
