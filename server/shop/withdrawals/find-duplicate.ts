import { sql, type Selectable, type Transaction } from 'kysely'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { WithdrawalsTable } from '#server/database/tables/withdrawal-tables.ts'

/** A withdrawal that was received before, and when. */
export interface KnownWithdrawal {
  readonly id: number
  readonly receivedAt: Date
}

/** The units of a withdrawal by number alone: without proof of the order no names are returned, and the order of lines means nothing. */
const namedBy = (withdrawal: 'own' | 'w') =>
  sql`(select jsonb_agg(jsonb_build_array(p -> 'id', p -> 'declinationId', p -> 'quantity') order by (p -> 'id')::bigint, p -> 'declinationId') from jsonb_array_elements(${sql.ref(`${withdrawal}.products`)}) p)`

/**
 * True when one of two was declared without a link and has the same content as the other: the whole order, or the same words, at any time; lines, before
 * the other was received, or by an author who had seen nothing withdrawn since.
 */
const isSameByLink = sql`(own.seen is null) <> (w.seen is null) and (own.scope <> 'LINES' or own.requested_at <= w.received_at or own.seen <= (
  select coalesce(sum((line ->> 'quantity')::integer), 0) from withdrawals e, jsonb_array_elements(e.refund -> 'lines') line
  where e.order_id = own.order_id and e.id <> w.id and e.received_at < w.received_at))`

/** True when one that was declared without a link speaks of the order of who has shown that it is theirs: any other has had no effect. */
const isOfSameOrder = sql`(own.order_id is null or w.order_id is not distinct from own.order_id or (w.settled_at is null and exists (
  select from orders o where o.id = own.order_id and o.email = w.email)))`

/**
 * The withdrawal that was received in the last day and says the same: it was sent from two tabs, with and without a link, or again after going back. Who gives
 * up as much of the same order again has seen that some is given up, or declares it after the first was received without saying what they have seen; a guest
 * sees nothing. One that found its order over and was forgotten as that was revived had no effect: there the same counts. The same is heard one after the other.
 */
export async function findDuplicate(
  trx: Transaction<Tables>,
  { id, site_id: siteId, reference, email }: Selectable<WithdrawalsTable>,
): Promise<KnownWithdrawal | null> {
  await advisoryLock(trx, `withdrawal ${siteId} ${reference} ${email}`)
  const { rows } = await sql<KnownWithdrawal>`
    select w.id, w.received_at as "receivedAt"
    from withdrawals own join withdrawals w on w.site_id = own.site_id and w.reference = own.reference and w.email = own.email
    where own.site_id = ${siteId} and own.id = ${id} and w.id <> own.id and w.received_at > now() - interval '1 day'
      and (w.name, w.scope) = (own.name, own.scope) and w.message is not distinct from own.message
      and ${namedBy('w')} is not distinct from ${namedBy('own')}
      and ((w.seen is not distinct from own.seen
          and (own.requested_at <= w.received_at or own.seen is not null or (own.order_id is null and own.scope <> 'LINES')))
        or (${isSameByLink}))
      and ${isOfSameOrder}
      and not (w.standing is not distinct from 'ENDED' and exists (
        select from orders o where o.id = w.order_id and o.payment_status in ('PAID', 'PARTLY_REFUNDED')))
    order by w.id limit 1
  `.execute(trx)
  return rows[0] ?? null
}

/** The withdrawal that another was found to repeat. */
export async function loadDuplicate(trx: Transaction<Tables>, siteId: number, id: number): Promise<KnownWithdrawal | null> {
  const known = trx.selectFrom('withdrawals').select(['id', 'received_at']).where('site_id', '=', siteId)
  const row = await known.where('id', '=', id).executeTakeFirst()
  return row?.received_at ? { id: row.id, receivedAt: row.received_at } : null
}
