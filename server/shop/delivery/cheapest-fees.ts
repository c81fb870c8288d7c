import type { Kysely } from 'kysely'
import { cents, type Cents } from '#domain/shop/pricing/cents.ts'
import { tariffPrice } from '#domain/shop/shipping/shipping-rates.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { readCarriers, destinationSql, type Place } from './carriers.ts'
import { readCountry } from './countries.ts'

/** The goods of a delivery and their destination. */
interface Carried {
  readonly place: Place
  readonly units: number
  readonly goods: Cents
}

/** Returns the price of the cheapest standard carrier of the site; null when none delivers there. */
export async function cheapestFees(db: Kysely<Tables>, scope: Scope, { place, units, goods }: Carried): Promise<Cents | null> {
  const country = await readCountry(db, place.country)
  if (!country) return null
  const parcel = { ...destinationSql(country, place), units: Math.max(1, units), goods }
  const carriers = await readCarriers(db, scope, country.id)
  const prices = carriers
    .filter(({ carrier }) => carrier.site_type === 'CLASSIC')
    .flatMap(({ tariffs }) => tariffPrice(tariffs, parcel) ?? [])
  return prices.length === 0 ? null : cents(Math.min(...prices))
}
