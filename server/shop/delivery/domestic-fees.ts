import type { Kysely } from 'kysely'
import { frenchFeesOf, type FrenchFees } from '#domain/shop/shipping/domestic-fees.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { readCarriers } from './carriers.ts'
import { readCountry } from './countries.ts'

/** Returns the delivery prices of a site in France by the size of the parcel. */
export async function readFrenchFees(db: Kysely<Tables>, scope: Scope): Promise<readonly FrenchFees[]> {
  const france = await readCountry(db, 'FR')
  const carriers = france ? await readCarriers(db, scope, france.id) : []
  return frenchFeesOf(carriers.map(({ carrier, tariffs }) => ({ isExport: carrier.site_type === 'VIGNOBLE_EXPORT', tariffs })))
}
