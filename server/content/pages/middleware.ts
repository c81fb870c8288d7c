import { systemPages } from '#domain/urls/system-pages.ts'
import type { Audience } from '#engine/visibility/visibility.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { isOrderPage } from './is-order-page.ts'

/** Result of the middleware of a page: the caller passes, is redirected, is refused, or finds no page. */
export type AccessDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly to: string; readonly keepTarget: boolean }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'missing' }

/** Failure of a page that names a middleware which the code does not know. */
class UnknownMiddleware extends Error {
  readonly title = 'Unknown middleware'

  constructor() {
    super('Unknown middleware')
    this.name = 'UnknownMiddleware'
  }
}

interface Caller {
  readonly site: Pick<Site, 'isECommerce' | 'keepsOrders'>
  readonly audience: Audience
}

const pass: AccessDecision = { kind: 'pass' }
const home: AccessDecision = { kind: 'redirect', to: '', keepTarget: false }
const signIn: AccessDecision = { kind: 'redirect', to: systemPages.auth.path.fr, keepTarget: true }

const rules: ReadonlyMap<string, (caller: Caller) => AccessDecision> = new Map<string, (caller: Caller) => AccessDecision>([
  ['guest', ({ audience }) => (audience === 'visitors' ? pass : home)],
  ['member', ({ audience }) => (audience === 'visitors' ? signIn : pass)],
  ['admin', ({ audience }) => (audience === 'visitors' ? signIn : audience === 'admins' ? pass : { kind: 'forbidden' })],
  ['shop', ({ site }) => (site.isECommerce ? pass : { kind: 'missing' })],
  // Buyers find their orders, documents and withdrawals even after the shop has closed.
  ['orders', ({ site }) => (site.isECommerce || site.keepsOrders ? pass : { kind: 'missing' })],
])

/** Tests if the middleware of a page lets everybody pass now: visitors and members, with the shop as it is. */
export function letsAllPass(page: { readonly url: string; readonly middleware: readonly string[] }, site: Caller['site']): boolean {
  const names = middlewareOf(page)
  const passes = (audience: Audience) => names.every((name) => rules.get(name)?.({ site, audience }).kind === 'pass')
  return passes('visitors') && passes('members')
}

/** Tests if the middleware of a page lets no one pass now, as those of a closed shop do: neither visitors nor members find the page. */
export const isMissing = (page: { readonly url: string; readonly middleware: readonly string[] }, site: Caller['site']): boolean =>
  middlewareOf(page).some((name) => rules.get(name)?.({ site, audience: 'admins' }).kind === 'missing')

/** The names of the middleware that let everybody pass now. */
export function passingRules(site: Caller['site']): string[] {
  return [...rules.keys()].filter((name) => letsAllPass({ url: '', middleware: [name] }, site))
}

/** Tests if a name is one of a middleware. */
export const isMiddleware = (name: string): boolean => rules.has(name)

/** The middleware of a page; one of orders that was saved when they still hung on selling hangs on there being orders. */
export function middlewareOf({ url, middleware }: { readonly url: string; readonly middleware: readonly string[] }): readonly string[] {
  return isOrderPage(url) ? middleware.map((name) => (name === 'shop' ? 'orders' : name)) : middleware
}

/** Asks a page's middleware in their order; the first that does not let the caller pass decides. An unknown one fails, wherever it stands. */
export function runMiddleware(names: readonly string[], caller: Caller): AccessDecision {
  const requested = names.map((name) => {
    const rule = rules.get(name)
    if (!rule) throw new UnknownMiddleware()
    return rule
  })
  for (const rule of requested) {
    const passage = rule(caller)
    if (passage.kind !== 'pass') return passage
  }
  return pass
}
