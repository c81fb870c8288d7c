import { describe, expect, it } from 'vitest'
import { isCallClosed, isClosed } from './is-under-construction.ts'

const building = { isBuilding: true, keepsOrders: false }
const sold = { isBuilding: true, keepsOrders: true }
const built = { isBuilding: false, keepsOrders: false }

describe('a site that is being built', () => {
  it('shows visitors and members the pages for signing in and for unsubscribing alone', () => {
    const open = ['auth', 'auth/confirm/abc', 'password/reset/ask', 'lettre/desinscription/abc', 'newsletter/unsubscribe/abc']
    const closed = ['', 'contact', 'authentique', 'lettre', 'newsletter', 'compte', 'blog/auth']
    for (const path of open) expect([path, isClosed(building, path, 'visitors')]).toEqual([path, false])
    for (const path of closed) {
      expect([path, isClosed(building, path, 'visitors'), isClosed(building, path, 'members')]).toEqual([path, true, true])
      expect([path, isClosed(building, path, 'admins'), isClosed(built, path, 'visitors')]).toEqual([path, false, false])
    }
  })

  it('shows buyers their orders and the withdrawal form, when it has sold', () => {
    const open = ['retractation', 'withdrawal/2026-1/jeton', 'suivi-commande/2026-1/jeton', 'order-tracking', 'compte/commandes/2026-1']
    for (const path of open)
      expect([path, isClosed(sold, path, 'visitors'), isClosed(building, path, 'visitors')]).toEqual([path, false, true])
    for (const path of ['', 'commande', 'panier', 'produits', 'compte', 'suivi'])
      expect([path, isClosed(sold, path, 'visitors')]).toEqual([path, true])
    const calls = ['2026-1', '2026-1/invoice', '2026-1/payment', 'withdrawal', 'withdrawal/jeton/confirm', 'link'].map(
      (path) => `order/${path}`,
    )
    for (const path of [...calls, 'page/suivi-commande'])
      expect([path, isCallClosed(sold, path, 'visitors'), isCallClosed(building, path, 'visitors')]).toEqual([path, false, true])
    for (const path of [
      'order',
      'order/',
      'order/validate',
      'order/discount',
      'calculate/shipping-fees',
      'product/quantities',
      'page/panier',
    ])
      expect([path, isCallClosed(sold, path, 'visitors')]).toEqual([path, true])
  })

  it('hears the payment provider, whose one address may be that of another site', () => {
    expect([
      isCallClosed(building, 'custom-stripe/webhook', 'visitors'),
      isCallClosed(sold, 'custom-stripe/public-key', 'visitors'),
    ]).toEqual([false, true])
  })

  it('answers the calls of those pages, and none that tells what the others say', () => {
    const open = ['login', 'logout', 'register/confirm', 'user', 'user/session/3', 'newsletter/unsubscribe/abc', 'site/info', 'parameter']
    const alsoOpen = ['shell/default', 'component/conf/OPENING_HOURS', 'page/auth', 'page/password/reset', 'consent']
    const closed = [
      'page',
      'page/',
      'page/contact',
      'page/authentique',
      'blog/12',
      'element/event',
      'search',
      'newsletter/subscribe',
      'message',
    ]
    for (const path of [...open, ...alsoOpen]) expect([path, isCallClosed(building, path, 'visitors')]).toEqual([path, false])
    for (const path of closed) {
      expect([path, isCallClosed(building, path, 'members')]).toEqual([path, true])
      expect([path, isCallClosed(building, path, 'admins'), isCallClosed(built, path, 'visitors')]).toEqual([path, false, false])
    }
  })
})
