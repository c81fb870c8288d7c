import type { Carrier, ShippingPlace } from '#schemas/runtime/cart.ts'
import type { OrderFault } from '#schemas/runtime/checkout.ts'

interface RefusalDetails {
  readonly code?: string | null
  readonly faults?: readonly OrderFault[]
  readonly carriers?: readonly Carrier[] | null
  readonly place?: ShippingPlace | null
  readonly isUnheard?: boolean
}

/** Why an order or its payment was refused: what the app's actors reject with. */
export class OrderRefusal extends Error {
  readonly code: string | null
  readonly faults: readonly OrderFault[]
  /** What shipping costs now, when that is why. */
  readonly carriers: readonly Carrier[] | null
  /** Where the cart was to go of which the price was asked; null of an order, and of a cart that goes nowhere. */
  readonly place: ShippingPlace | null
  /** Whether nobody knows what became of what was sent. */
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

/** A failure as the checkout shows it; of what nobody foresaw only its sentence is known. */
export function toOrderError(error: unknown): OrderRefusal {
  return error instanceof OrderRefusal ? error : new OrderRefusal(error instanceof Error ? error.message : '')
}
