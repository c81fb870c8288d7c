import { describe, expect, it } from 'vitest'
import { runMiddleware } from './middleware.ts'

const shop = { isECommerce: true, keepsOrders: false }
const office = { isECommerce: false, keepsOrders: false }
const closedShop = { isECommerce: false, keepsOrders: true }

describe('the middleware of a page', () => {
  it('lets everyone through where there is none', () => {
    expect(runMiddleware([], { site: office, audience: 'visitors' })).toEqual({ kind: 'pass' })
  })

  it('guest sends a signed-in member home', () => {
    expect(runMiddleware(['guest'], { site: office, audience: 'visitors' }).kind).toBe('pass')
    expect(runMiddleware(['guest'], { site: office, audience: 'members' })).toEqual({ kind: 'redirect', to: '', keepTarget: false })
  })

  it('member sends visitors to sign in, and keeps where they were going', () => {
    expect(runMiddleware(['member'], { site: office, audience: 'visitors' })).toEqual({ kind: 'redirect', to: 'auth', keepTarget: true })
    expect(runMiddleware(['member'], { site: office, audience: 'members' }).kind).toBe('pass')
    expect(runMiddleware(['member'], { site: office, audience: 'admins' }).kind).toBe('pass')
  })

  it('admin refuses a member', () => {
    expect(runMiddleware(['admin'], { site: office, audience: 'visitors' }).kind).toBe('redirect')
    expect(runMiddleware(['admin'], { site: office, audience: 'members' }).kind).toBe('forbidden')
    expect(runMiddleware(['admin'], { site: office, audience: 'admins' }).kind).toBe('pass')
  })

  it('shop hides its page from a site that sells nothing', () => {
    expect(runMiddleware(['shop'], { site: office, audience: 'visitors' }).kind).toBe('missing')
    expect(runMiddleware(['shop'], { site: shop, audience: 'visitors' }).kind).toBe('pass')
  })

  it('orders shows its page while there are orders, also when nothing is sold now', () => {
    const kinds = [shop, closedShop, office].map((site) => runMiddleware(['orders'], { site, audience: 'visitors' }).kind)
    expect(kinds).toEqual(['pass', 'pass', 'missing'])
    expect(runMiddleware(['shop'], { site: closedShop, audience: 'visitors' }).kind).toBe('missing')
    expect(runMiddleware(['orders', 'member'], { site: closedShop, audience: 'visitors' }).kind).toBe('redirect')
  })

  it('fails on an unknown one, even behind one that would not let the caller pass', () => {
    expect(() => runMiddleware(['member', 'nonsense'], { site: office, audience: 'visitors' })).toThrow('Unknown middleware')
  })
})
