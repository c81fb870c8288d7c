import { sql, type RawBuilder } from 'kysely'

/**
 * Columns by which an item of a seed is recognised as untouched. Named one by one: a column that a later version adds is in no stored hash, and would make
 * every item look changed. Ids, dates of storage and figures that orders change are left out.
 */
const hashedColumns = {
  variations: 'position texts',
  variation_values: 'position labels',
  product_discounts: 'type amount',
  meal_icons: 'type icon labels',
  company_addresses: 'site_id types name address postal_code city latitude longitude phone hours',
  reviews: 'site_id source author photo rating text url published_at',
  news: 'image_id promoted link tags status deleted_at',
  albums: 'position status deleted_at',
  services: 'image_id position price tags status deleted_at',
  news_texts: 'locale slug title summary content seo spelled',
  album_texts: 'locale slug title summary seo spelled',
  service_texts: 'locale slug title summary content seo spelled',
  products:
    'type reference kind is_vintage tags image_id position variation1_id variation2_id variation3_id has_shipping_fees vat_rate withdrawal_exempt appellation colour sweetness grapes is_organic allergens serving_from serving_to nutrition status deleted_at',
  sellables:
    'product_type position year capacity_ml capacity_unit variation1_value_id variation2_value_id variation3_value_id price discount_id price_to_pay sell_by_multiple_of abv drink_from drink_to container crd holds_told on_sale image_id',
  product_texts: 'locale slug title summary content ingredients seo',
  carriers: 'site_id position name service_code delivery_type site_type delay_from delay_to tracking_url is_enabled',
  carrier_tariffs: 'site_id country_id postal_prefix from_units to_units from_goods to_goods price',
  discount_codes: 'site_id code type amount detail_type starts_at ends_at minimum_goods maximum_uses maximum_per_buyer',
} as const

/** Table whose rows are hashed by named columns. */
export type HashedTable = keyof typeof hashedColumns

/** SQL of the hashed columns of a row, as a JSON object. */
export function hashedRow(alias: string, table: HashedTable): RawBuilder<unknown> {
  const row = sql`to_jsonb(${sql.ref(alias)})`
  return sql`(select jsonb_object_agg(hashed.key, hashed.value) from jsonb_each(${row}) hashed where hashed.key = any(${hashedColumns[table].split(' ')}::text[]))`
}
