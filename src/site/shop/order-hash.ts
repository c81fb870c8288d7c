import type { PlacedOrder } from '#schemas/runtime/checkout.ts'

const name = /^#commande=([\w-]+)(?:\.([\w-]+))?$/
/** What Stripe writes into the address to which a bank leads back: it is read once, and stands there no longer. */
const stripeFields = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'] as const

/** The order that the address of the page names, behind its « # »: that part never leaves the browser. A member’s own needs no token. */
export function orderFromHash(): PlacedOrder | null {
  const [, reference, accessToken = ''] = name.exec(location.hash) ?? []
  return reference === undefined ? null : { reference, accessToken }
}

/** Names an order in the address of the page, so that it is found again when the page is opened anew. */
export function setOrderHash(order: PlacedOrder | null): void {
  if (!order) return
  const { reference, accessToken } = order
  history.replaceState(history.state, '', `#commande=${reference}${accessToken === '' ? '' : `.${accessToken}`}`)
}

/** Whether a bank has led back here having said yes, which stands in no address any more, whether that names an order or not; null when nobody comes from a bank. */
export function consumeBankRedirect(): boolean | null {
  const url = new URL(location.href)
  const status = url.searchParams.get('redirect_status')
  if (status === null) return null
  for (const field of stripeFields) url.searchParams.delete(field)
  history.replaceState(history.state, '', url)
  return status !== 'failed'
}
