import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { CallBody } from '#schemas/api/calls.ts'
import { allergensWithin } from '#domain/shop/products/allergens.ts'
import { asyncCommitSql } from '#server/database/wait-for-flush.ts'
import type { OrdersTable, OrderLinesTable, StoredAddress, StoredCollect, StoredContent } from '#server/database/tables/order-tables.ts'
import { preparedStatement } from '#server/database/prepared.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { OfferLine } from '#server/shop/offers/validate-cart.ts'
import type { StockNeed } from '#server/shop/offers/required-stock.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { numberLockSql } from '#server/platform/numbering/next-number.ts'
import { reserveStockSql, type ReservedStock } from '#server/shop/reservations/stock-reservations.ts'
import { linkDays } from '#server/shop/order-links/order-link.ts'
import type { Hold, PaymentChoice } from '#server/shop/settings/payment-terms.ts'
import type { Holder, OrderCeilings } from '#server/shop/settings/unpaid-ceilings.ts'
import type { Identity } from './buyer-identity.ts'
import { ceilingSql } from './ceiling-sql.ts'
import type { ChosenCarrier, CollectChoice, DeliveryChoice } from './delivery-choice.ts'
import type { OrderCompany } from './order-company.ts'
import type { Priced } from './price-order.ts'
import type { AcceptedTerms } from './sale-terms.ts'

/** Everything of an order that is stored. */
export interface OrderInsert extends Priced {
  readonly scope: Scope
  readonly body: CallBody<'order.place'>
  readonly identity: Identity
  readonly isAgeChecked: boolean
  readonly billing: StoredAddress
  readonly company: OrderCompany | null
  readonly handover: DeliveryChoice
  readonly chosen: ChosenCarrier | null
  readonly lines: readonly OfferLine[]
  readonly stock: readonly StockNeed[]
  /** The stock that was reserved before; undefined when the insertion itself is to reserve it. */
  readonly taken: readonly ReservedStock[] | undefined
  readonly terms: AcceptedTerms
  readonly tokenHash: Buffer
  /** Hash of the token in the link of the buyer's mail. */
  readonly mailTokenHash: Buffer
  readonly network: string | null
  readonly paying: PaymentChoice
  /** The year of its number. */
  readonly year: string
  /** The time to pay; null when there is nothing to pay. */
  readonly hold: Hold | null
  /** The ceilings of the buyer's unpaid orders. */
  readonly ceilings: OrderCeilings
}

/** The numbers and the token that a stored order was given. */
export interface InsertedOrder {
  readonly id: number
  readonly reference: string
  readonly expiresAt: Date | null
  /** When the transfer is due, if the order ends sooner unless the buyer proves the e-mail address. */
  readonly dueAt: Date | null
}

/** Why an order was not stored: the stock does not suffice, or the unpaid orders of a holder would exceed their ceiling. */
export type UnstoredReason = 'STOCK' | Holder

/** Where and when an order is collected, as it is stored. */
function collectColumns(collect: CollectChoice | null) {
  if (collect === null) return { collect_address_id: null, collect_date: null, collect_schedule_id: null, collect: null }
  const { idAddress, place, slot } = collect
  const hours = slot && { from: slot.schedule.from, to: slot.schedule.to }
  const stored: StoredCollect = { place: [...place], hours }
  return {
    collect_address_id: idAddress,
    collect_date: slot?.date ?? null,
    collect_schedule_id: slot?.schedule.id ?? null,
    collect: stored,
  }
}

/** How an order gets there, as it is stored. */
function handoverColumns({ handover, chosen }: OrderInsert) {
  const { type, address, accessPoint, collect } = handover
  const carrier = chosen && {
    ...{ id: chosen.carrier.id, name: chosen.carrier.name, serviceCode: chosen.carrier.serviceCode },
    ...{ siteType: chosen.carrier.siteType, delayDays: [...chosen.carrier.delayDays], trackingUrl: chosen.carrier.trackingUrl },
  }
  return {
    delivery_type: type,
    delivery_address: address,
    carrier,
    access_point: accessPoint,
    ...collectColumns(collect),
  }
}

/** The columns of an order's amounts. */
function priceColumns({ quoted, code }: Priced) {
  const { subtotal, step, value, fees, total, vat } = quoted
  return {
    subtotal,
    step,
    discount_code_id: code?.id ?? null,
    discount_code: code?.code ?? null,
    discount_value: value,
    fees_price: fees.price,
    fees_paid: fees.paid,
    total,
    vat,
  }
}

