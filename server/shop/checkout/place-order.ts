import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { Clock } from '#domain/dates/clock.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { parisDay, parisInstant } from '#domain/dates/paris-day.ts'
import { parseEuros } from '#domain/shop/pricing/cents.ts'
import type { RelayPoints } from '#server/adapters/relay-points/relay-points.ts'
import type { Flush } from '#server/database/wait-for-flush.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { StoredAddress } from '#server/database/tables/order-tables.ts'
import { preparedStatement } from '#server/database/prepared.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Buyer } from '#server/shop/settings/buyer.ts'
import { readCart, type OfferLine } from '#server/shop/offers/validate-cart.ts'
import { discountTiers } from '#server/shop/offers/load-offers.ts'
import { outOfStock } from '#server/shop/cart/out-of-stock.ts'
import { loadShopBaseSettings, requireOpenShop, withDiscountTiers, type ShopBaseSettings } from '#server/shop/settings/shop-settings.ts'
import { stockNeeds } from '#server/shop/offers/required-stock.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { addAttempt, type PayableOrder } from '#server/shop/payments/payment-attempts.ts'
import type { Payments } from '#server/shop/payments/service.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { runAsCaller } from '#server/people/sessions/member-transaction.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { reserveSlot } from '#server/shop/reservations/reserve-pickup-slot.ts'
import { requireCodeUnused, redeemCode } from '#server/shop/discounts/discount-codes.ts'
import { destinationOf } from '#server/shop/orders/load-order.ts'
import { reserveStock } from '#server/shop/reservations/stock-reservations.ts'
import {
  choosePayment,
  holdSeconds,
  requirePaymentBeforePickup,
  requirePayable,
  type PaymentChoice,
} from '#server/shop/settings/payment-terms.ts'
import { readIdentity, requireAdult, type Identity } from './buyer-identity.ts'
import { findDuplicateOrder } from './find-duplicate-order.ts'
import { chooseCarrier, pickupDay, parseDeliveryChoice, type ChosenCarrier, type DeliveryChoice } from './delivery-choice.ts'
import { orderResponse } from './order-response.ts'
import { readCompany, type OrderCompany } from './order-company.ts'
import { orderMails, type OrderMailData } from './order-mails.ts'
import { priceOrder, type Priced } from './price-order.ts'
import { readAddress } from './parse-address.ts'
import { acceptedTerms, type AcceptedTerms } from './sale-terms.ts'
import { writeOrder } from './insert-order.ts'
import { writeQuote } from './serialise-quote.ts'

type Body = CallBody<'order.place'>
type Answer = CallData<'order.place'>

/** What taking orders stands on. */
export interface OrderNeeds {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly log: DatabaseLog
  readonly parameters: Parameters
  readonly relayPoints: RelayPoints
  readonly payments: Pick<Payments, 'isOnline' | 'start'>
  readonly flush: Flush
}

/** Who orders, on which site. */
export interface OrderRequest extends Buyer {
  readonly settle?: StoreResponse | undefined
}

/** All that an order needs besides what is sold. */
interface Prepared {
  readonly ordering: OrderRequest
  readonly body: Body
  readonly settings: ShopBaseSettings
  readonly identity: Identity
  readonly billing: StoredAddress
  readonly company: OrderCompany | null
  readonly handover: DeliveryChoice
  readonly paying: PaymentChoice
  readonly terms: AcceptedTerms
  readonly mailbox: string | null
  readonly now: number
}

/** An order that was taken, and the number of the one whose repetition it may be. */
interface Taken {
  readonly answer: Answer
  readonly twin: string | null
}

/** What a transaction is given up with when a stock does not suffice: what is left is told after it. */
class SoldOut extends Error {}

async function prepare(needs: OrderNeeds, ordering: OrderRequest, body: Body): Promise<Prepared> {
  const { db, parameters, relayPoints, clock, payments } = needs
  const { scope } = ordering
  await requireOpenShop(parameters, ordering)
  if (body.saleTermsAccepted !== true) throw new ApiError('SALE_TERMS_REQUIRED')
  const now = clock()
  const [settings, collectHours, terms] = await Promise.all([
    loadShopBaseSettings(parameters, scope),
    parameters.value(scope, 'CLICK_AND_COLLECT_HOURS'),
    parameters.text(scope, 'SALE_TERMS'),
  ])
  return {
    ...{ ordering, body, settings, now, terms: acceptedTerms(terms ?? '') },
    identity: await readIdentity(db, ordering, body),
    billing: await readAddress(db, body.address.billing, { locale: scope.locale, at: 'address.billing' }),
    company: readCompany(body.company, scope.locale),
    handover: await parseDeliveryChoice({ db, relayPoints, now, collectHours }, scope, body),
    paying: await choosePayment({ parameters, isOnline: payments.isOnline }, scope, body.payment?.method),
    mailbox: await companyMailbox(parameters, scope),
  }
}

