import type { QuoteDto } from '#schemas/api/shop/order-calls.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import type {
  Buyer,
  CheckoutEvent,
  CheckoutStep,
  OrderFault,
  OrderPayment,
  OrderRequest,
  PaymentMethod,
  PlacedOrder,
  SentOrder,
} from '#schemas/runtime/checkout.ts'

/** Input of the checkout. */
export interface CheckoutInput {
  readonly buyer: Buyer | null
  readonly locale: string
  /** True when a pickup window must be booked. */
  readonly booksTimes: boolean
  /** The day of opening, in Paris. The buyer's age is computed for it. */
  readonly today: string
  /** An order placed earlier, when the page shows it again. */
  readonly placed: PlacedOrder | null
  /** True when the payment of that order was submitted to the bank and its result is pending. */
  readonly isAwaited: boolean
  /** The last sent order, while its outcome is unknown. */
  readonly unheard: SentOrder | null
  /** The step to open. */
  readonly opens: CheckoutStep
}

/** A placed order and its pending payment; null when nothing is left to pay. */
export interface OrderAnswer {
  readonly order: PlacedOrder
  readonly payment: OrderPayment | null
}

/** An order with a pending payment, and the payment method. */
export interface PendingPayment {
  readonly answer: OrderAnswer | null
  readonly method: PaymentMethod
}

/** Context of the machine. */
export interface CheckoutContext extends Omit<CheckoutInput, 'placed'>, PendingPayment {
  readonly faults: readonly OrderFault[]
  readonly message: string | null
  /** Number of rejected submissions. */
  readonly refusals: number
  /** The ordered cart. */
  readonly cart: StoredCart | null
  /** The request that is made from it. */
  readonly request: OrderRequest | null
  /** True when the request was sent before with an unknown outcome. */
  readonly isRepeated: boolean
  /** The last quote of the shop for the cart. */
  readonly quote: QuoteDto | null
  /** The last shown total, even when it is outdated; null before the first one. */
  readonly shownTotal: number | null
  /** The submission that was made before the price was known. */
  readonly pressed: Extract<CheckoutEvent, { readonly type: 'order.submit' }> | null
  /** The order as the shop stores it. */
  readonly view: OrderView | null
  /** Number of polls for the payment. */
  readonly looks: number
}

/** A context without errors. */
export const noError = { faults: [], message: null } as const

/** Returns the context of a newly opened page. */
export function initialContext({ placed, ...input }: CheckoutInput): CheckoutContext {
  return {
    ...{ ...input, ...noError, refusals: 0, looks: 0, isRepeated: false },
    ...{ cart: null, request: null, quote: null, shownTotal: null, pressed: null, view: null, method: 'TRANSFER' },
    answer: placed && { order: placed, payment: null },
  }
}

/** Events of the machine, including a change of the cart that affects its price. */
export type CheckoutMachineEvent = CheckoutEvent | { readonly type: 'cart.change' }
