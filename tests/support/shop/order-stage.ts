import type { Kysely } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { PaymentProvider } from '#server/adapters/stripe/payment-provider.ts'
import { silentLog, type DatabaseLog } from '#server/database/log.ts'
import { connectDatabase } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import type { OrderRequest } from '#server/shop/checkout/prepare-order.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { patientPool, testDatabase } from '#tests/support/database/database.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'
import { connectionUrl } from '#tests/support/server/server-process.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { addCarrier, setParameters, shopId } from './shop.ts'

type Body = CallBody<'order.place'>
type Answer = CallData<'order.place'>

const address = { firstname: 'Camille', lastname: 'Roy', address: '5, rue des Lilas', postalCode: '75011', city: 'Paris', country: 1 }

/** The body of an order, as a test wants it. */
export type OrderWish = Omit<Partial<Body>, 'products'> & { readonly products: Body['products'] }

/** The network from which an order comes. */
type OrderOrigin = Pick<OrderRequest, 'network'>

/** A shop that takes orders, on a database of its own and fifty connections. */
export interface OrderStage {
  readonly db: Kysely<Tables>
  /** Where its database is, for another program. */
  readonly databaseUrl: string
  readonly features: Features
  /** The shop as it stands now. */
  scope(): Scope
  set(values: Parameters<typeof setParameters>[1]): Promise<void>
  readonly carrierId: number
  place(wish: OrderWish, caller?: Caller, from?: OrderOrigin): Promise<Answer>
  /** The outcome of an order: its status, or the code of its refusal. */
  outcome(wish: OrderWish, caller?: Caller, from?: OrderOrigin): Promise<string>
  close(): Promise<void>
}

/** A visitor of age, with an address of their own. */
export function buyer(name = 'camille.roy'): NonNullable<Body['user']> {
  return { email: `${name}@example.org`, phone: '06 39 98 00 12', firstname: 'Camille', lastname: 'Roy', birthdate: '1987-04-02' }
}

/** The body of an order: delivered nowhere unless said, so that its total is that of its goods. */
export function orderBody(wish: OrderWish): Body {
  return {
    user: buyer(),
    address: { billing: address, delivery: address },
    delivery: { type: 'NO_DELIVERY' },
    payment: { method: 'TRANSFER' },
    saleTermsAccepted: true,
    ...wish,
  }
}

interface StageParts {
  readonly clock?: () => number
  readonly connections?: number
  readonly paymentProvider?: PaymentProvider
  readonly log?: DatabaseLog
  /** Multiplies the ceilings of unpaid orders; so large unless said that no test meets them. */
  readonly rateLimitFactor?: number
}

/** Opens a shop with a carrier, a bank and terms of sale; call `close()` in `afterAll`. */
export async function orderStage({
  clock,
  connections = 50,
  paymentProvider,
  log = silentLog,
  rateLimitFactor = 1000,
}: StageParts = {}): Promise<OrderStage> {
  const database = await testDatabase(twoSites)
  const carrierId = await addCarrier(database.db, { code: 'COLI' })
  await setParameters(database.db, {
    ...{ BANK_IBAN: 'FR7630006000011234567890189', BANK_BIC: 'AGRIFRPP', COMPANY_EMAIL: 'cave@example.org' },
    SALE_TERMS: '<p>Vendu par le domaine.</p>',
  })
  const wide = connectDatabase({ ...database.connection, ...patientPool, max: connections }, silentLog)
  const features = await createFeatures({
    db: wide.db,
    files: noFiles,
    publicUrl: 'http://localhost:3000',
    log,
    paymentProvider,
    rateLimitFactor,
    ...(clock && { clock }),
  })
  const scope = (): Scope => {
    const site = features.directory.find(shopId)
    if (!site) throw new Error('the shop is not there')
    return { site, locale: site.defaultLocale }
  }
  const place: OrderStage['place'] = (wish, caller = { kind: 'visitor' }, from = { network: null }) =>
    features.orders.place({ scope: scope(), caller, ...from }, orderBody(wish))
  return {
    ...{ db: wide.db, databaseUrl: connectionUrl(database.connection), features, scope, carrierId, place },
    set: async (values) => {
      await setParameters(wide.db, values)
      await features.directory.refresh(shopId)
    },
    outcome: (wish, caller, from) =>
      place(wish, caller, from).then(
        ({ order }) => order.status as string,
        (error: { code?: string; message: string }) => error.code ?? error.message,
      ),
    close: async () => {
      await wide.stop()
      await database.close()
    },
  }
}

/** How often each of some outcomes came. */
export function tally(outcomes: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries([...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => [outcome, all.length]))
}