/** The facts of a wine in a box at the time of sale: as many as of one that is sold alone. */
function storedContent({
  id,
  name,
  count,
  capacityMl,
  abv,
  container,
  allergens,
  facts,
}: OfferLine['sellable']['contents'][number]): StoredContent {
  return { id, name, count, capacityMl, abv, container, facts: { ...facts, allergens } }
}

/** The facts of a bottle or a box at the time of sale. Papers are made of them, however the catalogue changes. */
function lineColumns({ sellable }: OfferLine) {
  const { row } = sellable
  const facts = {
    ...{ abv: row.abv, appellation: row.appellation, colour: row.colour, sweetness: row.sweetness, grapes: row.grapes },
    ...{ organic: row.is_organic, container: row.container, crd: row.crd, kind: row.kind },
    allergens: allergensWithin(row.allergens, sellable.contents),
    withdrawalExemption: row.withdrawal_exempt,
    ...(sellable.variants.length > 0 && { variants: sellable.variants }),
  }
  return {
    sellable_id: sellable.id,
    product_id: sellable.productId,
    product_type: sellable.type,
    reference: row.reference,
    name: row.title,
    year: row.year,
    capacity_ml: row.capacity_ml,
    facts,
    contents: sellable.contents.map(storedContent),
  }
}

function orderColumns(order: OrderInsert) {
  const { scope, body, identity, billing, company, tokenHash, terms, paying } = order
  const { userId, email, firstname, lastname, phone } = identity
  return {
    ...{ site_id: scope.site.id, token_hash: `\\x${tokenHash.toString('hex')}`, user_id: userId, email, firstname, lastname, phone },
    ...{ payment_status: paying.bank ? 'AWAITING_TRANSFER' : 'PENDING_PAYMENT', payment_method: paying.method },
    ...{ locale: scope.locale, message: body.message ?? null },
    gift: body.gift ? { from: body.gift.from, message: body.gift.message || null } : null,
    company,
    billing_address: billing,
    ...handoverColumns(order),
    ...priceColumns(order),
    sale_terms_hash: terms.hash,
    network_hash: order.hold === null ? null : order.network,
  }
}

function lineRows({ scope, lines, quoted }: OrderInsert) {
  return lines.flatMap((line, position) => {
    const priced = quoted.lines[position]
    if (!priced) return []
    const { quantity, price, discount, share, total, vatRate } = priced
    return [{ site_id: scope.site.id, position, ...lineColumns(line), vat_rate: vatRate, quantity, price, discount, share, total }]
  })
}

const columnsOfOrder = [
  ...[
    'site_id',
    'token_hash',
    'user_id',
    'email',
    'firstname',
    'lastname',
    'phone',
    'payment_status',
    'payment_method',
    'locale',
    'message',
  ],
  ...['gift', 'company', 'billing_address', 'delivery_type', 'delivery_address', 'carrier', 'access_point', 'collect_address_id'],
  ...[
    'collect_date',
    'collect_schedule_id',
    'collect',
    'subtotal',
    'step',
    'discount_code_id',
    'discount_code',
    'discount_value',
    'fees_price',
  ],
  ...['fees_paid', 'total', 'vat', 'sale_terms_hash', 'network_hash'],
] as const satisfies readonly (keyof OrdersTable)[]

const columnsOfLine = [
  ...['site_id', 'position', 'sellable_id', 'product_id', 'product_type', 'reference', 'name', 'year', 'capacity_ml', 'facts', 'contents'],
  ...['vat_rate', 'quantity', 'price', 'discount', 'share', 'total'],
] as const satisfies readonly (keyof OrderLinesTable)[]

const list = (names: readonly string[], of = '') => sql.join(names.map((name) => sql.ref(`${of}${name}`)))
const orderInto = list(columnsOfOrder)
const orderFrom = list(columnsOfOrder, 'o.')
const lineInto = list(columnsOfLine)
const lineFrom = list(columnsOfLine, 'l.')

interface StockParts {
  readonly first: RawBuilder<unknown>
  readonly when: RawBuilder<unknown>
  /** The reserved units: rows `t` of a stock with their count. */
  readonly taken: RawBuilder<unknown>
}

