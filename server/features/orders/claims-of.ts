import { sql, type Kysely, type Selectable } from 'kysely'
import { cents, noCents, type Cents } from '#domain/shop/cents.ts'
import { readClaims, type Claims, type GivingBack } from '#domain/shop/withdrawal-claims.ts'
import type { OrderLinesTable } from '#server/database/order-tables.ts'
import type { Tables } from '#server/database/tables.ts'

type LineRow = Pick<Selectable<OrderLinesTable>, 'position' | 'sellable_id' | 'quantity' | 'vat_rate' | 'total'>

/** What was billed of an order. */
interface BilledRows {
  readonly rows: readonly LineRow[]
  readonly fees: Cents
}

const idsOf = (rows: BilledRows['rows'], lines: readonly { readonly position: number; readonly quantity: number }[]) =>
  lines.flatMap(({ position, quantity }) => {
    const id = rows.find((row) => row.position === position)?.sellable_id
    return id === undefined ? [] : [{ id, quantity }]
  })

async function creditsOf(db: Kysely<Tables>, orderId: number, rows: BilledRows['rows']) {
  const notes = db.selectFrom('papers').select(['lines', 'fees', 'issued_at as at']).where('order_id', '=', orderId)
  return (await notes.where('kind', '=', 'CREDIT_NOTE').orderBy('id').execute()).map(({ lines, fees, at }) => ({
    ...{ kind: 'CREDIT' as const, at, fees: cents(fees) },
    lines: idsOf(rows, lines),
  }))
}

async function withdrawalsOf(db: Kysely<Tables>, orderId: number) {
  const known = db
    .selectFrom('withdrawals')
    .select(['refund', 'settled_at as at', 'returned_at as returnedAt'])
    .where('order_id', '=', orderId)
  return (await known.where('refund', 'is not', null).orderBy('id').execute()).flatMap(({ refund, at, returnedAt }) =>
    refund && at ? [{ kind: 'CLAIM' as const, at, isBack: returnedAt !== null, lines: refund.lines, fees: cents(refund.fees) }] : [],
  )
}

/** What has come back of withdrawals of which something is awaited still; of the others all has. */
async function partsOf(db: Kysely<Tables>, orderId: number, rows: BilledRows['rows']) {
  const parts = db.selectFrom('order_events').select(['lines', 'at']).where('order_id', '=', orderId).where('event', '=', 'RETURN_PART')
  const sinceAll = sql<boolean>`id > coalesce((select max(e.id) from order_events e where e.order_id = ${orderId} and e.event = 'RETURN'), 0)`
  return (await parts.where(sinceAll).orderBy('id').execute()).map(({ lines, at }) => ({
    ...{ kind: 'RETURN' as const, at, fees: noCents },
    lines: idsOf(
      rows,
      (lines ?? []).map(({ line: position, quantity }) => ({ position, quantity })),
    ),
  }))
}

/** What credit notes have given back of an order, and what its withdrawals claim besides; its lines are named by what they sell. */
export async function claimsOf(db: Kysely<Tables>, orderId: number, { rows, fees }: BilledRows): Promise<Claims> {
  const said = [...(await creditsOf(db, orderId, rows)), ...(await withdrawalsOf(db, orderId)), ...(await partsOf(db, orderId, rows))]
  const history: readonly GivingBack[] = said.sort((one, other) => one.at.getTime() - other.at.getTime())
  const lines = rows.map(({ sellable_id: id, quantity, vat_rate: vatRate, total }) => ({ id, quantity, vatRate, total: cents(total) }))
  return readClaims({ lines, fees }, history)
}
