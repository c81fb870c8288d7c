import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { cartStateOf } from '#machines/cart/cart-state.ts'
import { emptyCart, productShape } from '#machines/cart/parse-stored-cart.ts'
import type { CallData, CallName } from '#schemas/api/calls.ts'
import type { CartTotals } from '#schemas/runtime/block-actors.ts'
import type { Carrier, CartLine, CartProduct, StoredCart } from '#schemas/runtime/cart.ts'
import { cents as inCents } from '#domain/shop/pricing/cents.ts'
import { isWorthShowing, type NextStep } from '#domain/shop/pricing/discount-tiers.ts'
import { readShopRules, type PublicRules } from '#domain/shop/orders/serialise-rules.ts'
import { issueInvoice } from '#server/shop/documents/issue-invoice.ts'
import { makeCall, type CallAnswer } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { addAwkwardCatalogue, addAwkwardRules, awkwardCodes } from './awkward-shop.ts'
import { buyer, orderBody } from './order-stage.ts'
import { shopId } from './shop.ts'

const host = 'cave.localhost'
/** The maximum number of attempts on a busy server, one second apart. */
const MAX_ATTEMPTS = 60
const paris = { postalCode: '75011', country: 1 }
const france = { id: 1, alphaTwo: 'FR', alphaThree: 'FRA' }
type Products = readonly { readonly id: number; readonly quantity: number }[]
/** The delivery types of a cart, with their request bodies. */
const ways = ['nowhere', 'home', 'homeByService', 'homeByAddress', 'point', 'nowhereWithCarrier'] as const
type Way = (typeof ways)[number]

/** A random cart: variants, quantities, a delivery type and optionally a code. */
export interface RandomCart {
  readonly lines: readonly { readonly at: number; readonly steps: number }[]
  readonly way: Way
  readonly code: string | null
}

/** The totals of a cart: in the browser, quoted and ordered. */
export interface ComparedTotals {
  readonly inBrowser: number
  readonly quoted: number
  readonly ordered: number
  /** Σ lines + fees, and Σ of the base and tax of each rate, of the order and of its invoice. */
  readonly sums: readonly number[]
  /** The next discount by browser and server at each stage: before and after the carriers are known, and with the chosen one. */
  readonly nextSteps: readonly (readonly [inBrowser: string, quoted: string])[]
}

/** A shop whose prices, tiers, codes and carriers cause difficult rounding. */
export interface TotalsStage {
  readonly codes: readonly string[]
  readonly sold: number
  /** Prices a cart in the browser and on the server, then orders it; null when a limit or a minimum prevents the order. */
  compare(cart: RandomCart): Promise<ComparedTotals | null>
  /** Analyses the tables, as PostgreSQL does itself outside of tests. Otherwise orders are looked up with the plan of an empty table. */
  analyze(): Promise<void>
  close(): Promise<void>
}

/** A variant as the catalogue returns it to a browser. */
interface Offered {
  readonly product: CartProduct
  readonly declinationId: number | null
  readonly step: number
}

function dataOf<Name extends CallName>(answer: CallAnswer): CallData<Name> {
  if (answer.status >= 300) throw new Error(`${answer.status} ${String(answer.code)} ${String(answer.message)}`)
  return answer.data as unknown as CallData<Name>
}

/** Returns the totals in the browser, in cents. */
function totalsInBrowser(cart: StoredCart, rules: PublicRules): CartTotals {
  const context = { ...cart, nextId: 0, wanted: {}, rules, next: '', errorCartMessage: null }
  const { totals } = cartStateOf({ value: { check: 'idle' }, context } as Parameters<typeof cartStateOf>[0])
  if (totals === null) throw new Error('the browser shows no total')
  return totals
}

/** Formats a next step for the comparison; none when it is not shown. */
const nextStepOf = ({ nextStep }: CartTotals): string => (nextStep ? `${nextStep.bottles} ${nextStep.gain} ${nextStep.kind}` : 'none')

function worthTelling({ nextStep, total }: CallData<'order.discount'>): string {
  if (nextStep === null) return 'none'
  const { bottles, kind } = nextStep
  const step: NextStep = { bottles, kind, gain: inCents(cents(nextStep.gain)) }
  return isWorthShowing(step, inCents(cents(total))) ? `${bottles} ${step.gain} ${kind}` : 'none'
}

const cents = (euros: number): number => Math.round(euros * 100)
const sum = (amounts: readonly number[]): number => amounts.reduce((whole, each) => whole + each, 0)

class Shopper {
  readonly #test: TestApp
  readonly #offers: readonly Offered[]
  readonly #rules: PublicRules

