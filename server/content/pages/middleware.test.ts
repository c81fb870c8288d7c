import { describe, expect, it } from 'vitest'
import { passMiddleware } from './middleware.ts'

const shop = { isECommerce: true, keepsOrders: false }
const office = { isECommerce: false, keepsOrders: false }
const closedShop = { isECommerce: false, keepsOrders: true }

describe('the middleware of a page', () => {
  it('lets everyone through where there is none', () => {
    expect(passMiddleware([], { site: office, audience: 'visitors' })).toEqual({ kind: 'pass' })
  })

  it('guest sends home whoever is signed in', () => {
    expect(passMiddleware(['guest'], { site: office, audience: 'visitors' }).kind).toBe('pass')
    expect(passMiddleware(['guest'], { site: office, audience: 'members' })).toEqual({ kind: 'redirect', to: '', keepTarget: false })
  })

  it('member sends visitors to sign in, and keeps where they were going', () => {
    expect(passMiddleware(['member'], { site: office, audience: 'visitors' })).toEqual({ kind: 'redirect', to: 'auth', keepTarget: true })
    expect(passMiddleware(['member'], { site: office, audience: 'members' }).kind).toBe('pass')
    expect(passMiddleware(['member'], { site: office, audience: 'admins' }).kind).toBe('pass')
  })

  it('admin refuses a member', () => {
    expect(passMiddleware(['admin'], { site: office, audience: 'visitors' }).kind).toBe('redirect')
    expect(passMiddleware(['admin'], { site: office, audience: 'members' }).kind).toBe('forbidden')
    expect(passMiddleware(['admin'], { site: office, audience: 'admins' }).kind).toBe('pass')
  })

  it('shop hides its page from a site that sells nothing', () => {
    expect(passMiddleware(['shop'], { site: office, audience: 'visitors' }).kind).toBe('missing')
    expect(passMiddleware(['shop'], { site: shop, audience: 'visitors' }).kind).toBe('pass')
  })

  it('orders shows its page for as long as there are orders, also when nothing is sold any more', () => {
    const kinds = [shop, closedShop, office].map((site) => passMiddleware(['orders'], { site, audience: 'visitors' }).kind)
    expect(kinds).toEqual(['pass', 'pass', 'missing'])
    expect(passMiddleware(['shop'], { site: closedShop, audience: 'visitors' }).kind).toBe('missing')
    expect(passMiddleware(['orders', 'member'], { site: closedShop, audience: 'visitors' }).kind).toBe('redirect')
  })

  it('fails on an unknown one, even behind one that would not let the caller pass', () => {
    expect(() => passMiddleware(['member', 'nonsense'], { site: office, audience: 'visitors' })).toThrow('Unknown middleware')
  })
})
