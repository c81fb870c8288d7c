/** An order of a site. */
export interface OrderOfSite {
  readonly siteId: number
  readonly orderId: number
}

/** The ids of orders. */
export const idsOf = (orders: readonly OrderOfSite[]): number[] => orders.map(({ orderId }) => orderId)

/** The sites of orders, each once. */
export const sitesOf = (orders: readonly OrderOfSite[]): number[] => [...new Set(orders.map(({ siteId }) => siteId))]
