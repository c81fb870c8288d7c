import { describe, expect, it } from 'vitest'
import type { AdminOrder } from '#schemas/api/shop/admin-order-calls.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { makeCall, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const host = 'cave.localhost'
const words = 'Je renonce aux deux bouteilles de rouge.'
const worded = { scope: 'WORDED', message: words }

const { stage, say, codeOf } = deskOfTests()

const rule = (...lines: readonly (readonly [position: number, quantity: number])[]) => ({
  event: 'RULE',
  lines: lines.map(([position, quantity]) => ({ position, quantity })),
})
const nothing = { ...rule(), reason: 'Ces bouteilles sont d’une autre commande' }
const refund = (position: number, quantity: number, fees = 0) => ({
  ...{ event: 'REFUND', fees, restock: false, reason: 'Rétractation' },
  lines: [{ position, quantity }],
})
const mailsOf = async (kind: string, { reference }: Pick<PlacedOrder, 'reference'>, to = 'camille.roy@example.org') =>
  (await waitingMails(stage.test, to)).filter((mail) => mail.kind === kind && mail.data['reference'] === reference).map(({ data }) => data)
const toTeam = (kind: string, order: PlacedOrder) => mailsOf(kind, order, 'cave@example.org')

async function seen({ reference, token }: PlacedOrder): Promise<OrderView> {
  const answer = await stage.test.app.inject({ url: `/api/order/${reference}?token=${token}`, headers: { host } })
  return answer.json<{ data: OrderView }>().data
}
async function list(query = '', nbItem = 100): Promise<AdminOrder[]> {
  const asked = { url: `/api/admin/order?nbItem=${nbItem}${query}`, headers: { host, authorization: stage.admin.token } }
  return (await stage.test.app.inject(asked)).json<{ data: { orders: AdminOrder[] } }>().data.orders
}

/** A paid order of three bottles of each of two wines, with a free-text withdrawal. */
async function toRule(): Promise<PlacedOrder> {
  const order = await stage.placePaid()
  await stage.withdrawAtOnce({ ...order, ...worded })
  return order
}

