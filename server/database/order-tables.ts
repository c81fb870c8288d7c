import type { Generated } from 'kysely'
import type { Defaulted, NullableTime } from './column-types.ts'

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
