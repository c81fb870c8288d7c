import type { PlacedOrder } from '#schemas/checkout.ts'

const name = /^#commande=([\w-]+)\.([\w-]+)$/

/** The order that the address of the page names, behind its « # »: that part never leaves the browser. */
export function namedOrder(): PlacedOrder | null {
  const [, reference, accessToken] = name.exec(location.hash) ?? []
  return reference === undefined || accessToken === undefined ? null : { reference, accessToken }
}

/** Names an order in the address of the page, so that it is found again when the page is opened anew. */
export function nameOrder(order: PlacedOrder | null): void {
  if (order) history.replaceState(history.state, '', `#commande=${order.reference}.${order.accessToken}`)
}
