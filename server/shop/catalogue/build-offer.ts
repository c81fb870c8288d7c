import type { Declination, ProductItem } from '#schemas/api/shop/product.ts'
import { toEuros, type Cents } from '#domain/shop/pricing/cents.ts'
import { millilitresIn, pricePerLitre } from '#domain/shop/pricing/price-per-litre.ts'
import { contentAddress } from '#schemas/content/content-address.ts'
import { availabilityOf, type StockManagement } from './availability.ts'
import type { ContentRow, SellableRow } from './load-variants.ts'

/** How what is sold is shown on one site, to one audience. */
export interface OfferRules {
  /** HIDE_PRODUCT_PRICES, for a visitor who is not signed in. */
  readonly hidesPrices: boolean
  readonly manages: StockManagement
}

type Sale = Pick<
  Declination,
  'price' | 'discount' | 'priceToPay' | 'lowestPrice' | 'pricePerLitre' | 'onSale' | 'quantity' | 'setQuantity' | 'sellByMultipleOf'
>
type Bottle = Pick<Declination, 'year' | 'capacity' | 'capacityUnit' | 'abv' | 'drinkFrom' | 'drinkTo' | 'container' | 'crd'>

const inEuros = (amount: Cents | null): number | null => (amount === null ? null : toEuros(amount))
const noPrices = { price: null, discount: null, priceToPay: null, lowestPrice: null, pricePerLitre: null }
const noBottle: Bottle = {
  ...{ year: null, capacity: null, capacityUnit: null, abv: null },
  ...{ drinkFrom: null, drinkTo: null, container: null, crd: true },
}

function discountOf(row: SellableRow): Declination['discount'] {
  const { discount_id: id, discount_type: type, discount_amount: amount } = row
  // Both euros and percentages are stored in hundredths.
  return id === null || type === null || amount === null ? null : { id, type, amount: amount / 100, detailType: 'PRODUCT', code: null }
}

function pricesOf(row: SellableRow, contents: readonly ContentRow[]) {
  const held = contents.map((content) => ({ id: content.sellable_id, count: content.quantity, capacityMl: content.capacity_ml }))
  const volume = millilitresIn({ type: row.product_type, capacityMl: row.capacity_ml, contents: held })
  return {
    price: inEuros(row.price),
    discount: discountOf(row),
    priceToPay: inEuros(row.price_to_pay),
    lowestPrice: inEuros(row.lowest_price),
    pricePerLitre: row.price_to_pay === null ? null : inEuros(pricePerLitre(row.price_to_pay, volume)),
  }
}

/** Builds one variant of a product: its prices, its sale state and its stock. */
export function toVariant(row: SellableRow, contents: readonly ContentRow[], { hidesPrices, manages }: OfferRules): Sale {
  const held = contents.map(({ product_type: type, stock, quantity: count }) => ({ type, stock, count }))
  return {
    ...(hidesPrices ? noPrices : pricesOf(row, contents)),
    onSale: row.on_sale,
    ...availabilityOf({ type: row.product_type, stock: row.stock, contents: held }, manages),
    sellByMultipleOf: row.sell_by_multiple_of,
  }
}

/** The capacity of a bottle in the unit that its estate uses. */
function capacityOf({
  capacity_ml: volume,
  capacity_unit: unit,
}: Pick<SellableRow, 'capacity_ml' | 'capacity_unit'>): Pick<Bottle, 'capacity' | 'capacityUnit'> {
  if (volume === null) return { capacity: null, capacityUnit: null }
  return { capacity: volume / (unit === 'LITER' ? 1000 : 10), capacityUnit: unit }
}

/** The bottle that is sold under one number. */
export function toBottle(row: SellableRow): Bottle {
  return {
    year: row.year,
    ...capacityOf(row),
    abv: row.abv === null ? null : row.abv / 10,
    drinkFrom: row.drink_from,
    drinkTo: row.drink_to,
    container: row.container,
    crd: row.crd,
  }
}

/** The sale of a product with declinations: the prices of the cheapest, and no stock. */
function saleOfMany(rows: readonly SellableRow[], rules: OfferRules): Sale {
  const onSale = rows.filter((row) => row.on_sale)
  const [cheapest] = onSale.toSorted((one, other) => (one.price_to_pay ?? 0) - (other.price_to_pay ?? 0))
  const prices = cheapest && !rules.hidesPrices ? { ...pricesOf(cheapest, []), discount: null, lowestPrice: null } : noPrices
  return { ...prices, onSale: onSale.length > 0, quantity: null, setQuantity: false, sellByMultipleOf: null }
}

/** The offer of a product: one sale under its own number, or its declinations. */
export function offerOf(
  productId: number,
  rows: readonly SellableRow[],
  contents: readonly ContentRow[],
  rules: OfferRules,
): Sale & Bottle {
  const own = rows.find(({ id }) => id === productId)
  return own ? { ...toVariant(own, contents, rules), ...toBottle(own) } : { ...saleOfMany(rows, rules), ...noBottle }
}

/** The name of a bottle in a box, with its vintage. */
export function contentName({ title, year }: Pick<ContentRow, 'title' | 'year'>): string {
  return year === null ? title : `${title} ${year}`
}

/** The contents of a box in the shape of the API, each wine with the facts of one that is sold alone. */
export function contentsOf(contents: readonly ContentRow[], locale: string): ProductItem['products'] {
  return contents.map((content) => ({
    idProduct: content.sellable_id,
    name: contentName(content),
    quantity: content.quantity,
    ...(content.is_visible && { url: contentAddress('product', locale, content.slug) }),
    ...{ year: content.year, ...capacityOf(content), abv: content.abv === null ? null : content.abv / 10 },
    ...{ container: content.container, crd: content.crd, appellation: content.appellation, colour: content.colour },
    ...{ sweetness: content.sweetness, grapes: content.grapes, organic: content.is_organic, allergens: content.allergens },
  }))
}
