import type { Generated, GeneratedAlways } from 'kysely'
import type { OrderDelivery, OrderEvent, OrderStatus } from '#domain/shop/orders/order-status.ts'
import type { LineQuantity } from '#domain/shop/shipping/shipments.ts'
import type { SellablesTable } from './catalogue-tables.ts'
import type { Defaulted, GeneratedTime, JsonMap, NullableTime } from './column-types.ts'

/** Rows of `carriers`. */
export interface CarriersTable {
  id: Generated<number>
  site_id: number
  position: Defaulted<number>
  name: string
  service_code: string
  delivery_type: 'DELIVERY' | 'PICKUP'
  site_type: Defaulted<'CLASSIC' | 'VIGNOBLE_EXPORT'>
  /** The delivery time in days: minimum and maximum. */
  delay_from: number
  delay_to: number
  /** The tracking URL; `{number}` is replaced by the tracking number. */
  tracking_url: string | null
  is_enabled: Defaulted<boolean>
}

/** Rows of `carrier_tariffs`: the price of a carrier for a range of units or of goods in cents, to a destination. */
export interface CarrierTariffsTable {
  id: Generated<number>
  site_id: number
  carrier_id: number
  country_id: number
  /** The prefix of the postal codes to which it applies. */
  postal_prefix: Defaulted<string>
  from_units: Defaulted<number>
  to_units: number | null
  from_goods: Defaulted<number>
  to_goods: number | null
  /** In cents; null when there is no delivery. */
  price: number | null
}

interface StoredDiscount<DetailType> {
  type: 'EURO' | 'PERCENT'
  /** Cents when EURO, hundredths of a per cent when PERCENT. */
  amount: number
  detail_type: DetailType
}

/** Rows of `discount_codes`. */
export interface DiscountCodesTable extends StoredDiscount<'PRODUCT' | 'ORDER' | 'SHIPPING_FEES'> {
  id: Generated<number>
  site_id: number
  /** In upper case. */
  code: string
  starts_at: NullableTime
  ends_at: NullableTime
  /** The minimum value of the goods in cents. */
  minimum_goods: number | null
  maximum_uses: number | null
  maximum_per_buyer: number | null
  used: Defaulted<number>
}

/** Rows of `discount_code_sellables`: the variants to which a code applies; all when there is none. */
export interface DiscountCodeSellablesTable {
  site_id: number
  discount_code_id: number
  sellable_id: number
}

/** Rows of `discount_steps`: discount tiers by the number of bottles, without a code. */
export interface DiscountStepsTable extends StoredDiscount<'ORDER' | 'SHIPPING_FEES'> {
  id: Generated<number>
  site_id: number
  bottles: number
}

/** Rows of `counters`: the last number used under a name. */
export interface CountersTable {
  site_id: number
  name: string
  value: number
}

/** Rows of `sale_terms`: the terms of sale accepted by buyers. */
export interface SaleTermsTable {
  site_id: number
  hash: string
  html: string
  first_accepted_at: GeneratedTime
}

