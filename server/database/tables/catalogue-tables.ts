import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Seo } from '#schemas/generated/content.ts'
import type { Defaulted, GeneratedTime, NullableTime } from './column-types.ts'

type Labels = Record<string, string>

/** Rows of `product_kinds`. */
export interface ProductKindsTable {
  id: Generated<number>
  site_id: number
  value: string
  position: Defaulted<number>
  labels: Defaulted<Labels>
}

/** Rows of `variations`. */
export interface VariationsTable {
  id: Generated<number>
  site_id: number
  position: Defaulted<number>
  texts: Defaulted<Record<string, { label: string; displayLabel?: string }>>
}

/** Rows of `variation_values`. */
export interface VariationValuesTable {
  id: Generated<number>
  site_id: number
  variation_id: number
  position: Defaulted<number>
  labels: Defaulted<Labels>
}

/** The nutrition facts of 100 ml: energy in kilojoules and kilocalories, the rest in grams. */
export interface StoredNutrition {
  energyKj: number
  energyKcal: number
  fat?: number
  saturates?: number
  carbohydrate?: number
  sugars?: number
  protein?: number
  salt?: number
}

/** Rows of `products`. */
export interface ProductsTable {
  id: Generated<number>
  site_id: number
  type: 'WINE' | 'BOX'
  reference: string
  kind: string | null
  is_vintage: Defaulted<boolean>
  tags: Defaulted<string[]>
  image_id: number | null
  position: Defaulted<number>
  variation1_id: number | null
  variation2_id: number | null
  variation3_id: number | null
  has_shipping_fees: Defaulted<boolean>
  /** Hundredths of a per cent. */
  vat_rate: Defaulted<number>
  /** The reason for an exclusion from withdrawal; null when the right applies. */
  withdrawal_exempt: 'MARKET_PRICE_ALCOHOL' | 'PERISHABLE' | 'UNSEALED' | null
  appellation: string | null
  colour: 'RED' | 'WHITE' | 'ROSE' | 'ORANGE' | null
  sweetness: 'BRUT_NATURE' | 'EXTRA_BRUT' | 'BRUT' | 'DRY' | 'MEDIUM_DRY' | 'MEDIUM_SWEET' | 'SWEET' | null
  grapes: Defaulted<string[]>
  is_organic: Defaulted<boolean>
  allergens: Defaulted<('SULPHITES' | 'EGG' | 'MILK' | 'FISH')[]>
  /** Degrees Celsius. */
  serving_from: number | null
  serving_to: number | null
  nutrition: StoredNutrition | null
  status: Defaulted<'DRAFT' | 'PUBLISHED'>
  published_at: GeneratedTime
  created_at: GeneratedTime
  deleted_at: NullableTime
}

/** Rows of `product_texts`. */
export interface ProductTextsTable {
  site_id: number
  product_id: number
  locale: string
  slug: string
  title: string
  summary: string | null
  content: Defaulted<string>
  ingredients: string | null
  seo: Defaulted<Seo>
}

/** Rows of `product_discounts`: discounts of the catalogue. */
export interface ProductDiscountsTable {
  id: Generated<number>
  site_id: number
  type: 'EURO' | 'PERCENT'
  /** Cents when EURO, hundredths of a per cent when PERCENT. */
  amount: number
}

/** Rows of `sellables`: variants, and products without variants under their own id. */
export interface SellablesTable {
  id: Generated<number>
  site_id: number
  product_id: number
  product_type: 'WINE' | 'BOX'
  position: Defaulted<number>
  year: number | null
  capacity_ml: number | null
  capacity_unit: Defaulted<'LITER' | 'CENTILITRE'>
  variation1_value_id: number | null
  variation2_value_id: number | null
  variation3_value_id: number | null
  /** In cents, all taxes included. */
  price: number | null
  discount_id: number | null
  /** In cents after the catalogue discount. */
  price_to_pay: number | null
  /** In cents: the lowest price in the thirty days before a reduction. */
  lowest_price: number | null
  sell_by_multiple_of: number | null
  /** Tenths of a per cent. */
  abv: number | null
  drink_from: number | null
  drink_to: number | null
  container: 'BOTTLE' | 'BAG_IN_BOX' | 'CAN' | 'KEG' | null
  /** True when the capsule proves that the excise duties are paid. */
  crd: Defaulted<boolean>
  /** The image of this variant, when it differs from that of the product. */
  image_id: number | null
  /** True when each wine of a box has its alcohol content and volume. Triggers write it. */
  holds_told: ColumnType<boolean, never, never>
  on_sale: ColumnType<boolean, never, never>
}

