import type { Kysely } from 'kysely'
import type { CallBody } from '#schemas/api/calls.ts'
import type { Clock } from '#domain/dates/clock.ts'
import type { RelayPoints } from '#server/adapters/relay-points/relay-points.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { StoredAddress } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Flush } from '#server/database/wait-for-flush.ts'
import type { Buyer } from '#server/shop/settings/buyer.ts'
import { loadShopBaseSettings, requireOpenShop, type ShopBaseSettings } from '#server/shop/settings/shop-settings.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { Payments } from '#server/shop/payments/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import { choosePayment, type PaymentChoice } from '#server/shop/settings/payment-terms.ts'
import { ceilingsOf, type OrderCeilings } from '#server/shop/settings/unpaid-ceilings.ts'
import { readIdentity, type Identity } from './buyer-identity.ts'
import { parseDeliveryChoice, type DeliveryChoice } from './delivery-choice.ts'
import { readCompany, type OrderCompany } from './order-company.ts'
import { readAddress } from './parse-address.ts'
import { acceptedTerms, type AcceptedTerms } from './sale-terms.ts'

type Body = CallBody<'order.place'>

/** Dependencies of order placement. */
export interface OrderDeps {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly log: DatabaseLog
  readonly parameters: Parameters
  readonly relayPoints: RelayPoints
  readonly payments: Pick<Payments, 'isOnline' | 'start'>
  readonly flush: Flush
  /** RATE_LIMIT_FACTOR. */
  readonly rateLimitFactor: number
}

/** The buyer and the site of an order, and the idempotency store when the request carries a key. */
export interface OrderRequest extends Buyer {
  /** A digest of the network from which the order comes; null when that is not known. */
  readonly network: string | null
  readonly settle?: StoreResponse | undefined
}

/** A validated order request with the settings that placement needs. Prices and stock are not read yet. */
export interface PreparedOrder {
  readonly request: OrderRequest
  readonly body: Body
  readonly settings: ShopBaseSettings
  readonly identity: Identity
  readonly billing: StoredAddress
  readonly company: OrderCompany | null
  readonly delivery: DeliveryChoice
  readonly payment: PaymentChoice
  readonly terms: AcceptedTerms
  /** The ceilings of the buyer's unpaid orders. */
  readonly ceilings: OrderCeilings
  readonly mailbox: string | null
  readonly now: number
}

/** Validates the parts of an order that do not depend on prices or stock. Runs before the transaction. */
export async function prepareOrder(deps: OrderDeps, request: OrderRequest, body: Body): Promise<PreparedOrder> {
  const { db, parameters, relayPoints, clock, payments } = deps
  const { scope } = request
  await requireOpenShop(parameters, request)
  if (body.saleTermsAccepted !== true) throw new ApiError('SALE_TERMS_REQUIRED')
  const now = clock()
  const [settings, collectHours, terms] = await Promise.all([
    loadShopBaseSettings(parameters, scope),
    parameters.value(scope, 'CLICK_AND_COLLECT_HOURS'),
    parameters.text(scope, 'SALE_TERMS'),
  ])
  const identity = await readIdentity(db, request, body)
  return {
    ...{ request, body, settings, now, identity, terms: acceptedTerms(terms ?? '') },
    ceilings: ceilingsOf(identity.userId, deps.rateLimitFactor),
    billing: await readAddress(db, body.address.billing, { locale: scope.locale, at: 'address.billing' }),
    company: readCompany(body.company, scope.locale),
    delivery: await parseDeliveryChoice({ db, relayPoints, now, collectHours }, scope, body),
    payment: await choosePayment({ parameters, isOnline: payments.isOnline }, scope, body.payment?.method),
    mailbox: await companyMailbox(parameters, scope),
  }
}
