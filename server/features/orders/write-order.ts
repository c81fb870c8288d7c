import { sql, type Transaction } from 'kysely'
import type { CallBody } from '#schemas/api/calls.ts'
import type { StoredAddress } from '#server/database/order-tables.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OfferLine } from '#server/features/cart/check-cart.ts'
import type { Scope } from '#server/features/sites/site.ts'
import type { Identity } from './buyer-identity.ts'
import type { ChosenCarrier, Handover } from './handover.ts'
import type { OrderCompany } from './order-company.ts'
import type { Priced } from './price-order.ts'
import type { Paying } from './transfer.ts'

/** Everything of an order that is stored. */
export interface OrderToWrite extends Priced {
  readonly scope: Scope
  readonly body: CallBody<'order.place'>
  readonly identity: Identity
  readonly isAgeChecked: boolean
  readonly billing: StoredAddress
  readonly company: OrderCompany | null
  readonly handover: Handover
  readonly chosen: ChosenCarrier | null
  readonly lines: readonly OfferLine[]
  readonly termsHash: string
  readonly reference: string
  readonly tokenHash: Buffer
  readonly paying: Paying
  readonly expiresAt: Date | null
}

const stored = <T>(value: T | null) => (value === null ? null : jsonb(value))

/** How an order gets there, as it is stored. */
function handoverColumns({ handover, chosen }: OrderToWrite) {
  const { type, address, accessPoint, collect } = handover
  const carrier = chosen && {
    ...{ id: chosen.carrier.id, name: chosen.carrier.name, serviceCode: chosen.carrier.serviceCode },
    ...{ siteType: chosen.carrier.siteType, delayDays: [...chosen.carrier.delayDays], trackingUrl: chosen.carrier.trackingUrl },
  }
  return {
    delivery_type: type,
    delivery_address: stored(address),
    carrier: stored(carrier),
    access_point: stored(accessPoint),
    collect_address_id: collect?.idAddress ?? null,
    collect_date: collect?.slot?.date ?? null,
    collect_schedule_id: collect?.slot?.schedule.id ?? null,
  }
}

/** What an order costs, as it is stored. */
function priceColumns({ quoted, code }: Priced) {
  const { subtotal, step, value, fees, total, vat } = quoted
  return {
    subtotal,
    step: stored(step),
    discount_code_id: code?.id ?? null,
    discount_code: code?.code ?? null,
    discount_value: value,
    fees_price: fees.price,
    fees_paid: fees.paid,
    total,
    vat: jsonb([...vat]),
  }
}

/** What is known of a bottle or a box when it is sold: papers are made of this, however the catalogue changes. */
function lineColumns({ sellable }: OfferLine) {
  const { row } = sellable
  const facts = {
    ...{ abv: row.abv, appellation: row.appellation, colour: row.colour, sweetness: row.sweetness, grapes: row.grapes },
    ...{ organic: row.is_organic, allergens: row.allergens, container: row.container, crd: row.crd, kind: row.kind },
    withdrawalExemption: row.withdrawal_exempt,
  }
  return {
    sellable_id: sellable.id,
    product_id: sellable.productId,
    product_type: sellable.type,
    reference: row.reference,
    name: row.title,
    year: row.year,
    capacity_ml: row.capacity_ml,
    facts: jsonb(facts),
    contents: jsonb(
      sellable.contents.map(({ id, name, count, capacityMl, abv, container }) => ({ id, name, count, capacityMl, abv, container })),
    ),
  }
}

async function writeLines(trx: Transaction<Tables>, orderId: number, { scope, lines, quoted }: OrderToWrite): Promise<void> {
  const rows = lines.flatMap((line, position) => {
    const priced = quoted.lines[position]
    if (!priced) return []
    const { quantity, price, discount, share, total, vatRate } = priced
    const own = { site_id: scope.site.id, order_id: orderId, position }
    return [{ ...own, ...lineColumns(line), vat_rate: vatRate, quantity, price, discount, share, total }]
  })
  await trx.insertInto('order_lines').values(rows).execute()
}

/** Stores an order with its lines; answers its number. */
export async function writeOrder(trx: Transaction<Tables>, order: OrderToWrite): Promise<number> {
  const { scope, body, identity, billing, company, reference, tokenHash, termsHash, expiresAt, isAgeChecked, paying } = order
  const { userId, email, firstname, lastname, phone } = identity
  const { id } = await trx
    .insertInto('orders')
    .values({
      ...{ site_id: scope.site.id, reference, token_hash: tokenHash, user_id: userId, email, firstname, lastname, phone },
      ...{ payment_status: paying.bank ? 'AWAITING_TRANSFER' : 'PENDING_PAYMENT', payment_method: paying.method },
      ...{ locale: scope.locale, message: body.message ?? null },
      majority_checked_at: isAgeChecked ? sql<Date>`now()` : null,
      gift: stored(body.gift ? { from: body.gift.from, message: body.gift.message ?? null } : null),
      company: stored(company),
      billing_address: jsonb(billing),
      ...handoverColumns(order),
      ...priceColumns(order),
      sale_terms_hash: termsHash,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeLines(trx, id, order)
  return id
}
