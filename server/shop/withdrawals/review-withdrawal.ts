import { sql, type Selectable, type Transaction } from 'kysely'
import { unitsBack } from '#domain/shop/credit-note.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables.ts'
import type { WithdrawalsTable } from '#server/database/withdrawal-tables.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { endShipping } from '#server/shop/order-events/complete-shipping.ts'
import { storedLineName } from '#server/shop/orders/line-variants.ts'
import { readGoods, type Goods } from '#server/shop/orders/load-lines.ts'
import { waitingWords } from '#server/shop/orders/unreviewed-withdrawals.ts'
import { mailBuyer } from '#server/shop/order-links/mail-buyer.ts'
import { Refusal } from '#server/platform/errors/api-error.ts'
import { refuseFields } from '#server/platform/errors/validation-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { cancelUnpaid, judgeOpen, moveOn } from './process-withdrawal.ts'
import { readWithdrawable, type WithdrawableOrder } from './withdrawable-order.ts'

/** What somebody rules that the words of a buyer mean: units of lines, or nothing of the order. */
export interface Ruling {
  /** The withdrawal that is ruled; the first that waits when none is named. */
  readonly withdrawal?: number | undefined
  readonly lines: readonly { readonly position: number; readonly quantity: number }[]
  /** Why; the buyer reads it. */
  readonly reason?: string | undefined
}

async function holdWords(trx: Transaction<Tables>, orderId: number, named: number | undefined): Promise<Selectable<WithdrawalsTable>> {
  const waiting = waitingWords(trx).selectAll().where('order_id', '=', orderId).orderBy('id').limit(1).forNoKeyUpdate()
  const words = await (named === undefined ? waiting : waiting.where('id', '=', named)).executeTakeFirst()
  if (!words) throw new Refusal('ORDER_EVENT_REFUSED', { event: 'RULE', reason: 'NO_WORDS' })
  return words
}

/** What lines sell, each named once; refused when the order has not so much of them left, or the law leaves them out. */
function readLines({ lines, earlier }: WithdrawableOrder, goods: Goods, asked: Ruling['lines']) {
  const positions = [...new Set(asked.map(({ position }) => position))]
  return positions.map((position) => {
    const refuse = (reason: string, left = 0) => new Refusal('ORDER_EVENT_REFUSED', { event: 'RULE', reason, position, left })
    const quantity = asked.reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0)
    const row = goods.lines.find((each) => each.position === position)
    const line = lines.find(({ id }) => id === row?.sellable_id)
    if (!row || !line) throw refuse('UNKNOWN_LINE')
    if (line.isExempt) throw refuse('EXEMPT_LINE')
    const left = line.quantity - unitsBack(earlier, line.id)
    if (quantity > left) throw refuse('TOO_MANY_UNITS', left)
    return { id: line.id, position, quantity, row }
  })
}

type Meant = ReturnType<typeof readLines>
interface Told extends Pick<Ruling, 'reason'> {
  readonly words: Selectable<WithdrawalsTable>
  readonly meant: Meant
  readonly refund: number | null
}

async function mailRuling(trx: Transaction<Tables>, { siteId, orderId }: OrderAt, { words, meant, refund, reason }: Told): Promise<void> {
  const buyer = trx.selectFrom('orders').select(['reference', 'firstname', 'email as to', 'locale']).where('id', '=', orderId)
  const { reference, firstname, to, locale } = await buyer.executeTakeFirstOrThrow()
  const lines = meant.map(({ quantity, row }) => ({ name: storedLineName(row, locale), quantity }))
  const data = { reference, firstname, words: words.message ?? '', lines, refund, reason: reason ?? null }
  await mailBuyer(trx, { siteId, orderId }, { kind: 'WITHDRAWAL_RULED', key: String(words.id), to, locale, data })
}

/** The order that words speak of, as it is now, and since when they do. */
async function readMeant(trx: Transaction<Tables>, scope: Scope, words: Selectable<WithdrawalsTable>) {
  const receivedAt = words.received_at ?? words.requested_at
  const withdrawable = await readWithdrawable(trx, scope, { ...words, received_at: receivedAt })
  if (!withdrawable) throw new Refusal('ORDER_EVENT_REFUSED', { event: 'RULE' })
  return { receivedAt, withdrawable }
}

/**
 * Rules what the words of a buyer mean: what they name is claimed as if they had named it by its lines when they wrote; where they mean nothing of the order,
 * it goes on as before. The words stay as they were written, and the buyer is told what they were taken to mean.
 */
export async function ruleWords(trx: Transaction<Tables>, order: OrderAt, scope: Scope, ruling: Ruling): Promise<void> {
  const { siteId, orderId, now } = order
  const words = await holdWords(trx, orderId, ruling.withdrawal)
  if (ruling.lines.length === 0 && !ruling.reason) throw refuseFields(scope.locale, [{ field: 'reason', code: 'REQUIRED' }])
  const { receivedAt, withdrawable } = await readMeant(trx, scope, words)
  const meant = readLines(withdrawable, await readGoods(trx, orderId), ruling.lines)
  const { claim, note, cancels } = judgeOpen(withdrawable, { named: meant, receivedAt })
  if (claim || cancels) await moveOn(trx, withdrawable, now)
  await trx
    .updateTable('withdrawals')
    .set({ ruled_at: sql<Date>`clock_timestamp()`, ruling: jsonb({ lines: [...ruling.lines] }), refund: claim && jsonb(claim) })
    .where('id', '=', words.id)
    .execute()
  await applyOrderEvent(trx, { ...order, event: 'RULE' })
  await endShipping(trx, order)
  if (cancels) await cancelUnpaid(trx, [{ standing: 'OPEN', unpaid: { siteId, orderId } }], now)
  await mailRuling(trx, order, { words, meant, refund: note?.total ?? null, reason: ruling.reason })
}