describe('a free-text withdrawal', () => {
  it('is stored unchanged, acknowledged with its text and sent to the company for review', async () => {
    const order = await toRule()
    const { db } = stage.test.database
    const row = await db.selectFrom('withdrawals').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ scope: 'WORDED', message: words, products: null, refund: null, standing: 'OPEN', ruled_at: null })
    expect(await mailsOf('WITHDRAWAL_ACK', order)).toMatchObject([{ message: words, products: null }])
    expect(await toTeam('WITHDRAWAL_TEAM', order)).toMatchObject([
      { standing: 'OPEN', message: words, refund: null, whyNoRefund: 'WORDED' },
    ])
  })

  it('by a guest with a reference only waits too, once the order is found', async () => {
    const { id, reference } = await stage.placePaid()
    await stage.withdrawAtOnce({ reference, message: words })
    await runJob(stage.test, 'withdrawals.settling')
    expect(await codeOf({ id }, refund(0, 1))).toBe('WORDS_WAITING')
    expect(await stage.order(reference)).toEqual({ withdrawal: 'NONE', payment: 'PAID' })
  })

  it('blocks shipments and refunds until its review; the order can be prepared', async () => {
    const order = await toRule()
    expect(await codeOf(order, { event: 'PREPARE' })).toBe('DONE')
    for (const body of [{ event: 'SHIP' }, { event: 'SHIP', lines: [{ position: 1, quantity: 1 }] }, refund(0, 1), refund(1, 1, 1)])
      expect(await codeOf(order, body)).toBe('WORDS_WAITING')
    expect(await codeOf(order, rule([0, 2]))).toBe('DONE')
    expect(await codeOf(order, { event: 'SHIP', lines: [{ position: 1, quantity: 3 }] })).toBe('DONE')
    expect(await codeOf(order, refund(0, 2))).toBe('DONE')
  })

  it('blocks the pickup too', async () => {
    const order = await stage.placePaid({ delivery: { type: 'NO_DELIVERY' }, deliveryPostalCode: null, deliveryIdCountry: null })
    await stage.happen(order.id, 'PREPARE', 'MAKE_READY')
    await stage.withdrawAtOnce({ ...order, ...worded })
    expect(await codeOf(order, { event: 'COLLECT' })).toBe('WORDS_WAITING')
    expect(await codeOf(order, nothing)).toBe('DONE')
    expect(await codeOf(order, { event: 'COLLECT' })).toBe('DONE')
  })

  it('completes the shipment at its review when nothing else is left to ship', async () => {
    for (const isNamed of [false, true]) {
      const order = await stage.placePaid()
      await stage.happen(order.id, 'PREPARE')
      expect(await codeOf(order, { event: 'SHIP', lines: [{ position: 1, quantity: 3 }] })).toBe('DONE')
      await stage.withdrawAtOnce({ ...order, ...worded })
      if (isNamed) await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[0], quantity: 3 }] })
      expect(await seen(order)).toMatchObject({ fulfilment: 'PREPARING', withdrawal: isNamed ? 'CONFIRMED' : 'NONE', isBeingRead: true })
      const { code, order: ruled } = await say(order, isNamed ? nothing : rule([0, 3]))
      expect([code, ruled.fulfilment, ruled.withdrawal]).toEqual(['DONE', 'SHIPPED', 'CONFIRMED'])
    }
    const whole = await stage.placePaid()
    await stage.happen(whole.id, 'PREPARE')
    await stage.withdrawAtOnce({ ...whole, ...worded })
    expect((await say(whole, rule([0, 3], [1, 3]))).order.fulfilment).toBe('PREPARING')
  })

  it('is first in the list of orders, with its text, until its review', async () => {
    const order = await toRule()
    const later = await stage.placePaid()
    const usual = await list()
    expect(usual[0]?.worded).toBeDefined()
    const listed = usual.find((each) => each.id === order.id)
    expect(listed?.worded).toMatchObject([{ name: 'Camille Roy', message: words }])
    const placeOf = (orders: readonly AdminOrder[], id: number) => orders.findIndex((each) => each.id === id)
    expect(placeOf(usual, order.id)).toBeLessThan(placeOf(usual, later.id))
    expect((await list('', 1)).map(({ id }) => id)).toEqual([usual[0]?.id])
    const byNumber = await list('&orderBy=reference:desc')
    expect(placeOf(byNumber, later.id)).toBeLessThan(placeOf(byNumber, order.id))
    const { order: ruled } = await say(order, rule([0, 1]))
    expect(ruled.worded).toBeUndefined()
    const after = await list()
    expect(placeOf(after, later.id)).toBeLessThan(placeOf(after, order.id))
  })

  it('reviewed as lines claims them like named ones, with a notice and a log entry', async () => {
    const order = await stage.placePaid()
    await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
    await stage.withdrawAtOnce({ ...order, ...worded })
    expect(await seen(order)).toMatchObject({ withdrawal: 'NONE', isBeingRead: true })
    const { code, order: ruled } = await say(order, rule([0, 1], [0, 1]))
    expect([code, ruled.withdrawal, ruled.lines.map(({ awaited = 0 }) => awaited)]).toEqual(['DONE', 'CONFIRMED', [2, 0]])
    expect(ruled.history.map(({ event }) => event).slice(-3)).toEqual(['REQUEST', 'CONFIRM', 'RULE'])
    expect((await seen(order)).isBeingRead).toBeUndefined()
    expect(await mailsOf('WITHDRAWAL_RULED', order)).toMatchObject([{ words, lines: [{ quantity: 2 }], refund: 2500, reason: null }])
    const { db } = stage.test.database
    const target = `order:${order.id}`
    const entry = await db
      .selectFrom('audit_log')
      .select('diff')
      .where('target', '=', target)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry.diff).toMatchObject({
      event: 'RULE',
      lines: [
        { position: 0, quantity: 1 },
        { position: 0, quantity: 1 },
      ],
    })
    const row = await db.selectFrom('withdrawals').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
    expect(row.ruling).toEqual({
      lines: [
        { position: 0, quantity: 1 },
        { position: 0, quantity: 1 },
      ],
    })
    expect(row).toMatchObject({ message: words, products: null, refund: { lines: [{ id: stage.wines[0], quantity: 2 }], fees: 0 } })
    expect(await codeOf(order, { event: 'RETURN' })).toBe('DONE')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('MONEY_OWED')
    expect(await codeOf(order, refund(0, 2))).toBe('DONE')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('DONE')
  })

  it('reviewed as the whole order claims the shipping at the cheapest rate too', async () => {
    const order = await toRule()
    await say(order, rule([0, 3], [1, 3]))
    expect(await mailsOf('WITHDRAWAL_RULED', order)).toMatchObject([{ refund: 8190 }])
    expect(await stage.order(order.reference)).toMatchObject({ withdrawal: 'CONFIRMED' })
  })

  it('reviewed as nothing releases the order; the buyer sees the reason', async () => {
    const order = await toRule()
    expect(await say(order, rule())).toMatchObject({ code: 'VALIDATION_FAILED', faults: ['reason REQUIRED'] })
    const { code, order: ruled } = await say(order, nothing)
    expect([code, ruled.withdrawal, ruled.payment]).toEqual(['DONE', 'NONE', 'PAID'])
    expect(await mailsOf('WITHDRAWAL_RULED', order)).toMatchObject([{ words, lines: [], refund: null, reason: nothing.reason }])
    for (const event of ['PREPARE', 'SHIP']) expect(await codeOf(order, { event })).toBe('DONE')
  })

  it('is reviewed once, with lines of the order that are left', async () => {
    const order = await stage.placePaid()
    await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[0], quantity: 2 }] })
    await stage.withdrawAtOnce({ ...order, ...worded })
    expect(await say(order, { event: 'RULE' })).toMatchObject({ code: 'VALIDATION_FAILED', faults: ['lines REQUIRED'] })
    expect(await say(order, rule([9, 1]))).toMatchObject({
      code: 'ORDER_EVENT_REFUSED',
      data: { event: 'RULE', reason: 'UNKNOWN_LINE', position: 9 },
    })
    expect(await say(order, rule([0, 2]))).toMatchObject({
      code: 'ORDER_EVENT_REFUSED',
      data: { reason: 'TOO_MANY_UNITS', position: 0, left: 1 },
    })
    expect(await codeOf(order, rule([0, 1]))).toBe('DONE')
    expect(await say(order, rule([0, 1]))).toMatchObject({ code: 'ORDER_EVENT_REFUSED', data: { event: 'RULE', reason: 'NO_WORDS' } })
    expect(await codeOf(await stage.placePaid(), nothing)).toBe('ORDER_EVENT_REFUSED')
  })

  it('cannot be reviewed as goods that the law excludes', async () => {
    const { db } = stage.test.database
    const { id, productId } = await addWine(db)
    await db.updateTable('products').set({ withdrawal_exempt: 'PERISHABLE' }).where('id', '=', productId).execute()
    const order = await stage.placePaid({ products: [stage.wines[0], id].map((each) => ({ id: each, quantity: 3 })) })
    await stage.withdrawAtOnce({ ...order, ...worded })
    expect(await say(order, rule([1, 1]))).toMatchObject({
      code: 'ORDER_EVENT_REFUSED',
      data: { event: 'RULE', reason: 'EXEMPT_LINE', position: 1 },
    })
    expect(await codeOf(order, rule([0, 1]))).toBe('DONE')
  })

  it('is reviewed one by one, the oldest first unless another is named', async () => {
    const order = await toRule()
    await stage.withdrawAtOnce({ ...order, scope: 'WORDED', message: 'Et le blanc.' })
    const [listed] = (await list()).filter(({ id }) => id === order.id)
    const [first, second] = listed?.worded ?? []
    expect([first?.message, second?.message]).toEqual([words, 'Et le blanc.'])
    expect((await say(order, { ...rule([1, 3]), withdrawal: second?.id })).order.worded).toMatchObject([{ id: first?.id }])
    expect(await codeOf(order, refund(1, 3))).toBe('WORDS_WAITING')
    expect((await say(order, rule([0, 2]))).order.worded).toBeUndefined()
    expect(await codeOf(order, refund(1, 3))).toBe('DONE')
  })

  it('of an unpaid order stops reminders, and cancels it only when reviewed as all of it', async () => {
    const order = await stage.place()
    await stage.withdrawAtOnce({ ...order, ...worded })
    expect(await seen(order)).toMatchObject({ fulfilment: 'NEW', payment: 'AWAITING_TRANSFER' })
    await runJob(stage.test, 'orders.reminders', { at: new Date(Date.now() + 6 * 86_400_000) })
    expect(await mailsOf('ORDER_REMINDER', order)).toEqual([])
    const { code, order: ruled } = await say(order, rule([0, 3], [1, 3]))
    expect([code, ruled]).toMatchObject(['DONE', { fulfilment: 'CANCELLED', withdrawal: 'CONFIRMED' }])
  })

  it.each(['place', 'placePaid'] as const)('is closed before the company cancels the order (%s)', async (make) => {
    const order = await stage[make]()
    await stage.withdrawAtOnce({ ...order, ...worded })
    const { status, code } = await say(order, { event: 'CANCEL' })
    expect([status, code]).toEqual([409, 'WORDS_WAITING'])
    expect(await seen(order)).toMatchObject({ fulfilment: 'NEW', isBeingRead: true })
    expect(await codeOf(order, nothing)).toBe('DONE')
    expect(await codeOf(order, { event: 'CANCEL' })).toBe('DONE')
    expect(await mailsOf('WITHDRAWAL_RULED', order)).toHaveLength(1)
    expect(await mailsOf('ORDER_CANCELLED', order)).toMatchObject([{ isPaid: make === 'placePaid', isWithdrawn: false }])
  })

  it('is closed with the unpaid order that its buyer then withdraws from completely', async () => {
    const order = await stage.place()
    await stage.withdrawAtOnce({ ...order, ...worded })
    await stage.withdrawAtOnce({ ...order, scope: 'ALL' })
    const ended = await seen(order)
    expect(ended).toMatchObject({ fulfilment: 'CANCELLED', withdrawal: 'CONFIRMED' })
    expect(ended.isBeingRead).toBeUndefined()
    expect((await list()).find(({ id }) => id === order.id)?.worded).toBeUndefined()
    expect(await mailsOf('ORDER_CANCELLED', order)).toMatchObject([{ isPaid: false, isWithdrawn: true }])
    await runJob(stage.test, 'withdrawals.reminders', { at: new Date(Date.now() + 86_400_000) })
    expect(await toTeam('WITHDRAWAL_WAITING', order)).toEqual([])
  })

  it('is closed with another one that is reviewed as the whole unpaid order', async () => {
    const order = await stage.place()
    await stage.withdrawAtOnce({ ...order, ...worded })
    await stage.withdrawAtOnce({ ...order, scope: 'WORDED', message: 'Finalement je ne veux plus rien.' })
    const [, last] = (await list()).find(({ id }) => id === order.id)?.worded ?? []
    const { code, order: ruled } = await say(order, { ...rule([0, 3], [1, 3]), withdrawal: last?.id })
    expect([code, ruled.fulfilment, ruled.worded]).toEqual(['DONE', 'CANCELLED', undefined])
  })

  it('is reminded to the company once a day until its review', async () => {
    const order = await toRule()
    const now = Date.now()
    const remind = (days: number) => runJob(stage.test, 'withdrawals.reminders', { at: new Date(now + days * 86_400_000) })
    await remind(0)
    expect(await toTeam('WITHDRAWAL_WAITING', order)).toHaveLength(0)
    for (const days of [1, 1, 2]) await remind(days)
    expect(await toTeam('WITHDRAWAL_WAITING', order)).toMatchObject([{ words, name: 'Camille Roy' }, { words }])
    await say(order, nothing)
    await remind(3)
    expect(await toTeam('WITHDRAWAL_WAITING', order)).toHaveLength(2)
  })

  it('that is late needs a response of the company: nothing waits for it', async () => {
    const order = await stage.placePaid()
    const { db } = stage.test.database
    await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
    const long = new Date(Date.now() - 40 * 86_400_000)
    await db.updateTable('order_events').set({ at: long }).where('order_id', '=', order.id).execute()
    await db.insertInto('order_events').values({ site_id: shopId, order_id: order.id, event: 'COLLECT', at: long }).execute()
    await stage.withdrawAtOnce({ ...order, ...worded })
    expect(await toTeam('WITHDRAWAL_TEAM', order)).toMatchObject([{ standing: 'LATE' }])
    expect(await codeOf(order, refund(0, 1))).toBe('DONE')
  })
})