  constructor(test: TestApp, offers: readonly Offered[], rules: PublicRules) {
    this.#test = test
    this.#offers = offers
    this.#rules = rules
  }

  async compare({ lines: wanted, way, code }: RandomCart): Promise<ComparedTotals | null> {
    const lines: CartLine[] = wanted.map(({ at, steps }, id) => {
      const { product, declinationId, step } = this.#offers[at]!
      return { id, product, declinationId, quantity: steps * step }
    })
    const products = lines.map(({ product, declinationId, quantity }) => ({ id: declinationId ?? product.id, quantity }))
    const { carrier, handover } = await this.#wayTo(way, products)
    const asked = { products, ...(code !== null && { discount: code }) }
    const answer = await this.#call('order.discount', { ...orderBody({ products, user: buyer() }), ...handover, ...asked })
    if (answer.code === 'DISCOUNT_MINIMUM') return null
    const quote = dataOf<'order.discount'>(answer)
    // The browser requests it for the goods only.
    const applied = code === null ? null : dataOf<'order.discount'>(await this.#call('order.discount', asked))
    const cart: StoredCart = {
      ...emptyCart,
      ...{ lines, carrier, country: carrier && france, deliveryType: carrier ? 'delivery' : 'no_delivery' },
      discount: applied && applied.discount ? { ...applied, discount: applied.discount } : null,
    }
    const inBrowser = totalsInBrowser(cart, this.#rules).total
    const body = { ...orderBody({ products, user: buyer() }), ...handover, ...asked, expectedTotal: inBrowser / 100 }
    const { order } = dataOf<'order.place'>(await this.#call('order.place', body))
    const goods = sum(order.products.map(({ total }) => cents(total)))
    const taxed = sum(order.vat.map(({ base, amount }) => cents(base) + cents(amount)))
    const sums = [goods + cents(order.shippingFees), taxed, ...(await this.#bill(order.id))]
    const named = (await this.#namedFees(products, carrier, code)).map((fees) => goods + fees)
    const nextSteps = await this.#nextSteps(cart, asked, { carrier, quote })
    return { inBrowser, quoted: cents(quote.total), ordered: cents(order.total), sums: [...sums, ...named], nextSteps }
  }

  async #nextSteps(
    cart: StoredCart,
    asked: Record<string, unknown>,
    { carrier, quote }: { readonly carrier: Carrier | null; readonly quote: CallData<'order.discount'> },
  ): Promise<ComparedTotals['nextSteps']> {
    const told = (stored: Partial<StoredCart>) => nextStepOf(totalsInBrowser({ ...cart, ...stored }, this.#rules))
    const quoted = async (body: Record<string, unknown>) =>
      worthTelling(dataOf<'order.discount'>(await this.#call('order.discount', { ...asked, ...body })))
    const products = (asked.products as Products).map(({ id: idProduct, quantity }) => ({ idProduct, quantity }))
    const shippingPrices = dataOf<'shipping.fees'>(await this.#call('shipping.fees', { products, ...paris }))
    const open = { deliveryType: 'delivery', carrier: null } as const
    const place = { deliveryPostalCode: paris.postalCode, deliveryIdCountry: paris.country }
    return [
      [told({}), worthTelling(quote)],
      [told({ ...open, country: null }), await quoted({})],
      [told({ ...open, country: france }), await quoted({ deliveryIdCountry: paris.country })],
      [told({ ...open, country: france, shippingPrices }), await quoted(place)],
      [told({ deliveryType: 'clickAndCollect', carrier }), await quoted({ ...place, delivery: { type: 'CLICK_AND_COLLECT' } })],
    ]
  }

  /** Returns the totals of the invoice: its total, and the sums by line and by rate. */
  async #bill(orderId: number): Promise<readonly number[]> {
    const { db } = this.#test.database
    const { id, total } = await db.transaction().execute((trx) => issueInvoice(trx, { siteId: shopId, orderId, now: new Date() }))
    const { snapshot } = await db.selectFrom('papers').select('snapshot').where('id', '=', id).executeTakeFirstOrThrow()
    const lines = [...snapshot.lines, ...[snapshot.fees ?? []].flat()]
    const taxOfLines = sum(lines.map(({ vat }) => vat))
    return [total, sum(lines.map((line) => line.total)), sum(snapshot.vat.map(({ base }) => base)) + taxOfLines]
  }

  async #wayTo(way: Way, products: Products): Promise<{ readonly carrier: Carrier | null; readonly handover: Record<string, unknown> }> {
    const found = way === 'nowhere' ? null : await this.#carrierFor(products, way === 'point' ? 'PICKUP' : 'DELIVERY')
    return { carrier: way === 'nowhereWithCarrier' ? null : found, handover: await this.#handoverOf(way, found) }
  }

  /** Returns the listed price of the carrier with the code. */
  async #namedFees(products: Products, carrier: Carrier | null, code: string | null): Promise<readonly number[]> {
    return carrier ? [cents((await this.#carrierFor(products, carrier.deliveryType, code)).fdp)] : []
  }

  async #handoverOf(way: Way, carrier: Carrier | null): Promise<Record<string, unknown>> {
    if (carrier === null) return { delivery: { type: 'NO_DELIVERY' } }
    const { id: idCarrier, serviceCode } = carrier
    const askedAt = { deliveryPostalCode: paris.postalCode, deliveryIdCountry: paris.country }
    if (way === 'nowhereWithCarrier') return { delivery: { type: 'NO_DELIVERY', idCarrier }, ...askedAt }
    if (way === 'homeByAddress') return { delivery: { type: 'DELIVERY', idCarrier } }
    if (way !== 'point') return { delivery: { type: 'DELIVERY', ...(way === 'home' ? { idCarrier } : { serviceCode }) }, ...askedAt }
    const [point] = dataOf<'relay.accessPoints'>(await this.#call('relay.accessPoints', { ...paris, serviceCode }))
    return { delivery: { type: 'PICKUP', serviceCode, accessPointId: point?.id } }
  }

  async #carrierFor(products: Products, deliveryType: Carrier['deliveryType'], discount: string | null = null): Promise<Carrier> {
    const shipped = products.map(({ id: idProduct, quantity }) => ({ idProduct, quantity }))
    const carriers = dataOf<'shipping.fees'>(await this.#call('shipping.fees', { products: shipped, ...paris, discount }))
    const carrier = carriers.find((each) => each.deliveryType === deliveryType)
    if (!carrier) throw new Error('no carrier takes the cart')
    return carrier
  }

  /** Makes a call and repeats it while the server is busy. An order has a key, so that it is accepted once. */
  async #call(name: CallName, body: Record<string, unknown>): Promise<CallAnswer> {
    const given = { host, ...(name === 'order.place' && { headers: { 'idempotency-key': randomUUID() } }) }
    let answer = await makeCall(this.#test, name, body, given)
    for (let turn = 1; answer.status === 503 && turn < MAX_ATTEMPTS; turn += 1) {
      await setTimeout(1000)
      answer = await makeCall(this.#test, name, body, given)
    }
    return answer
  }
}

/** Generates a cart of a shop with the given number of variants. */
export function randomCart({ sold, codes }: Pick<TotalsStage, 'sold' | 'codes'>): fc.Arbitrary<RandomCart> {
  const line = fc.record({ at: fc.integer({ min: 0, max: sold - 1 }), steps: fc.integer({ min: 1, max: 7 }) })
  return fc.record({
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 5, selector: ({ at }) => at }),
    way: fc.constantFrom(...ways),
    code: fc.option(fc.constantFrom(...codes)),
  })
}

/** Opens the shop in its own application. */
export async function totalsStage(): Promise<TotalsStage> {
  const test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  const { db } = test.database
  const sold = await addAwkwardCatalogue(db)
  await addAwkwardRules(db)
  await test.app.features.directory.refresh(shopId)
  const rules = readShopRules(dataOf<'shop.rules'>(await makeCall(test, 'shop.rules', undefined, { host })))
  const offers: Offered[] = []
  for (const { productId, id, step } of sold) {
    const { body } = await test.app.inject({ url: `/api/product/${productId}`, headers: { host } })
    const product = productShape((JSON.parse(body) as { data: unknown }).data)
    if (!product) throw new Error(`the cart cannot take the product ${productId}`)
    offers.push({ product, declinationId: id === productId ? null : id, step })
  }
  const shopper = new Shopper(test, offers, rules)
  return {
    codes: awkwardCodes.map(({ code }) => code),
    sold: sold.length,
    compare: (cart) => shopper.compare(cart),
    analyze: async () => void (await sql`analyze`.execute(db)),
    close: () => test.close(),
  }
}

/** Returns totals, sums or next steps that differ. */
export function totalFaults({ inBrowser, quoted, ordered, sums, nextSteps }: ComparedTotals): string[] {
  const faults = [quoted, ordered, ...sums].filter((each) => each !== inBrowser)
  const steps = nextSteps.filter(([here, there]) => here !== there)
  return [
    ...faults.map((each) => `${each / 100} instead of ${inBrowser / 100}`),
    ...steps.map(([here, there]) => `next step ${here} in the browser, ${there} on the server`),
  ]
}
