import { describe, expect, it } from 'vitest'
import type { AdminOrder } from '#schemas/api/shop/admin-order-calls.ts'
import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import { makeCall, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { deskOfTests, type AdminDesk } from '#tests/support/shop/admin-desk.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'

const host = 'cave.localhost'

const { stage } = deskOfTests()

const say = (id: number, version: number | null, body: Record<string, unknown>, token?: string) =>
  stage.act('order.happen', { id, version, body, token })
const correct = (id: number, version: number | null, body: Record<string, unknown>) => stage.act('stock.correct', { id, version, body })
async function list(query: string): Promise<{ orders: AdminOrder[]; total: number }> {
  const response = await stage.test.app.inject({ url: `/api/admin/order?${query}`, headers: { host, authorization: stage.admin.token } })
  return response.json<{ data: { orders: AdminOrder[]; total: number } }>().data
}
const acts = async () => {
  const rows = await stage.test.database.db
    .selectFrom('audit_log')
    .select(['action', 'target', 'diff', 'actor_id'])
    .where('site_id', '=', shopId)
    .orderBy('id')
    .execute()
  return rows.filter(({ action }) => action === 'order.happen' || action === 'stock.correct')
}

/** An order that ended before its transfer arrived. */
async function ended(event: OrderEvent, wish?: Parameters<AdminDesk['place']>[0]) {
  const order = await stage.place(wish)
  await stage.happen(order.id, event)
  const { orders } = await list(`reference=${order.reference}`)
  return { ...order, version: orders[0]!.version }
}

describe('an order in the administration', () => {
  it('goes from its transfer to its delivery step by step, each one logged', async () => {
    const { id, reference } = await stage.place()
    const steps = [
      { event: 'PAY' },
      { event: 'PREPARE' },
      { event: 'SHIP', lines: [{ position: 0, quantity: 3 }], trackingNumbers: ['6A1'], parcels: 1 },
      { event: 'SHIP' },
      { event: 'DELIVER', shipment: 1 },
      { event: 'DELIVER' },
    ]
    let version = 1
    const states: unknown[] = []
    for (const step of steps) {
      const { status, data } = await say(id, version, step)
      expect(status).toBe(200)
      const order = data as unknown as AdminOrder
      expect(order.version).toBeGreaterThan(version)
      states.push([order.payment, order.fulfilment])
      version = order.version
    }
    expect(states).toEqual([
      ['PAID', 'NEW'],
      ['PAID', 'PREPARING'],
      ['PAID', 'PREPARING'],
      ['PAID', 'SHIPPED'],
      ['PAID', 'SHIPPED'],
      ['PAID', 'DELIVERED'],
    ])
    const { orders, total } = await list(`reference=${reference}`)
    expect(total).toBe(1)
    expect(orders[0]).toMatchObject({
      ...{ id, version, method: 'TRANSFER', buyer: { email: 'camille.roy@example.org', userId: null } },
      lines: [
        { position: 0, quantity: 3, sent: 3, cancelled: 0 },
        { position: 1, quantity: 3, sent: 3, cancelled: 0 },
      ],
      shipments: [
        { parcels: 1, tracking: [{ number: '6A1' }] },
        { parcels: 1, tracking: [] },
      ],
    })
    expect(orders[0]!.history.map(({ event }) => event)).toEqual(['PAY', 'PREPARE', 'SHIP', 'SHIP', 'DELIVER', 'DELIVER'])
    const own = (await acts()).filter(({ target }) => target === `order:${id}`)
    expect(own.map(({ diff, actor_id }) => [diff['event'], actor_id])).toEqual(steps.map(({ event }) => [event, stage.admin.userId]))
    expect((await stage.test.app.features.audit.verify(shopId)).brokenAt).toBeNull()
  })

  it('is refunded in part with a reason, and restocked on request', async () => {
    const { id } = await stage.place()
    const { version } = (await say(id, 1, { event: 'PAY' })).data as unknown as AdminOrder
    const refund = { event: 'REFUND', lines: [{ position: 0, quantity: 1 }], fees: 2.5, restock: true }
    expect(await say(id, version, refund)).toMatchObject({ status: 422, faults: ['reason REQUIRED'] })
    for (const [wrong, said] of [
      [{ lines: [], fees: 0 }, 'Dites ce qui est à rembourser'],
      [{ lines: [{ position: 7, quantity: 1 }] }, 'Cette commande n’a pas de ligne 7.'],
      [{ lines: [{ position: 0, quantity: 4 }] }, 'De la ligne 0, il ne reste que 3 à rembourser.'],
      [{ fees: 999 }, 'Des frais de livraison, il ne reste que'],
    ] as const) {
      const { status, code, message } = await say(id, version, { ...refund, ...wrong, reason: 'Bouteille cassée' })
      expect([status, code, message]).toEqual([409, 'ORDER_EVENT_REFUSED', expect.stringContaining(said)])
    }
    const { status, data } = await say(id, version, { ...refund, reason: 'Bouteille cassée' })
    expect([status, data]).toMatchObject([200, { payment: 'PARTLY_REFUNDED', lines: [{ cancelled: 1 }, { cancelled: 0 }] }])
  })

  it('changes only in the version read: one of ten concurrent actions succeeds', async () => {
    const { id } = await stage.place()
    const unnamed = await say(id, null, { event: 'PAY' })
    expect(unnamed).toMatchObject({ status: 409, code: 'STALE_VERSION', data: { version: 1 } })
    expect(unnamed.message).toContain('If-Match')
    expect((await say(id, 2, { event: 'PAY' })).message).toContain('modifié entre-temps')
    const hostile = { event: 'SHIP', trackingNumbers: ['<script>alert(1)</script>'] }
    expect(await say(id, 1, hostile)).toMatchObject({ status: 422, faults: ['trackingNumbers.0 FORMAT'] })
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(id, 1, { event: 'PAY' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
    expect(answers.filter(({ code }) => code === 'STALE_VERSION')).toHaveLength(9)
  })

  it('rejects an invalid transition and a manual online payment, and logs nothing', async () => {
    const before = (await acts()).length
    const { id } = await stage.place()
    expect(await say(id, 1, { event: 'SHIP' })).toMatchObject({ status: 409, code: 'ORDER_EVENT_REFUSED' })
    await stage.test.database.db.updateTable('orders').set({ payment_status: 'PENDING_PAYMENT' }).where('id', '=', id).execute()
    expect(await say(id, 1, { event: 'PAY' })).toMatchObject({ status: 409, code: 'ORDER_EVENT_REFUSED' })
    for (const event of ['EXPIRE', 'FAIL', 'CONFIRM', 'PAY_LATE']) expect(await say(id, 1, { event })).toMatchObject({ status: 422 })
    expect((await acts()).length).toBe(before)
  })

  it('is paid by a late transfer while its bottles are available', async () => {
    const { db } = stage.test.database
    const [wine] = stage.wines
    const reserved = async () =>
      (await db.selectFrom('stocks').select('reserved').where('sellable_id', '=', wine).executeTakeFirstOrThrow()).reserved
    const { id, version: first } = await ended('EXPIRE')
    const before = await reserved()
    const { status, data, message } = await say(id, first, { event: 'PAY' })
    const order = data as unknown as AdminOrder
    expect([status, order, message]).toMatchObject([
      200,
      { payment: 'PAID', fulfilment: 'NEW', expiresAt: null },
      'La commande est à jour.',
    ])
    expect(order).not.toHaveProperty('transferBack')
    expect(order.history.map(({ event }) => event)).toEqual(['EXPIRE', 'PAY_LATE'])
    expect(order.papers.map(({ kind }) => kind)).toEqual(['INVOICE'])
    expect(await reserved()).toBe(before + 3)
    expect(await say(id, order.version, { event: 'PAY' })).toMatchObject({ status: 409, code: 'ORDER_EVENT_REFUSED' })
    expect((await say(id, order.version, { event: 'PREPARE' })).status).toBe(200)
  })

  it('is refunded once after a late transfer when it cannot be fulfilled', async () => {
    const { db } = stage.test.database
    const { id: wine } = await addWine(db, { onHand: 3 })
    const products = [{ id: wine, quantity: 3 }]
    const late = await ended('EXPIRE', { products })
    await stage.place({ products })
    for (const { id, version, reference } of [late, await ended('CANCEL')]) {
      const { status, data } = await say(id, version, { event: 'PAY' })
      const order = data as unknown as AdminOrder
      expect([status, order.papers]).toEqual([200, []])
      expect(['EXPIRED', 'FAILED']).toContain(order.payment)
      const refunds = db.selectFrom('refunds').select(['amount', 'reason', 'state', 'payment_id']).where('order_id', '=', id)
      const owed = [{ amount: Math.round(order.total * 100), reason: 'LATE', state: 'QUEUED', payment_id: null }]
      expect(await refunds.execute()).toEqual(owed)
      const mails = (await waitingMails(stage.test, 'camille.roy@example.org')).filter(({ kind }) => kind === 'PAYMENT_RETURNED')
      expect(mails.map(({ data: told }) => told['reference'])).toContain(reference)
      await db.updateTable('stocks').set({ on_hand: 30 }).where('sellable_id', '=', wine).execute()
      expect(await say(id, order.version, { event: 'PAY' })).toMatchObject({ status: 409, code: 'ORDER_EVENT_REFUSED' })
      expect(await refunds.execute()).toEqual(owed)
    }
  })

  it('with an online payment is not paid late by hand', async () => {
    const { id, version } = await ended('EXPIRE')
    await stage.test.database.db.updateTable('orders').set({ payment_method: 'CARD' }).where('id', '=', id).execute()
    expect(await say(id, version, { event: 'PAY' })).toMatchObject({ status: 409, code: 'ORDER_EVENT_REFUSED' })
  })

  it('is closed to members and to administrators of other sites', async () => {
    const { id } = await stage.place()
    const member = await addMember(stage.test, { siteId: shopId })
    expect(await say(id, 1, { event: 'PAY' }, member.token)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    const other = await addMember(stage.test, { siteId: 37, role: 'ADMIN' })
    const sent = { token: other.token, id, headers: { 'if-match': '"1"' } }
    expect(await makeCall(stage.test, 'order.happen', { event: 'PAY' }, sent)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('is found by its filters', async () => {
    const { reference } = await stage.place()
    const found = async (query: string) => (await list(query)).orders.map((order) => order.reference)
    expect(await found(`reference=lk:${reference.slice(-4)}&payment=AWAITING_TRANSFER`)).toEqual([reference])
    expect(await found(`reference=${reference}&payment=PAID`)).toEqual([])
    expect(await found(`reference=${reference}&total=gt:1000`)).toEqual([])
    expect(await found(`reference=${reference}&total=gte:80&email=lk:CAMILLE&delivery=DELIVERY&method=TRANSFER`)).toEqual([reference])
    const totals = (await list('orderBy=total:desc&nbItem=100')).orders.map(({ total }) => total)
    expect(totals).toEqual([...totals].sort((one, other) => other - one))
  })
})

describe('a stock in the administration', () => {
  const stockOf = async (id: number) =>
    stage.test.database.db.selectFrom('stocks').selectAll().where('sellable_id', '=', id).executeTakeFirstOrThrow()

  it('is corrected with a stored reason, in the version read', async () => {
    const [id] = stage.wines
    const before = await stockOf(id)
    expect(await correct(id, null, { delta: 12, reason: 'Inventaire' })).toMatchObject({
      ...{ status: 409, code: 'STALE_VERSION', data: { version: before.version, onHand: before.on_hand, reserved: before.reserved } },
    })
    const answers = await Promise.all(Array.from({ length: 5 }, () => correct(id, before.version, { delta: 12, reason: 'Inventaire' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await stockOf(id)).toMatchObject({ on_hand: before.on_hand + 12, version: before.version + 1 })
    const moved = await stage.test.database.db
      .selectFrom('stock_movements')
      .select(['kind', 'delta', 'on_hand', 'reason', 'order_id'])
      .where('sellable_id', '=', id)
      .where('kind', '=', 'CORRECTION')
      .execute()
    expect(moved).toEqual([{ kind: 'CORRECTION', delta: 12, on_hand: before.on_hand + 12, reason: 'Inventaire', order_id: null }])
    const entry = (await acts()).findLast(({ target }) => target === `stock:${id}`)
    expect(entry).toMatchObject({ actor_id: stage.admin.userId, diff: { delta: 12, reason: 'Inventaire' } })
  })

  it('never goes below the reserved quantity, also with concurrent orders', async () => {
    const [, id] = stage.wines
    await stage.place()
    const { on_hand: onHand, reserved, version } = await stockOf(id)
    expect(await correct(id, version, { delta: reserved - onHand - 1, reason: 'Casse' })).toMatchObject({
      status: 409,
      code: 'STOCK_RESERVED',
    })
    expect(await correct(id, version, { delta: reserved - onHand, reason: 'Casse' })).toMatchObject({
      status: 200,
      data: { onHand: reserved },
    })
    expect(await correct(id, version + 1, { delta: 50, reason: 'Retour' })).toMatchObject({ status: 200 })
    for (const body of [{ delta: 0, reason: 'Rien' }, { delta: 1.5, reason: 'Demie' }, { delta: 1 }, { delta: 1, reason: ' ' }])
      expect(await correct(id, version + 2, body)).toMatchObject({ status: 422 })
    expect((await correct(999_999, 1, { delta: 1, reason: 'Rien' })).status).toBe(404)
  })

  it('rejects a correction below zero, without a reference to orders', async () => {
    const { id } = await addWine(stage.test.database.db, { onHand: 12 })
    const { version } = await stockOf(id)
    expect(await correct(id, version, { delta: -13, reason: 'Casse' })).toMatchObject({
      ...{ status: 422, code: 'VALIDATION_FAILED' },
      data: { errors: [{ field: 'delta', code: 'MIN', message: expect.stringMatching(/12/) as string }] },
    })
    expect(await correct(id, version, { delta: -12, reason: 'Casse' })).toMatchObject({ status: 200, data: { onHand: 0 } })
  })

  it('keeps its version when orders change it', async () => {
    const [id] = stage.wines
    const { version } = await stockOf(id)
    await stage.place()
    expect((await stockOf(id)).version).toBe(version)
  })
})
