import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { expireOrders } from '#server/shop/order-events/expire-orders.ts'
import { makeCall, newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'
import { waitUntil } from '#tests/support/wait-until.ts'

const { stage } = deskOfTests()

type Products = readonly { id: number; quantity: number }[]

/** A new email address for each order, so that no mail limit applies. */
const emailOf = ({ reference }: PlacedOrder) => `${reference}@example.org`

/** Declares a withdrawal by the holder of the order and returns its confirmation id. Another name makes it another withdrawal. */
async function declare(order: PlacedOrder, products?: Products, more: Record<string, unknown> = {}): Promise<unknown> {
  const { data } = await stage.withdraw({ ...order, email: emailOf(order), ...(products && { products }), ...more })
  return data?.['withdrawalId']
}
const declareAs = (order: PlacedOrder, ...names: readonly string[]) => Promise.all(names.map((name) => declare(order, undefined, { name })))
const mailsOf = async (to: string, kind: string, { reference }: PlacedOrder) =>
  (await waitingMails(stage.test, to)).filter((mail) => mail.kind === kind && mail.data['reference'] === reference)
const rowsOf = ({ id }: PlacedOrder) =>
  stage.test.database.db
    .selectFrom('withdrawals')
    .select(['received_at', 'settled_at', 'standing', 'refund'])
    .where('order_id', '=', id)
    .orderBy('settled_at')
    .execute()
const delivered = async () => {
  const order = await stage.placePaid()
  await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
  return order
}

describe('concurrent confirmations of withdrawals from one order', () => {
  it('are all received and acknowledged: the first claims the rest, the others nothing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await delivered()
      const ids = await declareAs(order, 'Camille Roy', 'Camille', 'C. Roy')
      const answers = await Promise.all(ids.map((id) => stage.confirm(id)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await rowsOf(order)).map(({ standing, refund }) => [standing, refund && refund.lines.length])).toEqual([
        ['OPEN', 2],
        ['OPEN', null],
        ['OPEN', null],
      ])
      expect(await mailsOf(emailOf(order), 'WITHDRAWAL_ACK', order)).toHaveLength(3)
      const told = (await mailsOf('cave@example.org', 'WITHDRAWAL_TEAM', order)).map(({ data }) => data['whyNoRefund'] ?? null)
      expect(told.toSorted()).toEqual(['NOTHING_LEFT', 'NOTHING_LEFT', null])
    }
  })

  it('of parts claim each unit once, and the shipping with the last', async () => {
    const order = await delivered()
    const part = stage.wines.map((id) => [{ id, quantity: 3 }])
    const names = ['Camille Roy', 'Camille']
    const ids = await Promise.all(names.flatMap((name) => part.map((products) => declare(order, products, { name }))))
    expect((await Promise.all(ids.map((id) => stage.confirm(id)))).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const claims = (await rowsOf(order)).flatMap(({ refund }) => (refund ? [refund] : []))
    expect(claims.map(({ fees }) => fees)).toEqual([0, 690])
    expect(claims.flatMap(({ lines }) => lines.map(({ id }) => id)).toSorted()).toEqual([...stage.wines].toSorted())
  })

  it('of an unpaid order cancel it once', async () => {
    const order = await stage.place()
    const ids = await declareAs(order, 'Camille Roy', 'Camille', 'C. Roy')
    expect((await Promise.all(ids.map((id) => stage.confirm(id)))).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await rowsOf(order)).map(({ standing }) => standing)).toEqual(['OPEN', 'ENDED', 'ENDED'])
    expect(await stage.order(order.reference)).toEqual({ withdrawal: 'CONFIRMED', payment: 'FAILED' })
  })
})