/** Rows of `box_contents`: the quantity of a variant in a box. */
export interface BoxContentsTable {
  site_id: number
  product_id: number
  sellable_id: number
  quantity: number
  position: Defaulted<number>
}

/** Rows of `price_history`: the price of a variant in cents since a date. */
export interface PriceHistoryTable {
  site_id: number
  sellable_id: number
  since: GeneratedTime
  price: number
}

/** Rows of `stocks`. */
export interface StocksTable {
  sellable_id: number
  site_id: number
  is_tracked: Defaulted<boolean>
  on_hand: Defaulted<number>
  reserved: Defaulted<number>
  /** Changes with each change of the quantity on hand. */
  version: Defaulted<number>
}

/** Rows of `stock_movements`: the reasons for changes of the quantity on hand. */
export interface StockMovementsTable {
  id: GeneratedAlways<number>
  site_id: number
  sellable_id: number
  kind: 'DISPATCH' | 'RETURN' | 'LOSS' | 'CORRECTION'
  delta: number
  /** The quantity after the movement. */
  on_hand: number
  order_id: number | null
  /** The reason entered for a correction. */
  reason: string | null
  at: Date
}

/** Rows of `product_images`. */
export interface ProductImagesTable {
  site_id: number
  product_id: number
  media_id: number
  position: number
}

/** Rows of `awards`. */
export interface AwardsTable {
  id: Generated<number>
  site_id: number
  product_id: number
  year: number
  /** The vintage of the award; null for all. */
  vintage: number | null
  position: Defaulted<number>
  image_id: number | null
  texts: Defaulted<Record<string, { name: string; contest: string }>>
}

/** Rows of `meal_icons`. */
export interface MealIconsTable {
  id: Generated<number>
  site_id: number
  type: string
  icon: string
  labels: Defaulted<Labels>
}

/** Rows of `product_meal_icons`. */
export interface ProductMealIconsTable {
  site_id: number
  product_id: number
  meal_icon_id: number
  position: number
}

/** Rows of `recommended_products`. */
export interface RecommendedProductsTable {
  site_id: number
  product_id: number
  recommended_id: number
  position: number
}

/** Rows of `product_entries`: the denormalised product list, written by triggers only. */
export interface ProductEntriesTable {
  site_id: ColumnType<number, never, never>
  locale: ColumnType<string, never, never>
  product_id: ColumnType<number, never, never>
  slug: ColumnType<string, never, never>
  title: ColumnType<string, never, never>
  type: ColumnType<string, never, never>
  kind: ColumnType<string | null, never, never>
  is_vintage: ColumnType<boolean, never, never>
  tags: ColumnType<string[], never, never>
  years: ColumnType<number[], never, never>
  first_year: ColumnType<number | null, never, never>
  year: ColumnType<number | null, never, never>
  price: ColumnType<number | null, never, never>
  position: ColumnType<number, never, never>
  created_at: ColumnType<Date, never, never>
  published_at: ColumnType<Date, never, never>
  words_in: ColumnType<string, never, never>
  noted: ColumnType<string, never, never>
  search: ColumnType<string, never, never>
  spelled: ColumnType<string, never, never>
  folded: ColumnType<string, never, never>
  appellation: ColumnType<string | null, never, never>
  folded_appellation: ColumnType<string | null, never, never>
  colour: ColumnType<string | null, never, never>
  sweetness: ColumnType<string | null, never, never>
  grapes: ColumnType<string[], never, never>
  is_organic: ColumnType<boolean, never, never>
  abvs: ColumnType<number[], never, never>
  least_abv: ColumnType<number | null, never, never>
  most_abv: ColumnType<number | null, never, never>
}

/** Rows of `fact_words`: the labels of product facts, written at the start of the application. */
export interface FactWordsTable {
  language: ColumnType<string, never, never>
  key: ColumnType<string, never, never>
  words: ColumnType<string, never, never>
}