/** Takes the stock of an order in the statement that stores it, unless that was done before: the order has a number only when there was enough. */
function stockOf({ scope, taken, stock }: OrderInsert): StockParts {
  if (taken === undefined && stock.length > 0) {
    const when = sql`where (select count(*) from taken) = ${stock.length}::integer`
    return { first: sql`${reserveStockSql(scope.site.id, stock)},`, when, taken: sql`taken as t` }
  }
  const [ids, quantities] = [(taken ?? []).map(({ id }) => id), (taken ?? []).map(({ quantity }) => quantity)]
  return { first: sql``, when: sql``, taken: sql`unnest(${ids}::integer[], ${quantities}::integer[]) as t (sellable_id, quantity)` }
}

/** Row that the statement returns: `exceeded` names the holder that would exceed its ceiling; without enough stock there is no row. */
type WrittenRow = { readonly exceeded: Holder | null } & { readonly [Key in keyof InsertedOrder]: InsertedOrder[Key] | null }

function toInserted({ exceeded, id, reference, ...times }: WrittenRow): InsertedOrder | UnstoredReason {
  if (exceeded !== null) return exceeded
  return id === null || reference === null ? 'STOCK' : { id, reference, ...times }
}

/**
 * Gives an order its number and stores it with its lines, its reserved stock and the link of its mail, in one statement.
 *
 * - All orders of a site wait for the number. The statement asks this server nothing meanwhile.
 * - The commit does not wait for the disk. The response does: it is sent after a flush.
 * - The caller rolls the transaction back when the answer is a reason.
 */
export async function writeOrder(trx: Transaction<Tables>, order: OrderInsert): Promise<InsertedOrder | UnstoredReason> {
  const { scope, terms, year, hold, isAgeChecked, identity } = order
  const siteId = scope.site.id
  const { first, when, taken } = stockOf(order)
  const { rows } = await sql<WrittenRow>`${preparedStatement}
    with ${first} number as (
      insert into counters (site_id, name, value)
      select ${siteId}::integer, ${`orders ${year}`}::text, 1 from (select ${asyncCommitSql}, ${numberLockSql(siteId, `orders ${year}`)}) as early ${when}
      on conflict (site_id, name) do update set value = counters.value + 1
      returning value
    ), terms as (
      insert into sale_terms (site_id, hash, html)
      select ${siteId}::integer, ${terms.hash}::text, ${terms.html}::text from number
      where not exists (select from sale_terms where site_id = ${siteId} and hash = ${terms.hash})
      on conflict do nothing
    ), ${ceilingSql(order, taken)}, placed as (
      insert into orders (reference, majority_checked_at, email_proved_at, expires_at, due_at, ${orderInto})
      select ${`${year}-`}::text || lpad(value::text, greatest(6, length(value::text)), '0'), case when ${isAgeChecked}::boolean then now() end,
        case when ${identity.userId !== null}::boolean then now() end,
        now() + make_interval(secs => ${hold?.seconds ?? null}::integer), now() + make_interval(secs => ${hold?.dueSeconds ?? null}::integer), ${orderFrom}
      from number, jsonb_populate_record(null::orders, ${JSON.stringify(orderColumns(order))}::jsonb) as o
      where not exists (select from exceeded)
      returning id, reference, expires_at, due_at
    ), mailed as (
      insert into order_links (token_hash, site_id, order_id, expires_at)
      select ${order.mailTokenHash}::bytea, ${siteId}::integer, id, now() + make_interval(days => ${linkDays}::integer) from placed
    ), lines as (
      insert into order_lines (order_id, ${lineInto})
      select placed.id, ${lineFrom}
      from placed, jsonb_populate_recordset(null::order_lines, ${JSON.stringify(lineRows(order))}::jsonb) as l
    ), holds as (
      insert into order_holds (site_id, order_id, sellable_id, quantity)
      select ${siteId}::integer, placed.id, t.sellable_id, t.quantity from placed, ${taken} where t.quantity > 0
    )
    select exceeded.holder as exceeded, placed.id, placed.reference, placed.expires_at as "expiresAt", placed.due_at as "dueAt"
    from (select from number) as numbered left join placed on true left join exceeded on true
  `.execute(trx)
  const [row] = rows
  return row ? toInserted(row) : 'STOCK'
}
