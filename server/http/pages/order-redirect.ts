import { translate } from '#schemas/errors/translations.ts'
import { orderLink, trackingPath } from '#server/mail/kit/order-urls.ts'
import type { Scope } from '#server/platform/scope/site.ts'

const ADDRESS = /^(?:commande|checkout)\/(\d{4}-\d{1,12})$/
const TOKEN = /^[A-Za-z0-9_-]{1,200}$/
const OWN_ORDERS = { fr: 'compte/commandes', en: 'account/orders' } as const

/**
 * The page to which an order's own address leads: with a token that of its link, without one that of its buyer's account. Whether there is such an order is
 * asked there, so that here nobody learns it. Null for every other address, and where nothing was ever sold.
 */
export function pageOfOrder({ site, locale }: Scope, path: string, token: unknown): string | null {
  const reference = ADDRESS.exec(path)?.[1]
  if (reference === undefined || !(site.isECommerce || site.keepsOrders)) return null
  if (token === undefined || token === '') return `${translate(locale, OWN_ORDERS)}/${reference}`
  const tracking = trackingPath(locale).slice(1)
  // A token that was cut or mixed up on its way opens nothing: there a new link is asked for.
  return typeof token === 'string' && TOKEN.test(token) ? orderLink(tracking, reference, token) : tracking
}