/** An address of an order. */
export interface StoredAddress {
  firstname: string
  lastname: string
  address: string
  addressPart2: string | null
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** The pickup point of an order and the chosen hours; older orders have no hours. */
export interface StoredCollect {
  place: string[]
  hours: { from: string; to: string } | null
}

/** Rows of `orders`. */
export interface OrdersTable {
  id: GeneratedAlways<number>
  site_id: number
  reference: string
  token_hash: Buffer
  payment_status: OrderStatus['payment']
  fulfilment_status: Defaulted<OrderStatus['fulfilment']>
  withdrawal_status: Defaulted<OrderStatus['withdrawal']>
  payment_method: 'CARD' | 'SEPA_DEBIT' | 'TRANSFER'
  delivery_type: OrderDelivery
  user_id: number | null
  email: string
  firstname: string
  lastname: string
  phone: string | null
  locale: string
  /** The time at which the birth date proved the buyer to be an adult; null when the order does not require it. */
  majority_checked_at: NullableTime
  message: string | null
  gift: { message: string | null; from: string } | null
  company: { name: string; siret: string | null; vatNumber: string | null; reference: string | null } | null
  billing_address: StoredAddress
  delivery_address: StoredAddress | null
  carrier: { id: number; name: string; serviceCode: string; siteType: string; delayDays: number[]; trackingUrl: string | null } | null
  access_point: { id: string; name: string; addLine1: string; zipCode: string; city: string; country: string } | null
  collect_address_id: number | null
  collect_date: string | null
  collect_schedule_id: number | null
  /** The pickup point as lines, with the hours, as sent to the buyer. */
  collect: StoredCollect | null
  subtotal: number
  step: { bottles: number; value: number } | null
  discount_code_id: number | null
  discount_code: string | null
  discount_value: Defaulted<number>
  fees_price: number
  fees_paid: number
  total: number
  vat: { rate: number; base: number; vat: number; total: number }[]
  sale_terms_hash: string
  created_at: GeneratedTime
  /** The time at which an unpaid order expires. */
  expires_at: NullableTime
  /** The due date of a transfer whose order expires sooner because the email address is unverified; otherwise null. */
  due_at: NullableTime
  /** The time at which the buyer verified the email address, by a login or a link mailed for the order. */
  email_proved_at: NullableTime
  /** A hash of the network of the buyer; null once no payment is pending. */
  network_hash: string | null
  /** The time of the reminder of a pending transfer. */
  reminded_at: NullableTime
  /** The time at which all reservations of the order were released. */
  given_back_at: NullableTime
  /** The time of the review request. */
  review_asked_at: NullableTime
  /** Changes with each event. */
  version: Defaulted<number>
}

/** Rows of `order_events`: the history of an order. */
export interface OrderEventsTable {
  id: GeneratedAlways<number>
  site_id: number
  order_id: number
  event: OrderEvent
  at: Date
  /** The time of the entry by the clock of the database. */
  noted_at: GeneratedTime
  /** The returned lines of RETURN_PART; otherwise null. */
  lines: Defaulted<readonly LineQuantity[] | null>
}

/** A bottle of a sold box with its quantity. Boxes sold by an older version have no alcohol content, container and facts. */
export interface StoredContent {
  id: number
  name: string
  count: number
  capacityMl: number | null
  /** Tenths of a per cent. */
  abv?: number | null
  container?: SellablesTable['container']
  /** Other facts of the wine, as in a line that sells it alone. */
  facts?: JsonMap
}

/** Rows of `order_lines`: the sold products as they were at that time. */
export interface OrderLinesTable {
  id: GeneratedAlways<number>
  site_id: number
  order_id: number
  position: number
  sellable_id: number
  product_id: number
  product_type: 'WINE' | 'BOX'
  reference: string
  name: string
  year: number | null
  capacity_ml: number | null
  vat_rate: number
  quantity: number
  price: number
  discount: number
  share: number
  total: number
  facts: JsonMap
  contents: Defaulted<StoredContent[]>
  /** The shipped quantity. */
  sent: Defaulted<number>
  /** The quantity refunded before it was shipped. */
  cancelled: Defaulted<number>
}

/** Rows of `order_shipments`: the shipments of an order. */
export interface OrderShipmentsTable {
  id: GeneratedAlways<number>
  site_id: number
  order_id: number
  /** Numbered from 1 in each order. */
  number: number
  /** Units by the position of the line. */
  lines: LineQuantity[]
  carrier: string
  /** The tracking URL; `{number}` is replaced by the tracking number. */
  tracking_url: string | null
  tracking_numbers: string[]
  parcels: number
  shipped_at: Date
  delivered_at: NullableTime
}

/** Rows of `order_holds`: stock reservations until the shipment or the end of an order. */
export interface OrderHoldsTable {
  site_id: number
  order_id: number
  sellable_id: number
  quantity: number
}

/** Rows of `collect_bookings`: the number of pickups in each time slot. */
export interface CollectBookingsTable {
  site_id: number
  schedule_id: number
  date: string
  taken: number
}
