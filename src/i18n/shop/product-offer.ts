import type { Declination, ProductItem } from '#schemas/api/shop/product.ts'
import { formatEuros } from '#i18n/format/format.ts'
import type { Text } from '#i18n/hooks/use-text.ts'

/** A variant, or a product without variants. */
export type VariantView = ProductItem | Declination

/** The locale of an offer, and the stock below which the number is shown. */
export interface OfferLabels {
  readonly text: Text
  readonly locale: string
  /** STOCK_LIMIT_DISPLAY. */
  readonly stockLimit: number
}

/** The badge of an offer: sold out, nearly sold out, or reduced. */
export interface OfferBadge {
  readonly kind: 'gone' | 'low' | 'off'
  readonly text: string
}

/** The formatted price of an offer. */
export interface PriceWords {
  readonly price: string
  /** The lowest price in the thirty days before a reduction. */
  readonly struck: string | null
  readonly perLitre: string | null
}

/** Returns true when an offer can be bought, also without stock when it is not managed. */
export function isAvailable({ onSale, quantity, setQuantity }: VariantView): boolean {
  return onSale && !(setQuantity && quantity === 0)
}

/** Returns the variants of a product, or the product itself without any. */
export function soldOf(product: ProductItem): readonly VariantView[] {
  return product.declinations.length > 0 ? product.declinations : [product]
}

/** Formats the price of an offer; null when it is hidden or absent. */
export function priceWords(sold: VariantView, { text, locale }: OfferLabels): PriceWords | null {
  const { priceToPay, price, lowestPrice, pricePerLitre } = sold
  if (priceToPay === null) return null
  const isReduced = price !== null && priceToPay < price && lowestPrice !== null && priceToPay < lowestPrice
  return {
    price: formatEuros(priceToPay, locale),
    struck: isReduced ? formatEuros(lowestPrice, locale) : null,
    perLitre: pricePerLitre === null ? null : text('product.perLitre', { price: formatEuros(pricePerLitre, locale) }),
  }
}

function reductionOf({ discount }: VariantView, { text, locale }: OfferLabels): string | null {
  if (!discount) return null
  return text('product.off', { amount: discount.type === 'PERCENT' ? `${discount.amount}\u00a0%` : formatEuros(discount.amount, locale) })
}

/** Returns the badge of an offer, if any. */
export function badgeOf(offered: readonly VariantView[], speech: OfferLabels): OfferBadge | null {
  const { text, stockLimit } = speech
  const onSale = offered.filter((sold) => sold.onSale)
  const available = onSale.filter(isAvailable)
  if (onSale.length === 0) return { kind: 'gone', text: text('product.notOnSale') }
  if (available.length === 0) return { kind: 'gone', text: text('product.soldOut') }
  const left = available.reduce((sum, { quantity }) => sum + (quantity ?? Infinity), 0)
  if (left > 0 && left <= stockLimit) return { kind: 'low', text: text('product.fewLeft', { count: left }) }
  const reduction = available.map((sold) => reductionOf(sold, speech)).find((found) => found !== null)
  return reduction === undefined || reduction === null ? null : { kind: 'off', text: reduction }
}

/** An offer in a list. */
interface OfferWords {
  /** The price; the lowest one with « dès » for several. */
  readonly price: string
  readonly struck: string | null
  readonly perLitre: string | null
  readonly badge: OfferBadge | null
  /** The vintages, or the contents of a box. */
  readonly note: string | null
}

function noteOf(product: ProductItem, { text }: OfferLabels): string | null {
  if (product.type.type === 'BOX')
    return text('product.bottles', { count: product.products.reduce((sum, { quantity }) => sum + quantity, 0) })
  const years = [...new Set(product.declinations.flatMap(({ year }) => year ?? []))]
  return years.length === 0 ? null : years.toSorted((one, other) => other - one).join(' · ')
}

/** Returns the texts of a product in a list: the lowest price and a note. */
function offerWords(product: ProductItem, speech: OfferLabels): OfferWords {
  const { text } = speech
  const offered = soldOf(product)
  const available = offered.filter(isAvailable)
  const priced = (available.length > 0 ? available : offered).filter(({ priceToPay }) => priceToPay !== null)
  const inOrder = priced.toSorted((one, other) => (one.priceToPay ?? 0) - (other.priceToPay ?? 0))
  const [cheapest] = inOrder
  const words = cheapest && priceWords(cheapest, speech)
  const rest = { badge: badgeOf(offered, speech), note: noteOf(product, speech) }
  if (!words) return { ...rest, price: text('product.priceHidden'), struck: null, perLitre: null }
  const isFrom = inOrder.some(({ priceToPay }) => priceToPay !== cheapest.priceToPay)
  return { ...rest, ...words, price: isFrom ? text('product.from', { price: words.price }) : words.price }
}

/** Returns the props of a product card, except its heading level. */
export function offerCard(product: ProductItem, speech: OfferLabels) {
  const { name, image, summary, appellation, kind } = product
  return { name, image, summary, label: appellation ?? kind?.label ?? null, ...offerWords(product, speech) }
}
