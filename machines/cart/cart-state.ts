import type { CartState, CartTotals, CartLineView } from '#schemas/runtime/block-actors.ts'
import type { Carrier, CartLine, StoredCart } from '#schemas/runtime/cart.ts'
import { toMillilitres } from '#domain/shop/products/bottle-count.ts'
import { declinationOf, limitOf, mostOf, stepOf, stockOf } from '#domain/shop/orders/cart-line.ts'
import { parseEuros, multiplyCents, toEuros, type Cents } from '#domain/shop/pricing/cents.ts'
import { expectedCarriage } from '#domain/shop/shipping/estimated-shipping.ts'
import { containsWine } from '#domain/shop/products/contains-wine.ts'
import { readDiscount, reducedPrice } from '#domain/shop/pricing/discount.ts'
import type { AppliedDiscount } from '#domain/shop/pricing/price-lines.ts'
import { expeditionFault } from '#domain/shop/pricing/free-shipping.ts'
import { quote, type Carriage, type QuoteRequest } from '#domain/shop/pricing/quote.ts'
import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'
import { isWorthShowing, type NextStep } from '#domain/shop/pricing/discount-tiers.ts'
import type { PublicRules } from '#domain/shop/orders/serialise-rules.ts'
import type { CartSnapshot } from './cart.machine.ts'
import { sellableOfLine } from './sellable-of-line.ts'

const nameOf = (line: CartLine): string => [line.product.name, stockOf(line).year].filter(Boolean).join(' ')

function lineOf(line: CartLine, wanted: number | null): CartLineView {
  const { product, id, quantity } = line
  const { name, url, products: contents } = product
  const { year, capacity, capacityUnit } = stockOf(line)
  const declination = declinationOf(line)
  const image = declination?.image ?? product.image
  const variants = [declination?.variation1, declination?.variation2, declination?.variation3].flatMap((each) => each?.label ?? [])
  const sellable = sellableOfLine(line)
  const price = sellable && reducedPrice(sellable.price, sellable.discount)
  return {
    ...{ id, name, url, image, year, variants, contents, quantity, wanted, price },
    capacityMl: toMillilitres(capacity, capacityUnit),
    ...{ step: stepOf(line), most: mostOf(line), limit: limitOf(line), total: price && multiplyCents(price, quantity) },
  }
}

function codeOf({ discount }: StoredCart): AppliedDiscount | null {
  const rule = discount && readDiscount(discount.discount)
  if (!rule) return null
  const named = discount.products.filter((product) => product.discount > 0).map(({ id }) => id)
  return { discount: rule, sellables: rule.detailType === 'PRODUCT' ? named : null }
}

function carriageOf(carrier: Carrier | null, { country, deliveryType }: StoredCart): Carriage | null {
  const price = deliveryType === 'delivery' && carrier ? parseEuros(carrier.price) : null
  if (carrier === null || price === null) return null
  const { siteType, mostUnits } = carrier
  return { price, destination: { isFrance: country?.alphaTwo === 'FR', isExport: siteType === 'VIGNOBLE_EXPORT' }, mostUnits }
}

/** The input of a quote, without the carriage. */
type Priced = Omit<QuoteRequest, 'carriage' | 'expected'> & { readonly rules: PublicRules }

/** Returns the chosen carrier, or the possible carriages while none is chosen. */
function broughtBy(cart: StoredCart, { lines, rules }: Priced): Pick<QuoteRequest, 'carriage' | 'expected'> {
  const carriage = carriageOf(cart.carrier, cart)
  if (carriage !== null || cart.deliveryType !== 'delivery') return { carriage }
  const { shippingPrices, country, city } = cart
  const offered = shippingPrices.flatMap((carrier) => carriageOf(carrier, cart) ?? [])
  const place = { country: country?.alphaTwo ?? null, postalCode: city?.postalCode ?? null }
  return { carriage, expected: expectedCarriage({ lines, offered, frenchFees: rules.frenchFees, ...place }) }
}

/** Returns the priced lines of a cart; null before the rules are loaded and when a price is hidden. */
function pricedOf(cart: StoredCart, rules: PublicRules | null): Priced | null {
  if (rules === null) return null
  const lines: LineItem<Sellable>[] = []
  for (const line of cart.lines) {
    const sellable = sellableOfLine(line)
    if (sellable === null) return null
    lines.push({ sellable, quantity: line.quantity })
  }
  return { lines, rules, code: codeOf(cart) }
}

/** Returns the carriers with the fees under the present discount code. Their stored prices may be older than the code. */
function carriersOf(cart: StoredCart, priced: Priced | null): readonly Carrier[] {
  if (priced === null) return cart.shippingPrices
  return cart.shippingPrices.map((carrier) => {
    const carriage = carriageOf(carrier, { ...cart, deliveryType: 'delivery' })
    return carriage ? { ...carrier, fdp: toEuros(quote({ ...priced, carriage }).fees.paid) } : carrier
  })
}

/** Returns the bottle limit that a cart for delivery violates, if any. */
function bottlesLimitOf({ deliveryType }: StoredCart, { lines, rules }: Priced): Pick<CartTotals, 'limit'> {
  const fault = deliveryType === 'delivery' ? expeditionFault(lines, rules.limits) : null
  if (fault === null) return {}
  const { count } = fault
  return { limit: fault.code === 'MIN_BOTTLES' ? { kind: 'min', bottles: fault.min, count } : { kind: 'max', bottles: fault.max, count } }
}

/** Returns the next step when it is worth showing. Free shipping is marked as limited to France while the country is not known. */
function toldStep({ country }: StoredCart, nextStep: NextStep | null, total: Cents): CartTotals['nextStep'] {
  if (nextStep === null || !isWorthShowing(nextStep, total)) return null
  return { ...nextStep, ...(nextStep.kind === 'FREE_SHIPPING' && country === null && { inFrance: true as const }) }
}

function totalsOf(cart: StoredCart, priced: Priced | null): CartTotals | null {
  if (priced === null) return null
  const brought = broughtBy(cart, priced)
  const { carriage } = brought
  const { bottles, subtotal, step, value, fees, total, nextStep } = quote({ ...priced, ...brought })
  const isOfFees = cart.discount?.discount.detailType === 'SHIPPING_FEES' && carriage === null
  const code = cart.discount && { code: cart.discount.discount.code, value, ...(isOfFees && { onFees: true as const }) }
  return {
    bottles,
    subtotal,
    step,
    code,
    fees: carriage && fees.due,
    total,
    nextStep: toldStep(cart, nextStep, total),
    ...bottlesLimitOf(cart, priced),
  }
}

const asks = { idle: null, refreshing: 'quantities', validating: 'validation' } as const

/** Returns the cart state of a snapshot, priced by the rules of the shop. */
export function cartStateOf({ value, context }: CartSnapshot): CartState {
  const { errorCartMessage, nextId: _, next: __, told: ___, countedFrom: ____, wanted, rules, removed, added, ...kept } = context
  const priced = pricedOf(kept, rules)
  return {
    kept: { ...kept, shippingPrices: carriersOf(kept, priced) },
    lines: kept.lines.map((line) => lineOf(line, wanted[line.id] ?? null)),
    holdsWine: containsWine(kept),
    totals: totalsOf(kept, priced),
    asks: asks[value.check],
    message: errorCartMessage,
    removed: removed && nameOf(removed.line),
    added,
  }
}
