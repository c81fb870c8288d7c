import type { CallBody } from '#schemas/api/calls.ts'
import { compactNumber, isSiret } from '#domain/shop/siret.ts'
import { isVatNumber, normaliseVatNumber } from '#domain/shop/vat-number.ts'
import type { OrdersTable } from '#server/database/order-tables.ts'
import { refuseFields } from '#server/features/refuse-fields.ts'

/** The company that an order is billed to. */
export type OrderCompany = NonNullable<OrdersTable['company']>

/** The company that an order is billed to; null when a person buys. Numbers that cannot be those of a company are refused. */
export function readCompany(sent: CallBody<'order.place'>['company'], locale: string): OrderCompany | null {
  if (!sent) return null
  const siret = sent.siret ? compactNumber(sent.siret) : null
  const vatNumber = sent.vatNumber ? normaliseVatNumber(sent.vatNumber) : null
  const faults = [
    ...(siret !== null && !isSiret(siret) ? ['company.siret'] : []),
    ...(vatNumber !== null && !isVatNumber(vatNumber) ? ['company.vatNumber'] : []),
  ]
  if (faults.length > 0)
    throw refuseFields(
      locale,
      faults.map((field) => ({ field, code: 'FORMAT' as const })),
    )
  return { name: sent.name, siret, vatNumber, reference: sent.reference ?? null }
}
