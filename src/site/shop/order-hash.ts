import type { PlacedOrder } from '#schemas/runtime/checkout.ts'

const name = /^#commande=([\w-]+)(?:\.([\w-]+))?$/
/** The query parameters of a Stripe redirect, which are read once and removed. */
const stripeFields = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'] as const

/** Returns the order in the hash of the URL, which is never sent to the server. The order of a member needs no token. */
export function orderFromHash(): PlacedOrder | null {
  const [, reference, accessToken = ''] = name.exec(location.hash) ?? []
  return reference === undefined ? null : { reference, accessToken }
}

/** Writes an order into the hash of the URL, so that a reload finds it. */
export function setOrderHash(order: PlacedOrder | null): void {
  if (!order) return
  const { reference, accessToken } = order
  history.replaceState(history.state, '', `#commande=${reference}${accessToken === '' ? '' : `.${accessToken}`}`)
}

/** Removes a bank redirect from the URL. Returns true when it reports success, or null without a redirect. */
export function consumeBankRedirect(): boolean | null {
  const url = new URL(location.href)
  const status = url.searchParams.get('redirect_status')
  if (status === null) return null
  for (const field of stripeFields) url.searchParams.delete(field)
  history.replaceState(history.state, '', url)
  return status !== 'failed'
}
