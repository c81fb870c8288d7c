import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import { cents, zeroCents, type Cents } from '#domain/shop/pricing/cents.ts'
import { readClaims, type Claims, type ReturnStep } from '#domain/shop/orders/withdrawal-claims.ts'
import type { OrderLinesTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { OrderOfSite } from '#server/shop/reservations/order-of-site.ts'

type LineRow = Pick<Selectable<OrderLinesTable>, 'position' | 'sellable_id' | 'quantity' | 'cancelled' | 'vat_rate' | 'total'>

/** The billed lines and fees of an order. */
interface BilledRows {
  readonly rows: readonly LineRow[]
  readonly fees: Cents
}

type AtPositions = readonly { readonly position: number; readonly quantity: number }[]
/** A step at a time of the database's clock, to the microsecond, which a Date does not hold. */
type Step = ReturnStep & { readonly at: number }

const momentOf = (time: RawBuilder<unknown>) => sql<number>`(extract(epoch from ${time}) * 1000000)::bigint`.as('at')
const noted = sql`noted_at`

const idsOf = (rows: BilledRows['rows'], lines: AtPositions) =>
  lines.flatMap(({ position, quantity }) => {
    const id = rows.find((row) => row.position === position)?.sellable_id
    return id === undefined ? [] : [{ id, quantity }]
  })

/** The unsent units of each credit note. Unsent units are refunded first, until all of them are refunded. */
function unsentIn(rows: BilledRows['rows'], notes: readonly AtPositions[]): AtPositions[] {
  const left = new Map(rows.map(({ position, cancelled }) => [position, cancelled]))
  return notes.map((lines) =>
    lines.map(({ position, quantity }) => {
      const unsent = Math.min(quantity, left.get(position) ?? 0)
      left.set(position, (left.get(position) ?? 0) - unsent)
      return { position, quantity: unsent }
    }),
  )
}

async function creditsOf(db: Kysely<Tables>, { siteId, orderId }: OrderOfSite, rows: BilledRows['rows']): Promise<Step[]> {
  const written = db
    .selectFrom('papers')
    .select(['lines', 'fees', momentOf(noted)])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
  const notes = await written.where('kind', '=', 'CREDIT_NOTE').orderBy('id').execute()
  const unsent = unsentIn(
    rows,
    notes.map(({ lines }) => lines),
  )
  return notes.map(({ lines, fees, at }, index) => ({
    ...{ kind: 'CREDIT' as const, at, fees: cents(fees) },
    ...{ lines: idsOf(rows, lines), unsent: idsOf(rows, unsent[index] ?? []) },
  }))
}

/** Reads the claims of withdrawals, from the time of the decision by the rules or by an administrator. */
async function withdrawalsOf(db: Kysely<Tables>, { siteId, orderId }: OrderOfSite): Promise<Step[]> {
  const known = db.selectFrom('withdrawals').where('site_id', '=', siteId).where('order_id', '=', orderId)
  const claiming = known.select(['refund', momentOf(sql`coalesce(ruled_at, settled_at)`)]).where('refund', 'is not', null)
  return (await claiming.orderBy('id').execute()).flatMap(({ refund, at }) =>
    refund ? [{ kind: 'CLAIM' as const, at, lines: refund.lines, fees: cents(refund.fees) }] : [],
  )
}

const stepsOf = { RETURN_PART: 'RETURN', RETURN: 'RETURN_ALL', LAPSE: 'LAPSE' } as const

/**
 * Reads the returns of withdrawals: a part or all awaited units, which is unknown for old returns; and the lapse of awaited units that
 * never came back.
 */
async function returnsOf(db: Kysely<Tables>, { siteId, orderId }: OrderOfSite, rows: BilledRows['rows']): Promise<Step[]> {
  const known = db
    .selectFrom('order_events')
    .select(['event', 'lines', momentOf(noted)])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
  return (await known.where('event', 'in', ['RETURN', 'RETURN_PART', 'LAPSE']).orderBy('id').execute()).map(({ event, lines, at }) => {
    const units = lines?.map(({ line: position, quantity }) => ({ position, quantity })) ?? rows
    return { kind: stepsOf[event as keyof typeof stepsOf], at, fees: zeroCents, lines: idsOf(rows, units) }
  })
}

/** Reads the refunds of an order and the further claims of its withdrawals. Lines are named by their sellable. */
export async function claimsOf(db: Kysely<Tables>, order: OrderOfSite, { rows, fees }: BilledRows): Promise<Claims> {
  const said = [...(await creditsOf(db, order, rows)), ...(await withdrawalsOf(db, order)), ...(await returnsOf(db, order, rows))]
  const history: readonly ReturnStep[] = said.sort((one, other) => one.at - other.at)
  const lines = rows.map(({ sellable_id: id, quantity, vat_rate: vatRate, total }) => ({ id, quantity, vatRate, total: cents(total) }))
  return readClaims({ lines, fees }, history)
}
