import type { CallData } from '#schemas/api/calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { destinationOf, linesOf } from '#server/shop/orders/load-order.ts'
import type { ChosenCarrier } from './delivery-choice.ts'
import type { OrderMailData } from './order-mails.ts'
import type { PreparedOrder } from './prepare-order.ts'

/** Collects the content of the mails about a placed order. */
export function toOrderMailData(
  { request, identity, delivery, billing, company, body, now }: PreparedOrder,
  placed: CallData<'order.place'>,
  carrier: ChosenCarrier | null,
): Omit<OrderMailData, 'twin' | 'mailToken'> {
  const { address, accessPoint, collect } = delivery
  const slot = collect?.slot
  return {
    ...{ scope: request.scope, identity, placed, company },
    orderedAt: toInstant(new Date(now)),
    billing: linesOf(billing),
    destination: collect?.place ?? destinationOf({ delivery_address: address, access_point: accessPoint }),
    delayDays: carrier?.carrier.delayDays ?? null,
    collectAt: slot ? { day: slot.date, from: slot.schedule.from, to: slot.schedule.to } : null,
    message: body.message ?? null,
    gift: body.gift ? { from: body.gift.from, message: body.gift.message || null } : null,
  }
}
