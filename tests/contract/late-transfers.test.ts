import { describe, expect, it } from 'vitest'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import { addWine, setParameters, shopId } from '#tests/support/shop/shop.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const { stage } = deskOfTests()

const versionOf = async (id: number): Promise<number> =>
  (await stage.test.database.db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version

const whys: Readonly<Record<string, RegExp>> = {
  WITHDRAWN: /l’acheteur s’est rétracté/,
  CANCELLED: /la commande était annulée/,
  LATE: /bouteilles ne sont plus toutes disponibles/,
  CODE: /le code de réduction ne peut plus servir/,
  SLOT: /le créneau de retrait n’est plus libre/,
}

/** Records the transfer of an order as received. Returns the reason and method of the refund as the buyer sees them. */
async function receive({ id, reference }: PlacedOrder): Promise<unknown> {
  const { status, data, message } = await stage.act('order.happen', { id, version: await versionOf(id), body: { event: 'PAY' } })
  const why = whys[String(data?.['transferBack'])]
  expect([status, why === undefined]).toEqual([200, false])
  expect(message).toMatch(why!)
  expect(message).toMatch(/n’est pas payée, et la somme est à rendre/)
  const mails = await waitingMails(stage.test, 'camille.roy@example.org')
  const own = mails.filter(({ kind, data }) => kind === 'PAYMENT_RETURNED' && data['reference'] === reference)
  return own.map(({ data }) => [data['reason'], data['method']])
}

describe('a transfer for a closed order', () => {
  it('is refunded after a withdrawal, and the buyer is notified', async () => {
    const order = await stage.place()
    await stage.withdrawAtOnce({ ...order })
    expect(await receive(order)).toEqual([['WITHDRAWN', 'TRANSFER']])
    const parts = await stage.place()
    await stage.withdrawAtOnce({ ...parts, products: [{ id: stage.wines[0], quantity: 3 }] })
    await stage.happen(parts.id, 'EXPIRE')
    await stage.withdrawAtOnce({ ...parts, products: [{ id: stage.wines[1], quantity: 3 }] })
    expect(await receive(parts)).toEqual([['WITHDRAWN', 'TRANSFER']])
  })

  it('is refunded after a cancellation by the company, and the buyer is notified', async () => {
    const order = await stage.place()
    await stage.happen(order.id, 'CANCEL')
    expect(await receive(order)).toEqual([['CANCELLED', 'TRANSFER']])
  })

  it('is refunded once: an outdated version is rejected, and a repeat returns the state', async () => {
    const order = await stage.place()
    await stage.happen(order.id, 'EXPIRE', 'CANCEL')
    const read = await versionOf(order.id)
    expect(await receive(order)).toEqual([['CANCELLED', 'TRANSFER']])
    const note = (version: number) => stage.act('order.happen', { id: order.id, version, body: { event: 'PAY' } })
    expect(await note(read)).toMatchObject({ status: 409, code: 'STALE_VERSION' })
    expect(await note(await versionOf(order.id))).toMatchObject({
      ...{ status: 409, code: 'ORDER_EVENT_REFUSED' },
      data: { event: 'PAY', status: { payment: 'EXPIRED' } },
    })
    const { db } = stage.test.database
    const back = await db.selectFrom('refunds').select(['amount', 'reason', 'state']).where('order_id', '=', order.id).execute()
    expect(back).toEqual([{ amount: 7500 + 1490, reason: 'LATE', state: 'QUEUED' }])
  })

  it('is refunded when something is gone, and the buyer is notified what', async () => {
    const { db } = stage.test.database
    const { id: last } = await addWine(db, { onHand: 3 })
    const products = [{ id: last, quantity: 3 }]
    const late = await stage.place({ products })
    await stage.happen(late.id, 'EXPIRE')
    await stage.place({ products })
    expect(await receive(late)).toEqual([['LATE', 'TRANSFER']])
    await db
      .insertInto('discount_codes')
      .values({ site_id: shopId, code: 'UNEFOIS', type: 'EURO', amount: 100, detail_type: 'ORDER', maximum_uses: 1 })
      .execute()
    const coded = await stage.place({ discount: 'UNEFOIS' })
    await stage.happen(coded.id, 'EXPIRE')
    await stage.place({ discount: 'UNEFOIS' })
    expect(await receive(coded)).toEqual([['CODE', 'TRANSFER']])
    const fetched = await stage.place({ delivery: { type: 'NO_DELIVERY' }, deliveryPostalCode: null, deliveryIdCountry: null })
    await db.updateTable('orders').set({ collect_date: '2026-11-01', collect_schedule_id: 1 }).where('id', '=', fetched.id).execute()
    await setParameters(db, { CLICK_AND_COLLECT_HOURS: JSON.stringify({ leadHours: 0, schedules: [] }) })
    await stage.happen(fetched.id, 'EXPIRE')
    expect(await receive(fetched)).toEqual([['SLOT', 'TRANSFER']])
  })
})