describe('a repeated withdrawal', () => {
  const outcomeOf = async (id: unknown) => {
    const url = `/api/order/withdrawal/${String(id)}/confirm`
    const asked = { method: 'POST', url, headers: { host: 'cave.localhost' }, remoteAddress: newCaller() } as const
    const { data } = (await stage.test.app.inject(asked)).json<{ data: { outcome?: string; receivedAt?: string } }>()
    return [data.outcome, data.receivedAt]
  }
  const received = async (order: PlacedOrder) => {
    const all = stage.test.database.db.selectFrom('withdrawals').select('id').where('reference', '=', order.reference)
    return (await all.where('received_at', 'is not', null).execute()).length
  }

  it('from two tabs of the holder is one, acknowledged once with its first date', async () => {
    const order = await delivered()
    const ids = [await declare(order, undefined, { seen: 0 }), await declare(order, undefined, { seen: 0 })]
    const [one, other] = await Promise.all(ids.map(outcomeOf))
    expect([one?.[0], other?.[0]].toSorted()).toEqual(['KNOWN', undefined])
    expect(one?.[1]).toBe(other?.[1])
    expect(await received(order)).toBe(1)
    expect(await mailsOf(emailOf(order), 'WITHDRAWAL_ACK', order)).toHaveLength(1)
    expect(await mailsOf('cave@example.org', 'WITHDRAWAL_TEAM', order)).toHaveLength(1)
    // Its outcome does not change.
    expect([await outcomeOf(ids[0]), await outcomeOf(ids[1])]).toEqual([
      ['KNOWN', one?.[1]],
      ['KNOWN', one?.[1]],
    ])
  })

  it('sent again by a guest is one, for a known and an unknown order', async () => {
    const order = await delivered()
    for (const reference of [order.reference, '2019-000404']) {
      const guest = { reference, email: `${reference}@example.org` }
      const first = await stage.withdraw(guest)
      const [, receivedAt] = await outcomeOf(first.data?.['withdrawalId'])
      const again = await stage.withdraw(guest)
      expect(await outcomeOf(again.data?.['withdrawalId'])).toEqual(['KNOWN', receivedAt])
      expect((await waitingMails(stage.test, guest.email)).filter(({ kind }) => kind === 'WITHDRAWAL_ACK')).toHaveLength(1)
    }
  })

  it('is a new one after its author saw the first, changed it, or a day has passed', async () => {
    const order = await delivered()
    const bottle = [{ id: stage.wines[0], quantity: 1 }]
    const confirmed = async (products: Products | undefined, more: Record<string, unknown>) =>
      (await outcomeOf(await declare(order, products, more)))[0] ?? 'NEW'
    expect(await confirmed(bottle, { seen: 0 })).toBe('NEW')
    expect(await confirmed(bottle, { seen: 0 })).toBe('KNOWN')
    expect(await confirmed(bottle, { seen: 1 })).toBe('NEW')
    // Without the number seen, a second one after the receipt of the first counts as more units.
    expect([await confirmed(bottle, {}), await confirmed(bottle, {})]).toEqual(['NEW', 'NEW'])
    expect([await confirmed(undefined, { seen: 4 }), await confirmed(undefined, { seen: 4 })]).toEqual(['NEW', 'KNOWN'])
    await stage.test.database.db
      .updateTable('withdrawals')
      .set({ received_at: sql<Date>`received_at - interval '25 hours'` })
      .where('reference', '=', order.reference)
      .where('received_at', 'is not', null)
      .execute()
    expect(await confirmed(undefined, { seen: 4 })).toBe('NEW')
  })
})

describe('a repeated withdrawal, first sent for an expired order', () => {
  const job = () => runJob(stage.test, 'withdrawals.settling')
  const sentBy = {
    'a guest': (order: PlacedOrder) => stage.withdraw({ reference: order.reference }),
    'who holds the order': (order: PlacedOrder) => stage.withdraw({ ...order, seen: 0 }),
  }
  const acks = async (order: PlacedOrder) => (await mailsOf('camille.roy@example.org', 'WITHDRAWAL_ACK', order)).length
  const standings = async (order: PlacedOrder) => (await rowsOf(order)).flatMap(({ received_at: at, standing }) => (at ? [standing] : []))

  // The processing of late money covers withdrawals that were received while the order was closed.
  it.each(Object.entries(sentBy))('by %s is one while it is closed, and counts when the reopening missed it', async (_, withdraw) => {
    const order = await stage.place()
    const send = async () => {
      const { data } = await withdraw(order)
      expect((await stage.confirm(data?.['withdrawalId'])).status).toBe(200)
      await job()
    }
    await stage.happen(order.id, 'EXPIRE')
    await send()
    await send()
    expect([await standings(order), await acks(order)]).toEqual([['ENDED'], 1])
    await stage.happen(order.id, 'PAY_LATE')
    expect(await stage.order(order.reference)).toEqual({ withdrawal: 'NONE', payment: 'PAID' })
    await send()
    expect([await standings(order), await acks(order)]).toEqual([['ENDED', 'OPEN'], 2])
    expect(await stage.order(order.reference)).toEqual({ withdrawal: 'CONFIRMED', payment: 'PAID' })
    expect((await stage.say(order, { event: 'PREPARE' })).code).toBe('GOODS_WITHDRAWN')
    // From then on the repeat is recognised.
    await send()
    expect([await standings(order), await acks(order)]).toEqual([['ENDED', 'OPEN'], 2])
  })
})

