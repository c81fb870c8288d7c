import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { runShopMaintenance } from '#server/shop/payments/shop-maintenance.ts'
import { visitor, type Caller, type MemberCaller } from '#server/platform/scope/caller.ts'
import { closeGateBy } from '#tests/support/gate.ts'
import { buyer, orderStage, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { addWine } from '#tests/support/shop/shop.ts'
import { memberOfShop } from '#tests/support/accounts/shop-members.ts'

type Order = CallData<'order.place'>['order']
type Body = CallBody<'order.happen'>

/** Number of bottles in the first order. */
const sold = 6

let stage: OrderStage
let desk: MemberCaller
let partner: MemberCaller
let member: MemberCaller
let wine: number

beforeAll(async () => {
  stage = await orderStage({ connections: 20 })
  desk = await memberOfShop(stage, 'caviste@example.org', 'ADMIN')
  partner = await memberOfShop(stage, 'associee@example.org', 'ADMIN')
  member = await memberOfShop(stage, 'alix.morel@example.org')
})
afterAll(() => stage.close())
beforeEach(async () => {
  wine = (await addWine(stage.db)).id
})

const of = (caller: MemberCaller) => ({ scope: stage.scope(), caller })
const standOf = async ({ id }: Order) =>
  stage.db
    .selectFrom('orders')
    .select(['version', 'fees_paid as fees', 'payment_status as payment', 'fulfilment_status as fulfilment'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

type Act = (order: Order) => Promise<unknown>

const happen =
  (body: Body): Act =>
  async (order) =>
    stage.features.shopDesk.changeOrder(of(desk), { id: order.id, ifMatch: `"${(await standOf(order)).version}"`, body })
const oneAfterTheOther =
  (...acts: Act[]): Act =>
  async (order) => {
    for (const act of acts) await act(order)
  }
const none = oneAfterTheOther()
const send = (quantity: number) => happen({ event: 'SHIP', parcels: 1, lines: [{ position: 0, quantity }] })
const refund =
  (quantity: number, restock: boolean): Act =>
  async (order) => {
    const fees = quantity < sold ? 0 : (await standOf(order)).fees / 100
    return happen({ event: 'REFUND', lines: [{ position: 0, quantity }], fees, restock, reason: 'Cassé au quai' })(order)
  }
const pay = happen({ event: 'PAY' })
const prepare = oneAfterTheOther(pay, happen({ event: 'PREPARE' }))
const sendSome = oneAfterTheOther(prepare, send(4))
const sweep = () => runShopMaintenance({ db: stage.db, clock: Date.now, payments: stage.features.payments })
const lapse: Act = async ({ id }) => {
  await stage.db
    .updateTable('orders')
    .set({ expires_at: new Date(0) })
    .where('id', '=', id)
    .execute()
}
const withdraw =
  (by: () => Caller): Act =>
  async ({ reference, accessToken: token }) => {
    const withdrawing = { scope: stage.scope(), caller: by() }
    const { withdrawals } = stage.features
    const email = 'alix.morel@example.org'
    const { withdrawalId } = await withdrawals.request(withdrawing, { reference, token, email, name: 'Alix Morel', scope: 'ALL' })
    await withdrawals.confirm(withdrawing, withdrawalId)
  }

const place = (caller: Caller) =>
  stage.place(
    {
      ...{ products: [{ id: wine, quantity: sold }], delivery: { type: 'DELIVERY', idCarrier: stage.carrierId } },
      deliveryPostalCode: '75011',
    },
    caller,
  )

/** Locks the stock row of the wine. Transactions that change it wait until the gate opens. */
const closeStock = () =>
  closeGateBy({ connection: { connectionString: stage.databaseUrl } }, 'select 1 from stocks where sellable_id = $1 for update', [wine])

interface Meanwhile {
  /** Caller who places the first order. */
  readonly owner: Caller
  /** Caller who orders the same wine while the first order changes. */
  readonly buyer: Caller
}

/** Changes an order until it waits for the stock row, then places a second order of the same wine. Returns the first order and the outcome of the second. */
async function orderMeanwhile(act: Act, before: Act, { owner, buyer: second }: Meanwhile): Promise<{ order: Order; outcome: string }> {
  const { order } = await place(owner)
  await before(order)
  const gate = await closeStock()
  const acted = act(order)
  await gate.waiting(1, acted)
  const ordered = stage.outcome({ products: [{ id: wine, quantity: 1 }], user: buyer('autre') }, second)
  await gate.waiting(2, ordered)
  await gate.open()
  const [outcome] = await Promise.all([ordered, acted])
  return { order, outcome }
}

interface End {
  readonly before: Act
  readonly act: Act
  readonly stands: { readonly payment: string; readonly fulfilment: string }
}

const ends: readonly (readonly [what: string, end: End])[] = [
  ['is given back whole and lost', { before: pay, act: refund(sold, false), stands: { payment: 'REFUNDED', fulfilment: 'CANCELLED' } }],
  [
    'is given back whole and put on sale again',
    { before: pay, act: refund(sold, true), stands: { payment: 'REFUNDED', fulfilment: 'CANCELLED' } },
  ],
  [
    'is given back in its last part',
    { before: sendSome, act: refund(2, true), stands: { payment: 'PARTLY_REFUNDED', fulfilment: 'SHIPPED' } },
  ],
  ['leaves in its last part', { before: sendSome, act: send(2), stands: { payment: 'PAID', fulfilment: 'SHIPPED' } }],
  ['leaves whole', { before: prepare, act: send(sold), stands: { payment: 'PAID', fulfilment: 'SHIPPED' } }],
  [
    'is cancelled before it is paid',
    { before: none, act: happen({ event: 'CANCEL' }), stands: { payment: 'FAILED', fulfilment: 'CANCELLED' } },
  ],
  ['is cancelled', { before: pay, act: happen({ event: 'CANCEL' }), stands: { payment: 'PAID', fulfilment: 'CANCELLED' } }],
  ['is over', { before: lapse, act: sweep, stands: { payment: 'EXPIRED', fulfilment: 'NEW' } }],
  ['is paid after its time', { before: oneAfterTheOther(lapse, sweep), act: pay, stands: { payment: 'PAID', fulfilment: 'NEW' } }],
  ['is withdrawn from by its link', { before: none, act: withdraw(() => visitor), stands: { payment: 'FAILED', fulfilment: 'CANCELLED' } }],
  ['is withdrawn from', { before: none, act: withdraw(() => member), stands: { payment: 'FAILED', fulfilment: 'CANCELLED' } }],
]

describe.each(ends)('while an order %s', (_, { before, act, stands }) => {
  it.each([
    ['its owner', () => ({ owner: member, buyer: member })],
    ['an administrator who owns it', () => ({ owner: partner, buyer: partner })],
    ['a visitor', () => ({ owner: member, buyer: visitor })],
  ] as const)('%s orders the same wine without a deadlock', async (_who, meanwhile) => {
    const { order, outcome } = await orderMeanwhile(act, before, meanwhile())
    expect(outcome).toBe('AWAITING_TRANSFER')
    expect(await standOf(order)).toMatchObject(stands)
    const { reserved } = await stage.db.selectFrom('stocks').select('reserved').where('sellable_id', '=', wine).executeTakeFirstOrThrow()
    const held = await stage.db.selectFrom('order_holds').select('quantity').where('sellable_id', '=', wine).execute()
    expect(reserved).toBe(held.reduce((sum, { quantity }) => sum + quantity, 0))
  })
})

it('answers STALE_VERSION to a stock correction during a refund of its author’s order', async () => {
  const { order } = await place(partner)
  await pay(order)
  const gate = await closeStock()
  const acted = refund(sold, false)(order)
  await gate.waiting(1, acted)
  const change = { id: wine, ifMatch: '"1"', body: { delta: 6, reason: 'Retrouvées' } }
  const corrected = stage.features.shopDesk.correctStock(of(partner), change).catch((error: unknown) => error)
  await gate.waiting(2, corrected)
  await gate.open()
  await acted
  expect(await corrected).toMatchObject({ code: 'STALE_VERSION' })
})
