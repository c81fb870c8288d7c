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
  /** From how many days to how many. */
  delay_from: number
  delay_to: number
  /** Where a parcel is followed; `{number}` stands for its number. */
  tracking_url: string | null
  is_enabled: Defaulted<boolean>
}

/** Rows of `carrier_tariffs`: what a carrier takes for so many units, or for goods of so many cents, to a place. */
export interface CarrierTariffsTable {
  id: Generated<number>
  site_id: number
  carrier_id: number
  country_id: number
  /** The beginning of the postal codes that it holds for. */
  postal_prefix: Defaulted<string>
  from_units: Defaulted<number>
  to_units: number | null
  from_goods: Defaulted<number>
  to_goods: number | null
  /** In cents; null where nothing is carried to. */
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
  /** In capital letters. */
  code: string
  starts_at: NullableTime
  ends_at: NullableTime
  /** In cents: what the goods must cost. */
  minimum_goods: number | null
  maximum_uses: number | null
  maximum_per_buyer: number | null
  used: Defaulted<number>
}

/** Rows of `discount_code_sellables`: for what a code holds; for everything when there is none. */
export interface DiscountCodeSellablesTable {
  site_id: number
  discount_code_id: number
  sellable_id: number
}

/** Rows of `discount_steps`: what so many bottles take off without a code. */
export interface DiscountStepsTable extends StoredDiscount<'ORDER' | 'SHIPPING_FEES'> {
  site_id: number
  bottles: number
}

/** Rows of `counters`: the last number given under a name. */
export interface CountersTable {
  site_id: number
  name: string
  value: number
}

/** Rows of `sale_terms`: the terms of sale as buyers have accepted them. */
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
  /** Two letters. */
  country: string
}

/** Where an order is collected, and between which times of the day that was chosen; those are not known of orders that have none. */
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
  /** When the buyer's birthdate showed that they are of age; null when nothing of the order asks for it. */
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
  /** Where it is collected, line by line, and between which times, as its buyer was told. */
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
  /** When the order ends unless it is paid. */
  expires_at: NullableTime
  /** When a transfer is due whose order ends sooner, because the e-mail address is unproved; null otherwise. */
  due_at: NullableTime
  /** When the buyer showed that the e-mail address is theirs: signed in, or by a link that was mailed for the order. */
  email_proved_at: NullableTime
  /** A digest of the network from which the order came; null once it waits for no payment. */
  network_hash: string | null
  /** When somebody who owes a transfer was reminded of it. */
  reminded_at: NullableTime
  /** When it gave back all that it had taken. */
  given_back_at: NullableTime
  /** When the buyer was asked what they think of it. */
  review_asked_at: NullableTime
  /** Another after each event. */
  version: Defaulted<number>
}

/** Rows of `order_events`: what has happened to an order. */
export interface OrderEventsTable {
  id: GeneratedAlways<number>
  site_id: number
  order_id: number
  event: OrderEvent
  at: Date
  /** When it was written down, by the database's clock. */
  noted_at: GeneratedTime
  /** With RETURN_PART: what has come back of what is awaited; null otherwise. */
  lines: Defaulted<readonly LineQuantity[] | null>
}

/** So many of one bottle in a box that was sold; its strength, its kind and its facts are not known of boxes that were sold before they were kept. */
export interface StoredContent {
  id: number
  name: string
  count: number
  capacityMl: number | null
  /** Tenths of a per cent. */
  abv?: number | null
  container?: SellablesTable['container']
  /** What else its wine says of itself: as of a line that sells it alone. */
  facts?: JsonMap
}

/** Rows of `order_lines`: what was sold, as it was then. */
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
  /** How many have left. */
  sent: Defaulted<number>
  /** How many never will: they were given back before they left. */
  cancelled: Defaulted<number>
}

/** Rows of `order_shipments`: what left in one go. */
export interface OrderShipmentsTable {
  id: GeneratedAlways<number>
  site_id: number
  order_id: number
  /** From 1 in each order. */
  number: number
  /** Units of lines, by the position of the line. */
  lines: LineQuantity[]
  carrier: string
  /** Where a parcel is followed; `{number}` stands for its number. */
  tracking_url: string | null
  tracking_numbers: string[]
  parcels: number
  shipped_at: Date
  delivered_at: NullableTime
}

/** Rows of `order_holds`: what an order holds back of a stock, until it leaves or is given up. */
export interface OrderHoldsTable {
  site_id: number
  order_id: number
  sellable_id: number
  quantity: number
}

/** Rows of `collect_bookings`: how many orders are collected at one time of one day. */
export interface CollectBookingsTable {
  site_id: number
  schedule_id: number
  date: string
  taken: number
}
