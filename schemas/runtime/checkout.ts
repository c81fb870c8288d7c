import type { QuoteDto } from '#schemas/api/shop/order-calls.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { PaymentDto } from '#schemas/api/shop/payment.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import type { BuyingCompany, CartAddress, GiftNote, StoredCart } from './cart.ts'

/** How an order is paid. */
export type PaymentMethod = OrderPayment['method']

/** How an order gets to its buyer, as the order says it. */
export type OrderDelivery =
  | { readonly type: 'DELIVERY'; readonly idCarrier: number; readonly serviceCode: string; readonly servicePrice: number }
  | {
      readonly type: 'PICKUP'
      readonly serviceName: string
      readonly serviceCode: string
      readonly servicePrice: number
      readonly accessPointId: string
      readonly accessPointName: string
      readonly accessPointAddress: string
      readonly accessPointZipCode: string
      readonly accessPointCity: string
      readonly accessPointCountry: string
    }
  | { readonly type: 'CLICK_AND_COLLECT'; readonly idAddress: number | null }
  | { readonly type: 'NO_DELIVERY' }

/** What an order is made of when it is sent. */
export interface OrderRequest {
  readonly products: readonly { readonly id: number; readonly quantity: number }[]
  readonly user: {
    readonly email: string
    readonly phone: string
    readonly firstname: string
    readonly lastname: string
    readonly birthdate?: string
  }
  readonly address: { readonly delivery?: CartAddress; readonly billing: CartAddress }
  /** Only when a company buys. */
  readonly company?: BuyingCompany
  /** Only when it is a gift. */
  readonly gift?: GiftNote
  /** The code, only when one is applied. */
  readonly discount?: string
  readonly message: string
  readonly dateSchedule: string | null
  readonly idSchedule: number | null
  readonly delivery: OrderDelivery
  readonly deliveryPostalCode: string | null
  readonly deliveryIdCountry: number | null
  readonly payment: { readonly method: PaymentMethod }
  readonly saleTermsAccepted: boolean
  /** What the buyer was shown, in euros. */
  readonly expectedTotal: number
}

/** An order that was sent, but for who ordered. */
export type SentOrder = Omit<OrderRequest, 'user'>

/** An order that the shop has taken. */
export interface PlacedOrder {
  readonly reference: string
  readonly accessToken: string
  /** Said where it is collected so soon that no transfer comes before. */
  readonly takesTransfer?: false | undefined
  /** Said where it is collected so soon that no debit comes before. */
  readonly takesDebit?: false | undefined
}

/** What is left to do to pay an order. */
export type OrderPayment = NonNullable<PaymentDto>

/** Of whom an order is: what their account knows of them. */
export interface Buyer {
  readonly email: string
  readonly firstname: string | null
  readonly lastname: string | null
  readonly phone: string | null
  readonly birthdate: string | null
}

/** A field of the order that is missing or wrong. */
export type OrderFault = Pick<FieldError, 'field' | 'code' | 'message'>

/** The steps of the checkout in their order. */
export type CheckoutStep = 'delivery' | 'identity' | 'review'

/** What somebody decides on the last step, beside the cart itself. */
export interface OrderConsent {
  readonly method: PaymentMethod
  readonly saleTermsAccepted: boolean
}

/** What the checkout may be told; whoever goes on shows the cart that they mean. */
export type CheckoutEvent =
  /** With the two letters of the country to which the order is billed, where they are known. */
  | { readonly type: 'step.submit'; readonly cart: StoredCart; readonly billedIn?: string | undefined }
  | { readonly type: 'step.open'; readonly step: CheckoutStep }
  | ({ readonly type: 'order.submit'; readonly cart: StoredCart } & OrderConsent)
  | { readonly type: 'payment.submit' }
  /** Begins the payment anew, in the same way or another. */
  | { readonly type: 'payment.renew'; readonly method: PaymentMethod }

/** Where the checkout stands. */
export interface CheckoutState {
  readonly step: CheckoutStep | 'payment' | 'confirmed'
  /** What the shop is doing meanwhile. */
  readonly pending: 'quoting' | 'ordering' | 'confirming' | 'renewing' | 'reading' | null
  /** Null for a guest. */
  readonly buyer: Buyer | null
  readonly faults: readonly OrderFault[]
  readonly message: string | null
  /** How often something was refused since the page was opened. */
  readonly refusals: number
  /** Whether an order was sent of which nobody knows what became: of this cart, so that whoever presses again sends that one, or of another, beside which this one counts. */
  readonly unheard: 'same' | 'other' | null
  /** What the order costs as the shop itself has counted it; null until then. */
  readonly quote: QuoteDto | null
  readonly order: PlacedOrder | null
  /** Null when nothing is left to pay. */
  readonly payment: OrderPayment | null
  /** The order as the shop has written it down. */
  readonly view: OrderView | null
  /** Whether the bank was asked and the shop has not yet heard what it says; and whether that takes long. */
  readonly awaited: 'soon' | 'long' | null
}
