import type { Kysely } from 'kysely'
import type { CallBody } from '#schemas/api/calls.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { compactPostalCode, isPostalCode } from '#domain/shop/shipping/postal-code.ts'
import type { StoredAddress } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readCountry } from '#server/shop/delivery/countries.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

type SentAddress = CallBody<'order.place'>['address']['billing']

/** Refuses a place at a field of the order: it is none of those to choose from, or is not there. */
export function placeError(locale: string, field: string, code: 'OPTION' | 'REQUIRED' = 'OPTION'): ApiError {
  return new ApiError('BAD_ADDRESS', { errors: [{ field, code, message: fieldErrorMessage(code, locale) }] })
}

/** An address as it is stored; refused at the field that is wrong when its country is not there, or its postal code is none of that country. */
export async function readAddress(
  db: Kysely<Tables>,
  sent: SentAddress,
  { locale, at }: { readonly locale: string; readonly at: 'address.billing' | 'address.delivery' },
): Promise<StoredAddress> {
  const country = await readCountry(db, sent.country)
  if (!country) throw placeError(locale, `${at}.country`)
  const postalCode = compactPostalCode(sent.postalCode, country.alphaTwo)
  if (!isPostalCode(country.alphaTwo, postalCode)) {
    const message = fieldErrorMessage('FORMAT', locale, { reason: 'postalCode' })
    throw new ApiError('BAD_ADDRESS', { errors: [{ field: `${at}.postalCode`, code: 'FORMAT', message }] })
  }
  const { firstname, lastname, address, addressPart2, city } = sent
  return { firstname, lastname, address, addressPart2: addressPart2 || null, postalCode, city, country: country.alphaTwo }
}
