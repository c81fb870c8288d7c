import type { CallData } from '#schemas/api/calls.ts'
import type { PaymentDto } from '#schemas/api/shop/payment.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { toEuros } from '#domain/shop/pricing/cents.ts'
import { arrivesBefore } from '#domain/shop/orders/payment-deadline.ts'
import type { OfferLine } from '#server/shop/offers/validate-cart.ts'
import { toTransfer, type PaymentChoice } from '#server/shop/settings/payment-terms.ts'
import { pickupDay, type ChosenCarrier, type DeliveryChoice } from './delivery-choice.ts'
import type { Priced } from './price-order.ts'
import { serialiseTier, writeVat } from './serialise-quote.ts'

/** A placed order, with what its response tells. */
export interface PlacedOrder extends Priced {
  readonly id: number
  readonly reference: string
  readonly token: string
  readonly lines: readonly OfferLine[]
  readonly handover: DeliveryChoice
  readonly chosen: ChosenCarrier | null
  readonly paying: PaymentChoice
  /** When it ends unless it is paid; null when there is nothing to pay. */
  readonly expiresAt: Date | null
  /** When its transfer is due, where the order ends sooner unless the buyer proves the e-mail address. */
  readonly dueAt: Date | null
  /** When it was taken. */
  readonly now: number
}

function writeProducts({ lines, quoted }: PlacedOrder): CallData<'order.place'>['order']['products'] {
  return lines.flatMap(({ sellable }, position) => {
    const line = quoted.lines[position]
    if (!line) return []
    const { id, quantity, price, discount, share, total } = line
    const { title: name, year, capacity_ml: capacityMl } = sellable.row
    const { variants } = sellable
    const told = { name, year, capacityMl, ...(variants.length > 0 && { variants: [...variants] }) }
    const amounts = { price: toEuros(price), discount: toEuros(discount), share: toEuros(share), total: toEuros(total) }
    return [{ id, ...told, quantity, ...amounts }]
  })
}

function writePayment({ reference, paying: { method, bank }, expiresAt, dueAt: due }: PlacedOrder): PaymentDto {
  if (expiresAt === null) return null
  if (method === 'TRANSFER') return bank && toTransfer(reference, bank, { expires: expiresAt, due })
  // The provider is asked only when the order is stored.
  return { method, clientSecret: null }
}

function statusOf({ paying, expiresAt }: PlacedOrder): CallData<'order.place'>['order']['status'] {
  if (expiresAt === null) return 'PAID'
  return paying.bank ? 'AWAITING_TRANSFER' : 'PENDING_PAYMENT'
}

/** Makes the response to a placed order: what was ordered, and how it is paid. */
export function orderResponse(taken: PlacedOrder): CallData<'order.place'> {
  const { id, reference, token, quoted, code, handover, chosen, expiresAt, now } = taken
  return {
    order: {
      ...{ id, reference, accessToken: token, status: statusOf(taken) },
      products: writeProducts(taken),
      subtotal: toEuros(quoted.subtotal),
      step: serialiseTier(quoted.step),
      discount: code && { code: code.code, value: toEuros(quoted.value) },
      ...{ shippingFees: toEuros(quoted.fees.paid), total: toEuros(quoted.total), vat: writeVat(quoted.vat) },
      delivery: { type: handover.type, name: chosen?.carrier.name ?? null },
      expiresAt: expiresAt && toInstant(expiresAt),
      ...(!arrivesBefore('TRANSFER', pickupDay(handover), now) && { takesTransfer: false as const }),
      ...(!arrivesBefore('SEPA_DEBIT', pickupDay(handover), now) && { takesDebit: false as const }),
    },
    payment: writePayment(taken),
  }
}
