import type { Audience } from '#engine/visibility/visibility.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { isOrderPage } from './is-order-page.ts'

/** What a page's middleware says of a caller: they pass, go elsewhere, may not, or there is nothing here for them. */
export type AccessDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly to: string; readonly keepTarget: boolean }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'missing' }

/** A page that names a middleware which the code does not know: the page fails, whoever asks. */
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
const signIn: AccessDecision = { kind: 'redirect', to: 'auth', keepTarget: true }

const rules: ReadonlyMap<string, (caller: Caller) => AccessDecision> = new Map<string, (caller: Caller) => AccessDecision>([
  ['guest', ({ audience }) => (audience === 'visitors' ? pass : home)],
  ['member', ({ audience }) => (audience === 'visitors' ? signIn : pass)],
  ['admin', ({ audience }) => (audience === 'visitors' ? signIn : audience === 'admins' ? pass : { kind: 'forbidden' })],
  ['shop', ({ site }) => (site.isECommerce ? pass : { kind: 'missing' })],
  // Whoever has bought here finds their order, its papers and the way to give it up, also once nothing is sold any more.
  ['orders', ({ site }) => (site.isECommerce || site.keepsOrders ? pass : { kind: 'missing' })],
])

/** The middleware of a page; one of orders that was saved when they still hung on selling hangs on there being orders. */
export function middlewareOf({ url, middleware }: { readonly url: string; readonly middleware: readonly string[] }): readonly string[] {
  return isOrderPage(url) ? middleware.map((name) => (name === 'shop' ? 'orders' : name)) : middleware
}

/** Asks a page's middleware in their order; the first that does not let the caller pass decides. An unknown one fails, wherever it stands. */
export function runMiddleware(names: readonly string[], caller: Caller): AccessDecision {
  const asked = names.map((name) => {
    const rule = rules.get(name)
    if (!rule) throw new UnknownMiddleware()
    return rule
  })
  for (const rule of asked) {
    const passage = rule(caller)
    if (passage.kind !== 'pass') return passage
  }
  return pass
}
