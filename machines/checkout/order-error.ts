import type { Carrier, ShippingPlace } from '#schemas/runtime/cart.ts'
import type { OrderFault } from '#schemas/runtime/checkout.ts'

interface RefusalDetails {
  readonly code?: string | null
  readonly faults?: readonly OrderFault[]
  readonly carriers?: readonly Carrier[] | null
  readonly place?: ShippingPlace | null
  readonly isUnheard?: boolean
}

/** Rejection of the checkout actors: the reason why an order or its payment failed. */
export class OrderRefusal extends Error {
  readonly code: string | null
  readonly faults: readonly OrderFault[]
  /** Present shipping prices, when they caused the rejection. */
  readonly carriers: readonly Carrier[] | null
  /** The destination of a rejected quote; null for an order and for a cart without a destination. */
  readonly place: ShippingPlace | null
  /** True when the outcome of the request is unknown. */
  readonly isUnheard: boolean

  constructor(message: string, { code = null, faults = [], carriers = null, place = null, isUnheard = false }: RefusalDetails = {}) {
    super(message)
    this.name = 'OrderRefusal'
    this.code = code
    this.faults = faults
    this.carriers = carriers
    this.place = place
    this.isUnheard = isUnheard
  }
}

/** Converts an error to an order rejection. An unexpected error carries its message only. */
export function toOrderError(error: unknown): OrderRefusal {
  return error instanceof OrderRefusal ? error : new OrderRefusal(error instanceof Error ? error.message : '')
}
