import { sql, type Kysely } from 'kysely'
import { cents } from '#domain/shop/pricing/cents.ts'
import type { Discount } from '#domain/shop/pricing/discount.ts'
import type { ProductType, Sellable } from '#domain/shop/products/sellable.ts'
import { orderLineName } from '#i18n/shop/line-name.ts'
import { preparedStatement } from '#server/database/prepared.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Stock } from '#server/shop/catalogue/availability.ts'
import { readContents, type ContentRow } from '#server/shop/catalogue/load-variants.ts'
import { isVisible, shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { StoredStep } from '#server/shop/settings/shop-settings.ts'

/** One bottle of a box on sale with its count. */
interface OfferedContent {
  readonly id: number
  readonly type: ProductType
  readonly name: string
  readonly count: number
  readonly capacityMl: number | null
  /** Tenths of a per cent. */
  readonly abv: number | null
  readonly container: ContentRow['container']
  readonly allergens: ContentRow['allergens']
  readonly facts: Pick<ContentRow, 'year' | 'appellation' | 'colour' | 'sweetness' | 'grapes' | 'crd'> & { readonly organic: boolean }
  readonly stock: Stock | null
}

/** A sellable that is on sale: the data for prices and counting, its name and its stock. */
export interface Offer extends Sellable {
  readonly productId: number
  /** With its year, its variants and its size. */
  readonly name: string
  /** The names of its variations in the locale. */
  readonly variants: readonly string[]
  readonly stock: Stock | null
  readonly contents: readonly OfferedContent[]
  readonly row: OfferRow
}

/** Selects the name of one variation of a sellable; a part of the same statement, since each order reads it. */
function labelOf(which: 1 | 2 | 3, { site, locale }: Scope) {
  const value = sql.ref(`s.variation${which}_value_id`)
  return sql<
    string | null
  >`(select coalesce(v.labels ->> ${locale}, v.labels ->> ${site.defaultLocale}) from variation_values v where v.site_id = ${site.id} and v.id = ${value})`
}

/** The reductions by quantity of a site, as they are now: read with what is sold, since each order asks for both. */
const stepsOf = ({ site }: Scope) => sql<StoredStep[] | null>`(
  select jsonb_agg(jsonb_build_object('bottles', bottles, 'type', type, 'amount', amount, 'detail_type', detail_type) order by bottles)
  from discount_steps where site_id = ${site.id})`

/** The rows of what is on sale under some numbers, with the words and facts of its product. */
function selectOffers(db: Kysely<Tables>, scope: Scope, ids: readonly number[]) {
  const { site, locale } = scope
  return db
    .selectFrom('sellables as s')
    .modifyFront(preparedStatement)
    .innerJoin('products as p', 'p.id', 's.product_id')
    .leftJoin('product_texts as t', (join) => join.onRef('t.product_id', '=', 'p.id').on('t.locale', '=', locale))
    .leftJoin('product_texts as d', (join) => join.onRef('d.product_id', '=', 'p.id').on('d.locale', '=', site.defaultLocale))
    .leftJoin('product_discounts as x', 'x.id', 's.discount_id')
    .leftJoin('stocks as k', 'k.sellable_id', 's.id')
    .where('s.site_id', '=', site.id)
    .where('s.id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where('s.on_sale', '=', true)
    .where(isVisible('p'))
    .select(['s.id', 's.product_id', 's.product_type', 's.year', 's.capacity_ml', 's.price', 's.sell_by_multiple_of', 's.abv'])
    .select(['s.container', 's.crd', 'p.reference', 'p.is_vintage', 'p.has_shipping_fees', 'p.vat_rate', 'p.withdrawal_exempt'])
    .select(['p.appellation', 'p.colour', 'p.sweetness', 'p.grapes', 'p.is_organic', 'p.allergens', 'p.kind'])
    .select(['x.type as discount_type', 'x.amount as discount_amount', 'k.is_tracked', 'k.on_hand', 'k.reserved'])
    .select([labelOf(1, scope).as('label1'), labelOf(2, scope).as('label2'), labelOf(3, scope).as('label3')])
    .select(shownTexts.title.as('title'))
    .select(stepsOf(scope).as('steps'))
}

type OfferRow = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number]

const nameOf = (title: string, year: number | null): string => (year === null ? title : `${title} ${year}`)

function stockOf({ is_tracked, on_hand, reserved }: OfferRow): Stock | null {
  return is_tracked === null ? null : { isTracked: is_tracked, onHand: on_hand ?? 0, reserved: reserved ?? 0 }
}

function discountOf({ discount_type: type, discount_amount: amount }: OfferRow): Discount | null {
  return type === null || amount === null ? null : { type, amount, detailType: 'PRODUCT' }
}

function contentOf({ sellable_id: id, product_type: type, quantity, capacity_ml, title, year, ...row }: ContentRow): OfferedContent {
  return {
    id,
    type,
    name: nameOf(title, year),
    count: quantity,
    capacityMl: capacity_ml,
    abv: row.abv,
    container: row.container,
    allergens: row.allergens,
    facts: {
      ...{ year, appellation: row.appellation, colour: row.colour, sweetness: row.sweetness, grapes: row.grapes },
      ...{ organic: row.is_organic, crd: row.crd },
    },
    stock: row.stock,
  }
}

function offerOf(row: OfferRow, contents: readonly ContentRow[], locale: string): Offer {
  const variants = [row.label1, row.label2, row.label3].filter((label) => label !== null)
  return {
    id: row.id,
    productId: row.product_id,
    type: row.product_type,
    name: orderLineName({ name: row.title, year: row.year, capacityMl: row.capacity_ml, variants }, locale),
    variants,
    isVintage: row.is_vintage,
    price: cents(row.price ?? 0),
    discount: discountOf(row),
    sellByMultipleOf: row.sell_by_multiple_of,
    capacityMl: row.capacity_ml,
    hasShippingFees: row.has_shipping_fees,
    vatRate: row.vat_rate,
    contents: contents.map(contentOf),
    stock: stockOf(row),
    row,
  }
}

/** The reductions by quantity that were read with what is in a cart. */
export function discountTiers(lines: readonly { readonly sellable: Offer }[]): readonly StoredStep[] {
  return lines[0]?.sellable.row.steps ?? []
}

/** Reads the offers of some numbers. A number without an offer cannot be sold. */
export async function readOffers(db: Kysely<Tables>, scope: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, Offer>> {
  const rows = await selectOffers(db, scope, ids).execute()
  const boxes = rows.filter(({ product_type: type }) => type === 'BOX').map((row) => row.product_id)
  const contents = Map.groupBy(await readContents(db, scope, boxes), (content) => content.product_id)
  return new Map(rows.map((row) => [row.id, offerOf(row, contents.get(row.product_id) ?? [], scope.locale)]))
}
