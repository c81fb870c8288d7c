import type { Kysely } from 'kysely'
import type { CallBody } from '#schemas/api/calls.ts'
import { compactPostalCode, isPostalCode } from '#domain/shop/postal-code.ts'
import type { StoredAddress } from '#server/database/order-tables.ts'
import type { Tables } from '#server/database/tables.ts'
import { readCountry } from '#server/features/delivery/countries.ts'
import { Refusal } from '#server/features/refusal.ts'

type SentAddress = CallBody<'order.place'>['address']['billing']

/** An address as it is stored; refused when its country is not there, or its postal code is none of that country. */
export async function readAddress(db: Kysely<Tables>, sent: SentAddress): Promise<StoredAddress> {
  const country = await readCountry(db, sent.country)
  const postalCode = compactPostalCode(sent.postalCode)
  if (!country || !isPostalCode(country.alphaTwo, postalCode)) throw new Refusal('BAD_ADDRESS')
  const { firstname, lastname, address, addressPart2, city } = sent
  return { firstname, lastname, address, addressPart2: addressPart2 ?? null, postalCode, city, country: country.alphaTwo }
}