describe('the scope of a declaration', () => {
  const faultsOf = async (body: Record<string, unknown>) => {
    const { status, faults } = await makeCall(
      stage.test,
      'order.withdraw',
      { reference: '2026-000001', name: 'Camille Roy', email: 'camille.roy@example.org', ...body },
      { host },
    )
    return status === 201 ? 'DONE' : `${status} ${String(faults)}`
  }
  const products = [{ id: 1, quantity: 1 }]

  it.each([
    ['blank words', { scope: 'WORDED', message: ' \n ' }, '422 message REQUIRED'],
    ['no words', { scope: 'WORDED' }, '422 message REQUIRED'],
    ['quantities beside all', { scope: 'ALL', products: [{ id: 1, quantity: 1 }] }, '422 products NOT_CHOSEN'],
    ['words beside all', { scope: 'ALL', message: words }, '422 message NOT_CHOSEN'],
    ['quantities beside words', { scope: 'WORDED', message: words, products: [{ id: 1, quantity: 1 }] }, '422 products NOT_CHOSEN'],
    ['no lines', { scope: 'LINES' }, '422 products REQUIRED'],
  ])('is rejected with %s', async (_, body, refused) => {
    expect(await faultsOf(body)).toBe(refused)
  })

  it('is returned, and derived from the input when absent', async () => {
    const scopeOf = async (body: Record<string, unknown>) => {
      const { data } = await stage.withdraw({ reference: '2026-000001', ...body })
      return (data?.['declared'] as { scope: string }).scope
    }
    expect(await scopeOf({})).toBe('ALL')
    expect(await scopeOf({ message: '  ' })).toBe('ALL')
    expect(await scopeOf({ products })).toBe('LINES')
    expect(await scopeOf({ products, message: 'Merci' })).toBe('LINES')
    expect(await scopeOf({ message: words })).toBe('WORDED')
  })
})
