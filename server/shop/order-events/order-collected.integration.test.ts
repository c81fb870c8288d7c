import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import { openMailedLink } from '#tests/support/shop/mailed-link.ts'
import { buyer, orderStage, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import { applyOrderEvent } from './apply-event.ts'

const now = Date.parse('2026-11-20T09:00:00Z')
/** A Tuesday. */
const day = '2026-12-01'

let stage: OrderStage
let wine: number
let cellar: number

async function addPlace(name: string, types: readonly ('CLICK_AND_COLLECT' | 'COMPANY')[], siteId = shopId): Promise<number> {
  const at = { address: '1, rue du Chai', postal_code: '34600', city: 'Faugères' }
  const place = { site_id: siteId, types: [...types] as never, name, ...at }
  return (await stage.db.insertInto('company_addresses').values(place).returning('id').executeTakeFirstOrThrow()).id
}

beforeAll(async () => {
  stage = await orderStage({ clock: () => now, connections: 5 })
  wine = (await addWine(stage.db, { onHand: 500 })).id
  cellar = await addPlace('Caveau', ['CLICK_AND_COLLECT'])
  const schedule = { id: 7, idAddress: cellar, day: 2, from: '10:00', to: '12:00', capacity: 2 }
  await stage.set({ CLICK_AND_COLLECT_HOURS: JSON.stringify({ leadHours: 24, schedules: [schedule, { ...schedule, id: 9, day: 3 }] }) })
})
afterAll(() => stage.close())

let buyers = 0
/** Another visitor for each order: an address gets few confirmations in an hour. */
const collected = (more: Partial<OrderWish> = {}): OrderWish => ({
  user: buyer(`retrait-${(buyers += 1)}`),
  ...{ products: [{ id: wine, quantity: 1 }], dateSchedule: day, idSchedule: 7 },
  delivery: { type: 'CLICK_AND_COLLECT', idAddress: cellar },
  ...more,
})
const refusal = (wish: OrderWish) =>
  stage.place(wish).then(
    () => null,
    (error: { code: string; data: object }) => ({ ...error.data, code: error.code }),
  )
const stored = (id: number) => stage.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const mailed = async (reference: string) =>
  (
    await stage.db
      .selectFrom('mails')
      .select('data')
      .where('key', '=', reference)
      .where('kind', '=', 'ORDER_PLACED')
      .executeTakeFirstOrThrow()
  ).data
const taken = async () => (await stage.db.selectFrom('collect_bookings').select(['schedule_id', 'date', 'taken']).execute()) as unknown[]

describe('an order that is collected', () => {
  it('keeps where and when, and says so to its buyer', async () => {
    const { order } = await stage.place(collected())
    expect(await stored(order.id)).toMatchObject({
      ...{ delivery_type: 'CLICK_AND_COLLECT', collect_address_id: cellar, collect_date: day, collect_schedule_id: 7 },
      ...{ delivery_address: null, carrier: null, access_point: null, fees_paid: 0 },
    })
    const collectAt = { day, from: '10:00', to: '12:00' }
    const destination = ['Caveau', '1, rue du Chai', '34600 Faugères']
    expect(await mailed(order.reference)).toMatchObject({ order: { deliveryType: 'CLICK_AND_COLLECT', destination, collectAt } })
  })

  it('gives its place back when it is over, and that alone', async () => {
    const { order } = await stage.place(collected())
    expect(await taken()).toEqual([{ schedule_id: 7, date: day, taken: 2 }])
    expect(await refusal(collected())).toEqual({ code: 'SLOT_FULL' })
    const { version } = await stage.db.selectFrom('stocks').select('version').where('sellable_id', '=', wine).executeTakeFirstOrThrow()
    await stage.db
      .transaction()
      .execute((trx) => applyOrderEvent(trx, { siteId: shopId, orderId: order.id, event: 'EXPIRE', now: new Date(now) }))
    expect(await taken()).toEqual([{ schedule_id: 7, date: day, taken: 1 }])
    // Nothing has left the stock: an administrator who counts it has read it rightly.
    const stock = stage.db.selectFrom('stocks').select('version').where('sellable_id', '=', wine)
    expect(await stock.executeTakeFirstOrThrow()).toEqual({ version })
  })

  it('is mailed when paid, with its invoice, and when ready, and changes the stock’s version', async () => {
    const { order } = await stage.place(collected({ dateSchedule: '2026-12-08' }))
    const happen = (event: OrderEvent) =>
      stage.db.transaction().execute((trx) => applyOrderEvent(trx, { siteId: shopId, orderId: order.id, event, now: new Date(now) }))
    const stock = () =>
      stage.db.selectFrom('stocks').select(['on_hand', 'reserved', 'version']).where('sellable_id', '=', wine).executeTakeFirstOrThrow()
    for (const event of ['PAY', 'PREPARE', 'MAKE_READY'] as const) await happen(event)
    const mails = stage.db.selectFrom('mails').select(['data', 'attachments']).where('key', '=', order.reference)
    const invoices = stage.db.selectFrom('papers').select('number').where('order_id', '=', order.id).where('kind', '=', 'INVOICE')
    const [paid] = await mails.where('kind', '=', 'ORDER_PAID').execute()
    expect(paid?.attachments).toEqual([{ type: 'PAPER', number: (await invoices.executeTakeFirstOrThrow()).number }])
    const [ready] = await mails.where('kind', '=', 'ORDER_READY').execute()
    const collectHours = { from: '10:00', to: '12:00' }
    expect(ready?.data).toMatchObject({ place: ['Caveau', '1, rue du Chai', '34600 Faugères'], collectOn: '2026-12-08', collectHours })
    const before = await stock()
    await happen('COLLECT')
    const { on_hand, reserved, version } = before
    expect(await stock()).toEqual({ on_hand: on_hand - 1, reserved: reserved - 1, version: version + 1 })
  })

  it('shows its first place and times of collection after changes of the shop', async () => {
    const { order } = await stage.place(collected({ dateSchedule: '2026-12-15' }))
    const { reference, accessToken: token } = order
    const told = {
      destination: ['Caveau', '1, rue du Chai', '34600 Faugères'],
      collectDate: '2026-12-15',
      collectHours: { from: '10:00', to: '12:00' },
    }
    await stage.db.updateTable('company_addresses').set({ address: '9, rue Neuve' }).where('id', '=', cellar).execute()
    expect(await stage.features.orders.get({ scope: stage.scope(), caller: { kind: 'visitor' } }, { reference, token })).toMatchObject(told)
    await stage.db.updateTable('company_addresses').set({ address: '1, rue du Chai' }).where('id', '=', cellar).execute()
  })

  it('waits for its transfer until the time to collect begins, and no longer', async () => {
    const { order } = await stage.place(collected({ dateSchedule: '2026-11-25', idSchedule: 9 }))
    await openMailedLink(stage, order)
    const { created_at: placed, expires_at: ends } = await stored(order.id)
    // What is stored is counted from when it was: from 10:00 in Paris on the 20th to 10:00 on the 25th.
    expect(((ends?.getTime() ?? 0) - placed.getTime()) / 3_600_000).toBeCloseTo(120, 5)
    const { order: later } = await stage.place(collected({ dateSchedule: '2026-12-22' }))
    await openMailedLink(stage, later)
    const long = await stored(later.id)
    expect(((long.expires_at?.getTime() ?? 0) - long.created_at.getTime()) / 3_600_000).toBeCloseTo(168, 5)
  })

  it('is refused at a time that there is not, or that has passed, or when none was chosen', async () => {
    const full = { code: 'SLOT_FULL' }
    expect(await refusal(collected({ dateSchedule: '2026-12-02' }))).toEqual(full)
    expect(await refusal(collected({ idSchedule: 8 }))).toEqual(full)
    expect(await refusal(collected({ dateSchedule: '2026-11-17' }))).toEqual(full)
    const missing = { code: 'SLOT_FULL', reason: 'NOT_CHOSEN' }
    expect(await refusal(collected({ dateSchedule: null }))).toEqual(missing)
    expect(await refusal(collected({ idSchedule: null }))).toEqual(missing)
  })

  it('is refused at a place where nothing is collected, or that is another site’s', async () => {
    const [office, elsewhere] = [await addPlace('Bureau', ['COMPANY']), await addPlace('Ailleurs', ['CLICK_AND_COLLECT'], 37)]
    const noPlace = {
      code: 'BAD_ADDRESS',
      errors: [{ field: 'delivery.idAddress', code: 'OPTION', message: 'Choisissez dans la liste.' }],
    }
    for (const idAddress of [office, elsewhere, 999_999])
      expect(await refusal(collected({ delivery: { type: 'CLICK_AND_COLLECT', idAddress } }))).toEqual(noPlace)
  })

  it('has no time where the shop names none', async () => {
    await stage.db.deleteFrom('parameters').where('type', '=', 'CLICK_AND_COLLECT_HOURS').execute()
    await stage.features.directory.refresh(shopId)
    const { order } = await stage.place(collected())
    expect(await stored(order.id)).toMatchObject({ collect_address_id: cellar, collect_date: null, collect_schedule_id: null })
    expect(await mailed(order.reference)).toMatchObject({
      order: { destination: ['Caveau', '1, rue du Chai', '34600 Faugères'], collectAt: null },
    })
  })
})