/** Refuses an order that would cost more than its buyer was shown; a lower price is passed on. */
function requireExpected({ quoted, code }: Priced, expectedTotal: Body['expectedTotal'], locale: string): void {
  if (expectedTotal == null) return
  const shown = parseEuros(expectedTotal)
  if (shown === null) throw validationError(locale, [{ field: 'expectedTotal', code: 'NUMBER' }])
  if (quoted.total > shown) throw new ApiError('PRICE_CHANGED', { quote: writeQuote(quoted, code) })
}

/** An order uses no code that takes nothing off: its buyer has it for another time. */
const withUsefulCode = ({ quoted, code }: Priced): Priced => ({ quoted, code: quoted.value > 0 ? code : null })

const holdsWine = ({ sellable }: OfferLine): boolean => sellable.type === 'WINE' || sellable.contents.length > 0

/** Refuses what cannot be paid as its buyer says, or not in time; what costs nothing is not paid at all. */
function requirePaying({ paying, handover, now }: Prepared, total: number): void {
  requirePayable(paying, total)
  if (total > 0) requirePaymentBeforePickup(paying.method, pickupDay(handover), now)
}

/** Takes a use of the code, then the time to collect. What the address has used of the code is looked at last, when nothing else stands in the way. */
async function takeCodeAndTime(
  trx: Transaction<Tables>,
  { ordering, handover, identity }: Prepared,
  { code }: Pick<Priced, 'code'>,
): Promise<void> {
  const used = code && (await redeemCode(trx, code))
  if (handover.collect?.slot) await reserveSlot(trx, ordering.scope.site.id, handover.collect.slot)
  if (used) await requireCodeUnused(trx, used, identity.email)
}

/**
 * The order that this one may repeat. Whoever brings a key has said by it what is one order. It is asked for after the number, for which two that come at
 * once wait for one another: the later finds the earlier.
 */
async function twinOf(trx: Transaction<Tables>, { ordering, identity }: Prepared, id: number): Promise<string | null> {
  return ordering.settle === undefined ? findDuplicateOrder(trx, { id, siteId: ordering.scope.site.id }, identity) : null
}

/**
 * Takes an order in one transaction: prices, stock, code, time to collect, then its number, the order itself and its mails. What several want is taken
 * in one and the same order by everyone, so that nobody waits for one another; the number comes last, because all orders of a site wait for it.
 */
async function takeOrder(trx: Transaction<Tables>, prepared: Prepared): Promise<Taken> {
  const { ordering, body, identity, handover, paying, now } = prepared
  const { scope } = ordering
  const lines = await readCart(trx, scope, body.products)
  const settings = withDiscountTiers(prepared.settings, discountTiers(lines))
  const isAgeChecked = lines.some(holdsWine)
  if (isAgeChecked) requireAdult(identity, scope.locale, now)
  const chosen = await chooseCarrier(trx, scope, { lines, settings, place: handover.place, body })
  const pricing = { lines, settings, carriage: chosen?.carriage ?? null, sentCode: body.discount, email: null }
  const asked = await priceOrder(trx, scope, pricing)
  requireExpected(asked, body.expectedTotal, scope.locale)
  const priced = withUsefulCode(asked)
  const { total } = priced.quoted
  requirePaying(prepared, total)
  const stock = stockNeeds(lines, settings.manages)
  // A code and a time are taken between the stock and the number: without them both are one statement.
  const isTakenBefore = priced.code !== null || handover.collect?.slot != null
  // From here on whoever wants the same waits: what nobody else wants is done by now.
  const taken = isTakenBefore ? await reserveStock(trx, stock) : undefined
  if (taken === null) throw new SoldOut()
  await takeCodeAndTime(trx, prepared, priced)
  const token = newToken()
  const year = parisDay(now).slice(0, 4)
  const own = { year, tokenHash: hashToken(token), waitsSeconds: total === 0 ? null : holdSeconds(paying, beginningOf(handover), now) }
  const stored = { ...prepared, ...priced, ...own, scope, lines, stock, taken, chosen, isAgeChecked }
  const written = await writeOrder(trx, stored)
  if (written === null) throw new SoldOut()
  const twin = await twinOf(trx, prepared, written.id)
  const answer = orderResponse({ ...priced, ...written, token, lines, handover, chosen, paying, now })
  await endOrder(trx, {
    prepared,
    answer,
    total,
    mails: orderMails({ ...orderOfMail(prepared, answer, chosen), twin }, prepared.mailbox),
  })
  return { answer, twin }
}

