import type { Kysely } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { Clock } from '#domain/dates/clock.ts'
import { isPostalCode } from '#domain/shop/shipping/postal-code.ts'
import type { RelayPoints } from '#server/adapters/relay-points/relay-points.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Buyer } from '#server/shop/settings/buyer.ts'
import { readCart } from '#server/shop/offers/validate-cart.ts'
import { readShopSettings, requireOpenShop } from '#server/shop/settings/shop-settings.ts'
import { findValidCode } from '#server/shop/discounts/discount-codes.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { findCarriers } from './carriers.ts'
import { createFindCities } from './cities.ts'
import { listCollectTimes } from './pickup-slots.ts'
import { findServiceCode } from './find-service-code.ts'
import { listCountries, readCountry } from './countries.ts'
import { quoteCarrier } from './quote-carrier.ts'

/** The places where orders can go, with their carriers and prices; each method answers one call. */
export interface Delivery {
  countries(scope: Scope): Promise<CallData<'country.list'>>
  cities(asked: { readonly search: string; readonly idCountry: number | string }): Promise<CallData<'city.find'>>
  fees(buyer: Buyer, body: CallBody<'shipping.fees'>): Promise<CallData<'shipping.fees'>>
  collectTimes(scope: Scope): Promise<CallData<'delivery.collectTimes'>>
  accessPoints(buyer: Buyer, body: CallBody<'relay.accessPoints'>): Promise<CallData<'relay.accessPoints'>>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly parameters: Parameters
  readonly relayPoints: RelayPoints
  readonly payments: { readonly isOnline: boolean }
}

/** Makes what answers for deliveries. */
export function createDelivery({ db, clock, parameters, relayPoints, payments }: Needs): Delivery {
  const findCities = createFindCities()
  const settingsOf = (scope: Scope) => readShopSettings({ db, parameters }, scope)
  return {
    countries: async (scope) => listCountries(db, scope, (await settingsOf(scope)).area),
    cities: async ({ search, idCountry }) => {
      const country = await readCountry(db, idCountry)
      return country?.alphaTwo === 'FR' ? findCities(search) : []
    },
    fees: async (buyer, { products, postalCode, country, discount }) => {
      const { scope } = buyer
      await requireOpenShop(parameters, buyer)
      const sent = products.map(({ idProduct: id, ...line }) => ({ id, ...line }))
      const [lines, settings] = await Promise.all([readCart(db, scope, sent), settingsOf(scope)])
      const carriers = await findCarriers(db, scope, { lines, settings, place: { postalCode, country } })
      const code = await findValidCode(db, scope, discount, lines)
      return carriers.map((carrier) => quoteCarrier(carrier, { lines, settings, code }))
    },
    collectTimes: async (scope) => {
      const setting = await parameters.value(scope, 'CLICK_AND_COLLECT_HOURS')
      return listCollectTimes(db, scope.site.id, {
        ...{ setting, now: clock(), isOnline: payments.isOnline },
      })
    },
    accessPoints: async (buyer, { serviceCode: sentCode, idCarrier, postalCode, country, ...sent }) => {
      await requireOpenShop(parameters, buyer)
      if (!sentCode && !idCarrier) throw validationError(buyer.scope.locale, [{ field: 'serviceCode', code: 'REQUIRED' }])
      const serviceCode = await findServiceCode(db, buyer.scope, { serviceCode: sentCode, idCarrier })
      if (serviceCode === null) throw new ApiError('NO_CARRIER')
      const carriers = db.selectFrom('carriers').select('id').where('site_id', '=', buyer.scope.site.id)
      const offered = carriers.where('service_code', '=', serviceCode).where('delivery_type', '=', 'PICKUP').where('is_enabled', '=', true)
      const [carrier, place] = await Promise.all([offered.executeTakeFirst(), readCountry(db, country)])
      if (!carrier || !place) throw new ApiError('NO_CARRIER')
      if (!isPostalCode(place.alphaTwo, postalCode)) throw new ApiError('BAD_POSTAL_CODE')
      const query = { serviceCode, postalCode, country: place.alphaTwo, city: sent.city ?? null, address: sent.address ?? null }
      return [...(await relayPoints.near(query))]
    },
  }
}
