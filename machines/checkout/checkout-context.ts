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

/** With what the checkout is opened: who buys, when they are signed in, and in which language it speaks. */
export interface CheckoutInput {
  readonly buyer: Buyer | null
  readonly locale: string
  /** Whether a time is booked to collect an order. */
  readonly booksTimes: boolean
  /** The day on which the checkout was opened, in Paris: by it buyers are of age. */
  readonly today: string
  /** An order that was placed before, when the page is opened to show it again. */
  readonly placed: PlacedOrder | null
  /** Whether that order's bank was asked before the page was opened: its answer is awaited. */
  readonly isAwaited: boolean
  /** The order that was sent last, as long as nobody knows what became of it. */
  readonly unheard: SentOrder | null
  /** The step that is opened next. */
  readonly opens: CheckoutStep
}

/** An order that was taken, and what is left to do to pay it; null when nothing is. */
export interface OrderAnswer {
  readonly order: PlacedOrder
  readonly payment: OrderPayment | null
}

/** An order that waits for its payment, and how it is to be paid. */
export interface PendingPayment {
  readonly answer: OrderAnswer | null
  readonly method: PaymentMethod
}

/** What the machine remembers. */
export interface CheckoutContext extends Omit<CheckoutInput, 'placed'>, PendingPayment {
  readonly faults: readonly OrderFault[]
  readonly message: string | null
  /** How often something was refused. */
  readonly refusals: number
  /** The cart that is being ordered. */
  readonly cart: StoredCart | null
  /** The order that is made of it. */
  readonly request: OrderRequest | null
  /** Whether that one was sent before, and nobody knew what became of it. */
  readonly isRepeated: boolean
  /** What the cart costs, as the shop has last counted it. */
  readonly quote: QuoteDto | null
  /** The total that was shown last, also once it is no longer known to hold; null until one was. */
  readonly shownTotal: number | null
  /** The order that was asked for while its price was not known. */
  readonly pressed: Extract<CheckoutEvent, { readonly type: 'order.submit' }> | null
  /** The order as the shop has written it down. */
  readonly view: OrderView | null
  /** How often the shop was asked whether the payment has come. */
  readonly looks: number
}

/** Nothing was refused since. */
export const noError = { faults: [], message: null } as const

/** What the machine remembers when its page is opened. */
export function initialContext({ placed, ...input }: CheckoutInput): CheckoutContext {
  return {
    ...{ ...input, ...noError, refusals: 0, looks: 0, isRepeated: false },
    ...{ cart: null, request: null, quote: null, shownTotal: null, pressed: null, view: null, method: 'TRANSFER' },
    answer: placed && { order: placed, payment: null },
  }
}

/** Everything that the machine can be told; also that something of the cart has changed on which its price hangs. */
export type CheckoutMachineEvent = CheckoutEvent | { readonly type: 'cart.change' }