/** Writes the mails of an order, its payment and its answer: mails and answer in one statement, unless paying causes mails that come after them. */
async function endOrder(
  trx: Transaction<Tables>,
  { prepared, answer, total, mails }: { prepared: Prepared; answer: Answer; total: number; mails: RawBuilder<unknown> },
): Promise<void> {
  const { settle, scope } = prepared.ordering
  const isAlone = total === 0 || settle === undefined
  if (isAlone) await sql`${preparedStatement} ${mails}`.execute(trx)
  await beginPaying(trx, { id: answer.order.id, siteId: scope.site.id, total }, prepared)
  await settle?.(trx, answer, isAlone ? undefined : mails)
}

/** When the time begins at which an order is collected; null where none is booked. */
function beginningOf({ collect }: DeliveryChoice): Date | null {
  return collect?.slot ? parisInstant(collect.slot.date, collect.slot.schedule.from) : null
}

function orderOfMail(
  { ordering, identity, handover, company, body, now }: Prepared,
  placed: Answer,
  chosen: ChosenCarrier | null,
): Omit<OrderMailData, 'twin'> {
  const { address, accessPoint, collect } = handover
  const destination = collect?.place ?? destinationOf({ delivery_address: address, access_point: accessPoint })
  const slot = collect?.slot
  const collectAt = slot ? { day: slot.date, from: slot.schedule.from, to: slot.schedule.to } : null
  const gift = body.gift ? { from: body.gift.from, message: body.gift.message || null } : null
  const delayDays = chosen?.carrier.delayDays ?? null
  const told = { destination, delayDays, collectAt, message: body.message ?? null, gift, company }
  return { scope: ordering.scope, identity, placed, orderedAt: toInstant(new Date(now)), ...told }
}

/** What costs nothing is paid; what is paid through the provider is noted before that hears of it. */
async function beginPaying(trx: Transaction<Tables>, order: PayableOrder, { paying: { method }, now }: Prepared): Promise<void> {
  const { id: orderId, siteId, total } = order
  if (total === 0) await applyOrderEvent(trx, { siteId, orderId, event: 'PAY', now: new Date(now) })
  else if (method !== 'TRANSFER') await addAttempt(trx, order, { method })
}

/** The provider is asked once the order is stored, and never while others wait for what it has taken. */
async function openPayment({ payments }: OrderNeeds, answer: Answer): Promise<Answer> {
  const { order, payment } = answer
  return payment === null || payment.method === 'TRANSFER' ? answer : { order, payment: await payments.start(order) }
}

/** So often stock may come back before anybody is told that it was gone: more often in a row nobody has seen it. */
const tries = 5

/** Takes an order as soon as what it wants can be had; what others had taken may be back before its buyer is told so. */
async function takeWhatIsThere({ db }: Pick<OrderNeeds, 'db'>, prepared: Prepared, left = tries): Promise<Taken> {
  const { ordering, body, settings } = prepared
  try {
    return await runAsCaller(db, ordering.caller, (trx) => takeOrder(trx, prepared))
  } catch (error) {
    if (!(error instanceof SoldOut)) throw error
    const lines = await readCart(db, ordering.scope, body.products)
    const refusal = outOfStock(lines, settings.manages) ?? (left === 1 ? new ApiError('UNAVAILABLE') : null)
    if (refusal) throw refusal
    return takeWhatIsThere({ db }, prepared, left - 1)
  }
}

/** Takes an order, or refuses it with what stands in its way; a refused order leaves nothing behind. */
export async function placeOrder(needs: OrderNeeds, ordering: OrderRequest, body: Body): Promise<Answer> {
  const { answer, twin } = await takeWhatIsThere(needs, await prepare(needs, ordering, body))
  const { reference } = answer.order
  if (twin !== null) needs.log.warn({ site: ordering.scope.site.id, order: reference, twin }, 'an order may have been sent twice')
  // Those who wanted the same went on meanwhile; nobody is told of the order before it lies on the disk.
  await needs.flush()
  return openPayment(needs, answer)
}
