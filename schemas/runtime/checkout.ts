import type { QuoteDto } from '#schemas/api/shop/order-calls.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { PaymentDto } from '#schemas/api/shop/payment.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import type { BuyingCompany, CartAddress, GiftNote, StoredCart } from './cart.ts'

/** The payment method of an order. */
export type PaymentMethod = OrderPayment['method']

/** The delivery of an order in the format of the API. */
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

/** The content of an order request. */
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
  /** Only for a company. */
  readonly company?: BuyingCompany
  /** Only for a gift. */
  readonly gift?: GiftNote
  /** The code, if one is applied. */
  readonly discount?: string
  readonly message: string
  readonly dateSchedule: string | null
  readonly idSchedule: number | null
  readonly delivery: OrderDelivery
  readonly deliveryPostalCode: string | null
  readonly deliveryIdCountry: number | null
  readonly payment: { readonly method: PaymentMethod }
  readonly saleTermsAccepted: boolean
  /** The total shown to the buyer, in euros. */
  readonly expectedTotal: number
}

/** A sent order without its buyer. */
export type SentOrder = Omit<OrderRequest, 'user'>

/** A placed order. */
export interface PlacedOrder {
  readonly reference: string
  readonly accessToken: string
  /** Set when the pickup is too soon for a transfer. */
  readonly takesTransfer?: false | undefined
  /** Set when the pickup is too soon for a direct debit. */
  readonly takesDebit?: false | undefined
}

/** The remaining step of a payment. */
export type OrderPayment = NonNullable<PaymentDto>

/** The account data of the buyer. */
export interface Buyer {
  readonly email: string
  readonly firstname: string | null
  readonly lastname: string | null
  readonly phone: string | null
  readonly birthdate: string | null
}

/** A missing or invalid field of the order. */
export type OrderFault = Pick<FieldError, 'field' | 'code' | 'message'>

/** The steps of the checkout in their order. */
export type CheckoutStep = 'delivery' | 'identity' | 'review'

/** The choices on the last step, beside the cart. */
export interface OrderConsent {
  readonly method: PaymentMethod
  readonly saleTermsAccepted: boolean
}

/** The events of the checkout. A submission contains the cart that it applies to. */
export type CheckoutEvent =
  /** With the code of the billing country, when it is known. */
  | { readonly type: 'step.submit'; readonly cart: StoredCart; readonly billedIn?: string | undefined }
  | { readonly type: 'step.open'; readonly step: CheckoutStep }
  | ({ readonly type: 'order.submit'; readonly cart: StoredCart } & OrderConsent)
  | { readonly type: 'payment.submit' }
  /** Starts another payment, optionally with another method. */
  | { readonly type: 'payment.renew'; readonly method: PaymentMethod }

/** The state of the checkout. */
export interface CheckoutState {
  readonly step: CheckoutStep | 'payment' | 'confirmed'
  /** The current request to the shop. */
  readonly pending: 'quoting' | 'ordering' | 'confirming' | 'renewing' | 'reading' | null
  /** Null for a guest. */
  readonly buyer: Buyer | null
  readonly faults: readonly OrderFault[]
  readonly message: string | null
  /** The number of rejections since the page was opened. */
  readonly refusals: number
  /** States whether an order without a known outcome exists: of this cart, which is then sent again, or of another one. */
  readonly unheard: 'same' | 'other' | null
  /** The price computed by the shop; null until it is loaded. */
  readonly quote: QuoteDto | null
  readonly order: PlacedOrder | null
  /** Null when nothing remains to pay. */
  readonly payment: OrderPayment | null
  /** The order as stored by the shop. */
  readonly view: OrderView | null
  /** States whether the result of the bank is pending, and whether it takes long. */
  readonly awaited: 'soon' | 'long' | null
}
