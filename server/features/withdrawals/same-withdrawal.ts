import { sql, type Selectable, type Transaction } from 'kysely'
import { holdLock } from '#server/database/hold-lock.ts'
import type { Tables } from '#server/database/tables.ts'
import type { WithdrawalsTable } from '#server/database/withdrawal-tables.ts'

/** A withdrawal that was received before, and when. */
export interface KnownWithdrawal {
  readonly id: number
  readonly receivedAt: Date
}

/**
 * The withdrawal that was received in the last day and says the same: it was sent from two tabs, or again after going back. Who gives up as much of the same
 * order again has seen that some is given up, or declares it after the first was received without saying what they have seen; a guest sees nothing. One that
 * found its order over and was forgotten as that was revived had no effect: there the same counts. The same is heard one after the other.
 */
export async function findSame(
  trx: Transaction<Tables>,
  { id, site_id: siteId, reference, email }: Selectable<WithdrawalsTable>,
): Promise<KnownWithdrawal | null> {
  await holdLock(trx, `withdrawal ${siteId} ${reference} ${email}`)
  const { rows } = await sql<KnownWithdrawal>`
    select w.id, w.received_at as "receivedAt"
    from withdrawals own join withdrawals w on w.site_id = own.site_id and w.reference = own.reference and w.email = own.email
    where own.id = ${id} and w.id <> own.id and w.received_at > now() - interval '1 day'
      and (w.name, w.scope) = (own.name, own.scope) and (w.message, w.products, w.seen) is not distinct from (own.message, own.products, own.seen)
      and (own.requested_at <= w.received_at or own.seen is not null or (own.order_id is null and own.scope <> 'LINES'))
      and not (w.standing is not distinct from 'ENDED' and exists (
        select from orders o where o.id = w.order_id and o.payment_status in ('PAID', 'PARTLY_REFUNDED')))
    order by w.id limit 1
  `.execute(trx)
  return rows[0] ?? null
}

/** The withdrawal that another was found to repeat. */
export async function readRepeated(trx: Transaction<Tables>, id: number): Promise<KnownWithdrawal | null> {
  const known = trx.selectFrom('withdrawals').select(['id', 'received_at']).where('id', '=', id)
  const row = await known.executeTakeFirst()
  return row?.received_at ? { id: row.id, receivedAt: row.received_at } : null
}
