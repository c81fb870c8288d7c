/** The holders by which unpaid orders are counted: a visitor's e-mail address, an account, the network from which visitors order. */
export const holders = ['EMAIL', 'ACCOUNT', 'NETWORK'] as const

/** A holder by which unpaid orders are counted. */
export type Holder = (typeof holders)[number]

/** The number of unpaid orders of one holder, and the number of units that they reserve together. */
export interface UnpaidCeiling {
  readonly orders: number
  readonly units: number
}

/** The most that the unpaid orders of one holder may be. RATE_LIMIT_FACTOR multiplies both numbers. */
export const unpaidCeilings = {
  EMAIL: { orders: 3, units: 180 },
  ACCOUNT: { orders: 10, units: 1200 },
  NETWORK: { orders: 10, units: 360 },
} as const satisfies Readonly<Record<Holder, UnpaidCeiling>>

/** The seconds for which an order by transfer reserves its stock until a link that was mailed for it is opened: one night at least. */
export const unprovedHoldSeconds = 12 * 3600

/** The ceilings of one buyer. */
export type OrderCeilings = readonly (UnpaidCeiling & { readonly holder: Holder })[]

/** Finds the ceilings of a buyer: an account has its own, a visitor has those of the e-mail address and of the network. */
export function ceilingsOf(userId: number | null, factor: number): OrderCeilings {
  const own: readonly Holder[] = userId === null ? ['EMAIL', 'NETWORK'] : ['ACCOUNT']
  return own.map((holder) => {
    const { orders, units } = unpaidCeilings[holder]
    return { holder, orders: Math.floor(orders * factor), units: Math.floor(units * factor) }
  })
}
