import { expect, it } from 'vitest'
import type { Scope } from '#server/platform/scope/site.ts'
import { pageOfOrder } from './order-redirect.ts'

const scope = (site: { isECommerce: boolean; keepsOrders: boolean }, locale = 'fr_FR') => ({ site, locale }) as unknown as Scope
const path = 'commande/2026-000123'

it('is no address where nothing was ever sold, and one for as long as there are orders', () => {
  expect(pageOfOrder(scope({ isECommerce: false, keepsOrders: false }), path, 'abc')).toBeNull()
  expect(pageOfOrder(scope({ isECommerce: false, keepsOrders: true }), path, 'abc')).toBe('suivi-commande/2026-000123/abc')
  expect(pageOfOrder(scope({ isECommerce: true, keepsOrders: false }, 'en_GB'), path, undefined)).toBe('account/orders/2026-000123')
})

it('leaves the page of the purchase itself alone', () => {
  for (const other of ['commande', 'checkout', 'commande/', 'commande/2026', 'xcommande/2026-000123'])
    expect(pageOfOrder(scope({ isECommerce: true, keepsOrders: true }), other, 'abc')).toBeNull()
})