describe('a withdrawal concurrent with another change of its order', () => {
  const say = async (order: PlacedOrder, body: Record<string, unknown>) => (await stage.say(order, body)).status
  const expire = async ({ id }: PlacedOrder) => {
    const { db } = stage.test.database
    await db
      .updateTable('orders')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute()
    await db.transaction().execute((trx) => expireOrders(trx, new Date()))
    return 200
  }
  const refund = { event: 'REFUND', lines: [{ position: 0, quantity: 1 }], fees: 0, restock: false, reason: 'Casse' }
  const prepared = async () => {
    const order = await stage.placePaid()
    await stage.happen(order.id, 'PREPARE')
    return order
  }
  const cases: { what: string; make: () => Promise<PlacedOrder>; meet: (order: PlacedOrder) => Promise<number> }[] = [
    { what: 'a refund', make: delivered, meet: (order) => say(order, refund) },
    { what: 'a shipment', make: prepared, meet: (order) => say(order, { event: 'SHIP' }) },
    { what: 'the transfer that pays it', make: () => stage.place(), meet: (order) => say(order, { event: 'PAY' }) },
    { what: 'its cancellation', make: () => stage.placePaid(), meet: (order) => say(order, { event: 'CANCEL' }) },
    { what: 'the end of its time', make: () => stage.place(), meet: expire },
    { what: 'another declaration', make: delivered, meet: async (order) => ((await declare(order)) ? 200 : 500) },
    { what: 'the link that is asked for', make: delivered, meet: (order) => askLink(order) },
    { what: 'a round of the job', make: delivered, meet: async () => ((await runJob(stage.test, 'withdrawals.settling')) ? 200 : 500) },
  ]
  const askLink = async ({ reference }: PlacedOrder) =>
    (await makeCall(stage.test, 'order.askLink', { reference, email: 'camille.roy@example.org' }, { host: 'cave.localhost' })).status

  it.each(cases)('is received beside $what without a deadlock', async ({ make, meet }) => {
    for (let round = 0; round < 3; round += 1) {
      const order = await make()
      const guest = await stage.withdraw({ reference: order.reference })
      const ids = [await declare(order), await declare(order), guest.data?.['withdrawalId']]
      const [other, ...answers] = await Promise.all([meet(order), ...ids.map((id) => stage.confirm(id).then(({ status }) => status))])
      expect(answers).toEqual([200, 200, 200])
      // A 409 when the withdrawal came first; the withdrawal is never lost.
      expect([200, 202, 409]).toContain(other)
    }
  })

  it('locks several orders by id, so that no deadlock occurs', async () => {
    await runJob(stage.test, 'withdrawals.settling')
    const orders = [await delivered(), await delivered()]
    for (const { reference } of orders.toReversed()) await stage.withdrawAtOnce({ reference })
    const [first, second] = orders.map(({ id }) => id)
    const { db } = stage.test.database
    const round = await db.transaction().execute(async (trx) => {
      const hold = (id = 0) => trx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
      await hold(first)
      const settled = runJob(stage.test, 'withdrawals.settling')
      await waitUntil(async () => {
        const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_locks where not granted`.execute(db)
        expect(rows[0]?.waiting).toBeGreaterThan(0)
      })
      await hold(second)
      return { settled }
    })
    expect(await round.settled).toEqual({ settled: 2, unknown: 0 })
  })
})
