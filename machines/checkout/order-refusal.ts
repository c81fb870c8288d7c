import type { Carrier } from '#schemas/cart.ts'
import type { OrderFault } from '#schemas/checkout.ts'

interface RefusalDetails {
  readonly code?: string | null
  readonly faults?: readonly OrderFault[]
  readonly carriers?: readonly Carrier[] | null
}

/** Why an order or its payment was refused: what the app's actors reject with. */
export class OrderRefusal extends Error {
  readonly code: string | null
  readonly faults: readonly OrderFault[]
  /** What shipping costs now, when that is why. */
  readonly carriers: readonly Carrier[] | null

  constructor(message: string, { code = null, faults = [], carriers = null }: RefusalDetails = {}) {
    super(message)
    this.name = 'OrderRefusal'
    this.code = code
    this.faults = faults
    this.carriers = carriers
  }
}

/** A failure as the checkout shows it; of what nobody foresaw only its sentence is known. */
export function refusalOf(error: unknown): OrderRefusal {
  return error instanceof OrderRefusal ? error : new OrderRefusal(error instanceof Error ? error.message : '')
}
