import { describe, expect, it } from 'vitest'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import { shopId } from '#tests/support/shop/shop.ts'

// Rules of the order administration: accepted and rejected input, responses and log entries.

const { stage } = deskOfTests()

const onHand = async (): Promise<number> => {
  const stock = stage.test.database.db.selectFrom('stocks').select('on_hand').where('sellable_id', '=', stage.wines[0])
  return (await stock.executeTakeFirstOrThrow()).on_hand
}
const packed = async () => {
  const order = await stage.placePaid()
  await stage.say(order, { event: 'PREPARE' })
  return order
}

describe('a refund', () => {
  it('has exact shipping fees', async () => {
    const order = await stage.placePaid()
    const refund = { event: 'REFUND', reason: 'Geste' }
    expect(await stage.say(order, { ...refund, fees: 1.005 })).toMatchObject({ status: 422, faults: ['fees NUMBER'] })
    expect(await stage.say(order, { ...refund, fees: 1 })).toMatchObject({ status: 200 })
  })

  it('restocks only on request', async () => {
    const order = await packed()
    await stage.say(order, { event: 'SHIP' })
    const before = await onHand()
    const lines = [{ position: 0, quantity: 1 }]
    expect((await stage.say(order, { event: 'REFUND', reason: 'Geste', lines })).status).toBe(200)
    expect(await onHand()).toBe(before)
    expect((await stage.say(order, { event: 'REFUND', reason: 'Retour', lines, restock: true })).status).toBe(200)
    expect(await onHand()).toBe(before + 1)
  })
})

describe('a shipment', () => {
  it('has the given carrier, or else that of the order', async () => {
    const named = await stage.say(await packed(), { event: 'SHIP', carrier: 'Coursier du Lyonnais', trackingNumbers: ['A1', 'A2'] })
    expect(named.order.shipments).toMatchObject([{ carrier: 'Coursier du Lyonnais', parcels: 2 }])
    const unnamed = await stage.say(await packed(), { event: 'SHIP' })
    expect(unnamed.order.shipments).toMatchObject([{ parcels: 1, tracking: [] }])
    expect(unnamed.order.shipments[0]?.carrier).not.toBe('Coursier du Lyonnais')
    expect(unnamed.order.shipments[0]?.carrier).toMatch(/\S/)
  })

  it('is rejected by line with the possible quantity, or for an unknown line', async () => {
    const order = await packed()
    const ship = (...lines: (readonly [position: number, quantity: number])[]) =>
      stage.say(order, { event: 'SHIP', lines: lines.map(([position, quantity]) => ({ position, quantity })) })
    const refused = (message: string) => ({ status: 409, code: 'ORDER_EVENT_REFUSED', message })
    const few = refused('De la ligne 0, il ne reste que 3 à envoyer.')
    expect(await ship([0, 4])).toMatchObject(few)
    expect(await ship([1, 1], [0, 2], [0, 2])).toMatchObject(few)
    expect(await ship([0, 1], [7, 1])).toMatchObject(refused('Cette commande n’a pas de ligne 7.'))
    expect(await ship()).toMatchObject(refused('Dites ce qui part\u00a0: une unité d’une ligne, au moins.'))
    expect((await ship([0, 2])).status).toBe(200)
    expect(await ship([0, 2])).toMatchObject({ data: { reason: 'TOO_MANY_TO_SHIP', position: 0, units: 1 } })
  })

  it('is in the history once, also when it completes the order', async () => {
    const order = await packed()
    await stage.say(order, { event: 'SHIP', lines: [{ position: 0, quantity: 3 }] })
    const { order: whole } = await stage.say(order, { event: 'SHIP' })
    expect(whole.history.map(({ event }) => event)).toEqual(['PAY', 'PREPARE', 'SHIP', 'SHIP'])
    await stage.say(order, { event: 'DELIVER', shipment: 1 })
    const { order: arrived } = await stage.say(order, { event: 'DELIVER', shipment: 2 })
    expect(arrived.history.map(({ event }) => event)).toEqual(['PAY', 'PREPARE', 'SHIP', 'SHIP', 'DELIVER', 'DELIVER'])
    const times = arrived.history.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
  })
})

describe('an order that expired without its transfer', () => {
  it('is paid late by a payment only: no other action makes it paid', async () => {
    const order = await stage.place()
    await stage.happen(order.id, 'EXPIRE')
    expect(await stage.say(order, { event: 'PREPARE' })).toMatchObject({ status: 409, code: 'ORDER_EVENT_REFUSED' })
    expect(await stage.say(order, { event: 'CANCEL' })).toMatchObject({ status: 200 })
    expect(await stage.order(order.reference)).toMatchObject({ payment: 'EXPIRED' })
  })
})

describe('a payment that the provider reports', () => {
  it('is rejected with the state of the order', async () => {
    const order = await stage.place()
    await stage.test.database.db.updateTable('orders').set({ payment_status: 'PENDING_PAYMENT' }).where('id', '=', order.id).execute()
    const { data } = await stage.say(order, { event: 'PAY' })
    expect(data).toMatchObject({ code: 'ORDER_EVENT_REFUSED', event: 'PAY', status: { payment: 'PENDING_PAYMENT' } })
  })
})

describe('the log entry', () => {
  it('contains the input without empty fields', async () => {
    const order = await packed()
    await stage.say(order, { event: 'SHIP', carrier: null, trackingNumbers: ['B7'], parcels: null })
    const { rows } = await stage.test.database.pool.query<{ diff: unknown }>(
      "select diff from audit_log where site_id = $1 and target = $2 and action = 'order.happen' order by id desc limit 1",
      [shopId, `order:${order.id}`],
    )
    expect(rows).toEqual([{ diff: { event: 'SHIP', trackingNumbers: ['B7'] } }])
  })
})

describe('a stock correction', () => {
  it('returns the new version for the next one; a rejection returns the quantity', async () => {
    const [id] = stage.wines
    await stage.place()
    const stock = stage.test.database.db.selectFrom('stocks').selectAll().where('sellable_id', '=', id)
    const { version, on_hand: before, reserved } = await stock.executeTakeFirstOrThrow()
    const first = await stage.act('stock.correct', { id, version, body: { delta: 6, reason: 'Récolte' } })
    expect(first.data).toMatchObject({ id, onHand: before + 6, reserved, version: version + 1 })
    const second = await stage.act('stock.correct', { id, version: Number(first.data?.['version']), body: { delta: -6, reason: 'Casse' } })
    expect(second.data).toMatchObject({ onHand: before, version: version + 2 })
    const below = await stage.act('stock.correct', { id, version: version + 2, body: { delta: -before, reason: 'Casse' } })
    expect(below).toMatchObject({ status: 409, code: 'STOCK_RESERVED', data: { onHand: before, reserved } })
  })
})
