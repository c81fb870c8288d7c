import type { CallBody } from '#schemas/api/calls.ts'
import { siretFault, vatNumberFault } from '#domain/shop/companies/company-numbers.ts'
import { compactNumber } from '#domain/shop/companies/siret.ts'
import { normaliseVatNumber } from '#domain/shop/companies/vat-number.ts'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import { validationError, type InvalidField } from '#server/platform/errors/validation-error.ts'

/** The company that an order is billed to. */
export type OrderCompany = NonNullable<OrdersTable['company']>

/** The company that an order is billed to; null when a person buys. Numbers that cannot be those of a company are refused. */
export function readCompany(sent: CallBody<'order.place'>['company'], locale: string): OrderCompany | null {
  if (!sent) return null
  const reasons = {
    'company.siret': siretFault(sent.siret ?? ''),
    // That of another company than the SIRET is taken: since 2023, companies taxed as one have the number of their group.
    'company.vatNumber': vatNumberFault(sent.vatNumber ?? ''),
  }
  const faults = Object.entries(reasons).flatMap(([field, reason]): InvalidField[] => (reason ? [{ field, code: 'FORMAT', reason }] : []))
  if (faults.length > 0) throw validationError(locale, faults)
  const siret = compactNumber(sent.siret ?? '') || null
  const vatNumber = normaliseVatNumber(sent.vatNumber ?? '') || null
  return { name: sent.name, siret, vatNumber, reference: sent.reference || null }
}
