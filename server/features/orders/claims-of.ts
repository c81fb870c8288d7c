import type { Selectable, Transaction } from 'kysely'
import { cents, type Cents } from '#domain/shop/cents.ts'
import { readClaims, type Claims, type GivingBack } from '#domain/shop/withdrawal-claims.ts'
import type { OrderLinesTable } from '#server/database/order-tables.ts'
import type { Tables } from '#server/database/tables.ts'

type LineRow = Pick<Selectable<OrderLinesTable>, 'position' | 'sellable_id' | 'quantity' | 'vat_rate' | 'total'>

/** What was billed of an order. */
interface BilledRows {
  readonly rows: readonly LineRow[]
  readonly fees: Cents
}

async function creditsOf(trx: Transaction<Tables>, orderId: number, rows: BilledRows['rows']) {
  const notes = trx.selectFrom('papers').select(['lines', 'fees', 'issued_at as at']).where('order_id', '=', orderId)
  return (await notes.where('kind', '=', 'CREDIT_NOTE').orderBy('id').execute()).map(({ lines, fees, at }) => ({
    ...{ kind: 'CREDIT' as const, at, fees: cents(fees) },
    lines: lines.flatMap(({ position, quantity }) => {
      const id = rows.find((row) => row.position === position)?.sellable_id
      return id === undefined ? [] : [{ id, quantity }]
    }),
  }))
}

async function withdrawalsOf(trx: Transaction<Tables>, orderId: number) {
  const known = trx
    .selectFrom('withdrawals')
    .select(['refund', 'settled_at as at', 'returned_at as returnedAt'])
    .where('order_id', '=', orderId)
  return (await known.where('refund', 'is not', null).orderBy('id').execute()).flatMap(({ refund, at, returnedAt }) =>
    refund && at ? [{ kind: 'CLAIM' as const, at, isBack: returnedAt !== null, lines: refund.lines, fees: cents(refund.fees) }] : [],
  )
}

/** What credit notes have given back of an order, and what its withdrawals claim besides; its lines are named by what they sell. */
export async function claimsOf(trx: Transaction<Tables>, orderId: number, { rows, fees }: BilledRows): Promise<Claims> {
  const said = [...(await creditsOf(trx, orderId, rows)), ...(await withdrawalsOf(trx, orderId))]
  const history: readonly GivingBack[] = said.sort((one, other) => one.at.getTime() - other.at.getTime())
  const lines = rows.map(({ sellable_id: id, quantity, vat_rate: vatRate, total }) => ({ id, quantity, vatRate, total: cents(total) }))
  return readClaims({ lines, fees }, history)
}
