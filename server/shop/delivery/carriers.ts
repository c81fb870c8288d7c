import type { Kysely } from 'kysely'
import { cents, type Cents } from '#domain/shop/pricing/cents.ts'
import { expeditionFault } from '#domain/shop/pricing/free-shipping.ts'
import { countParcelUnits } from '#domain/shop/shipping/parcel-units.ts'
import { goodsTotal } from '#domain/shop/pricing/price-lines.ts'
import { compactPostalCode, isOverseas, isPostalCode } from '#domain/shop/shipping/postal-code.ts'
import { canSellTo } from '#domain/shop/shipping/sales-area.ts'
import { mostUnits, maxUnits, tariffPrice, type Parcel, type Tariff } from '#domain/shop/shipping/shipping-rates.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { OfferLine } from '#server/shop/offers/validate-cart.ts'
import type { ShopSettings } from '#server/shop/settings/shop-settings.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { readCountry, type Country } from './countries.ts'

/** Where something is sent: a country by its number or its two letters. */
export interface Place {
  readonly postalCode: string
  readonly country: number | string
}

/** A carrier that takes a cart to a place, and its full tariff for it. */
export interface CarrierOffer {
  readonly id: number
  readonly name: string
  readonly serviceCode: string
  readonly deliveryType: 'DELIVERY' | 'PICKUP'
  readonly siteType: 'CLASSIC' | 'VIGNOBLE_EXPORT'
  readonly delayDays: readonly [from: number, to: number]
  readonly trackingUrl: string | null
  readonly country: Country
  readonly price: Cents
  /** The most units that it takes there at once, one more after another; null without an end. */
  readonly mostUnits: number | null
}

/** The carriers of a site in their order, each with its tariff for a country. */
export async function readCarriers(db: Kysely<Tables>, { site }: Scope, countryId: number) {
  const carriers = db.selectFrom('carriers').selectAll().where('site_id', '=', site.id).where('is_enabled', '=', true)
  const tariffs = db.selectFrom('carrier_tariffs').selectAll().where('site_id', '=', site.id).where('country_id', '=', countryId)
  const byCarrier = Map.groupBy(await tariffs.execute(), ({ carrier_id: id }) => id)
  const rows = await carriers.orderBy('position').orderBy('id').execute()
  return rows.map((carrier) => ({ carrier, tariffs: (byCarrier.get(carrier.id) ?? []).map(tariffOf) }))
}

function tariffOf(row: TariffRow): Tariff {
  return {
    countryId: row.country_id,
    postalPrefix: row.postal_prefix,
    fromUnits: row.from_units,
    toUnits: row.to_units,
    fromGoods: cents(row.from_goods),
    toGoods: row.to_goods === null ? null : cents(row.to_goods),
    price: row.price === null ? null : cents(row.price),
  }
}

interface TariffRow {
  readonly country_id: number
  readonly postal_prefix: string
  readonly from_units: number
  readonly to_units: number | null
  readonly from_goods: number
  readonly to_goods: number | null
  readonly price: number | null
}

/** The carriers that take a cart to a place, each with its full tariff; refused when none does, or the cart is too small or too large for a delivery. */
export async function findCarriers(
  db: Kysely<Tables>,
  scope: Scope,
  { lines, settings, place }: { readonly lines: readonly OfferLine[]; readonly settings: ShopSettings; readonly place: Place },
): Promise<readonly CarrierOffer[]> {
  const country = await readCountry(db, place.country)
  if (!country || !canSellTo(country.alphaTwo, settings.area)) throw new ApiError('COUNTRY_NOT_SERVED')
  if (!isPostalCode(country.alphaTwo, place.postalCode)) throw new ApiError('BAD_POSTAL_CODE')
  const fault = expeditionFault(lines, settings.rules.limits)
  if (fault) throw new ApiError(fault.code, { ...fault })
  const carriers = await readCarriers(db, scope, country.id)
  if (carriers.every(({ tariffs }) => tariffs.every(({ price }) => price === null))) throw new ApiError('COUNTRY_NOT_SERVED')
  const units = Math.max(1, countParcelUnits(lines))
  const parcel: Parcel = { ...destinationSql(country, place), units, goods: goodsTotal(lines) }
  const found = carriers.flatMap(({ carrier, tariffs }) => {
    const price = tariffPrice(tariffs, parcel)
    if (price === null) return []
    const { id, name, service_code: serviceCode, delivery_type: deliveryType, site_type: siteType } = carrier
    const delayDays = [carrier.delay_from, carrier.delay_to] as const
    return [
      {
        id,
        name,
        serviceCode,
        deliveryType,
        siteType,
        delayDays,
        trackingUrl: carrier.tracking_url,
        country,
        price,
        mostUnits: maxUnits(tariffs, parcel),
      },
    ]
  })
  if (found.length === 0) throw nobodyCarries(carriers, parcel)
  return found
}

/** Returns the error when no carrier takes a parcel: none serves the place, or none takes that many bottles; a large bottle counts as several. */
function nobodyCarries(carriers: readonly { readonly tariffs: readonly Tariff[] }[], parcel: Parcel): ApiError {
  const most = Math.max(...carriers.map(({ tariffs }) => mostUnits(tariffs, parcel)))
  const { units } = parcel
  return most > 0 && units > most ? new ApiError('NO_CARRIER', { reason: 'TOO_LARGE', units, most }) : new ApiError('NO_CARRIER')
}

/** A place as tariffs know it. */
export function destinationSql({ id, alphaTwo }: Country, { postalCode }: Place): Pick<Parcel, 'countryId' | 'postalCode' | 'isOverseas'> {
  return { countryId: id, postalCode: compactPostalCode(postalCode, alphaTwo), isOverseas: isOverseas(alphaTwo, postalCode) }
}
