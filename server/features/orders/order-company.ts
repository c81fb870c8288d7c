import type { CallBody } from '#schemas/api/calls.ts'
import { compactNumber, isSiret } from '#domain/shop/siret.ts'
import { isVatNumber, normaliseVatNumber } from '#domain/shop/vat-number.ts'
import type { OrdersTable } from '#server/database/order-tables.ts'
import { refuseFields, type FieldFault } from '#server/features/refuse-fields.ts'

/** The company that an order is billed to. */
export type OrderCompany = NonNullable<OrdersTable['company']>

function siretFault(siret: string): FieldFault {
  return { field: 'company.siret', code: 'FORMAT', reason: /^\d{14}$/.test(siret) ? 'siretCheck' : 'siretLength' }
}

function vatFault(vatNumber: string): FieldFault {
  return { field: 'company.vatNumber', code: 'FORMAT', reason: vatNumber.startsWith('FR') ? 'vatKey' : 'vatForm' }
}

/** The company that an order is billed to; null when a person buys. Numbers that cannot be those of a company are refused. */
export function readCompany(sent: CallBody<'order.place'>['company'], locale: string): OrderCompany | null {
  if (!sent) return null
  const siret = sent.siret ? compactNumber(sent.siret) : null
  const vatNumber = sent.vatNumber ? normaliseVatNumber(sent.vatNumber) : null
  const faults: FieldFault[] = []
  if (siret !== null && !isSiret(siret)) faults.push(siretFault(siret))
  // That of another company than the SIRET is taken: since 2023, companies taxed as one have the number of their group.
  if (vatNumber !== null && !isVatNumber(vatNumber)) faults.push(vatFault(vatNumber))
  if (faults.length > 0) throw refuseFields(locale, faults)
  return { name: sent.name, siret, vatNumber, reference: sent.reference || null }
}
