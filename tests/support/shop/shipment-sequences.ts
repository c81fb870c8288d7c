import fc from 'fast-check'
import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { sendShipment } from '#server/shop/desk/shipments.ts'
import type { OrderStage } from './order-stage.ts'
import { addBox, addWine, shopId } from './shop.ts'

/** A requested shipment: units of lines, or null for the rest. */
type Wish = readonly { readonly position: number; readonly quantity: number }[] | null

/** An order of two wines and a box of both, with successive pairs of concurrent requests. */
interface Sequence {
  readonly ordered: readonly [number, number, number]
  readonly rounds: readonly (readonly [Wish, Wish])[]
}

/** Two bottles of the first wine and one of the second. */
const inBox = [2, 1] as const

const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  {
    weight: 5,
    arbitrary: fc.array(fc.record({ position: fc.nat({ max: 3 }), quantity: fc.integer({ min: 0, max: 6 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  },
)
const quantity = fc.integer({ min: 1, max: 8 })
const sequence: fc.Arbitrary<Sequence> = fc.record({
  ordered: fc.tuple(quantity, quantity, fc.integer({ min: 1, max: 3 })),
  rounds: fc.array(fc.tuple(wish, wish), { maxLength: 4 }),
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Computes the required stock independently: the first wine, the second, the boxes. */
const needsOf = ([first, second, boxes]: Sequence['ordered']) => [first + boxes * inBox[0], second + boxes * inBox[1], boxes]

interface Shop {
  readonly stage: OrderStage
  /** The two wines and the box. */
  readonly sold: readonly [number, number, number]
}

async function stand({ stage: { db }, sold }: Shop, orderId: number) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['quantity', 'sent'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const shipments = await db.selectFrom('order_shipments').select('lines').where('order_id', '=', orderId).execute()
  const moved = await db.selectFrom('stock_movements').select(['sellable_id', 'delta']).where('order_id', '=', orderId).execute()
  const held = await db.selectFrom('order_holds').select(['sellable_id', 'quantity']).where('order_id', '=', orderId).execute()
  const { status } = await db.selectFrom('orders').select('fulfilment_status as status').where('id', '=', orderId).executeTakeFirstOrThrow()
  const inShipments = lines.map((_, position) =>
    sum(shipments.flatMap((each) => each.lines).map((line) => (line.line === position ? line.quantity : 0))),
  )
  return {
    status,
    lines,
    inShipments,
    out: sold.map((id) => -sum(moved.map((each) => (each.sellable_id === id ? each.delta : 0)))),
    held: sold.map((id) => sum(held.map((each) => (each.sellable_id === id ? each.quantity : 0)))),
  }
}

/** Returns the inconsistencies of an order after a shipment. */
async function faultsOf(shop: Shop, orderId: number, { ordered }: Sequence): Promise<string[]> {
  const { status, lines, inShipments, out, held } = await stand(shop, orderId)
  const faults: string[] = []
  const expectSame = (what: string, seen: unknown, expected: unknown) => {
    if (JSON.stringify(seen) !== JSON.stringify(expected))
      faults.push(`${orderId} ${what}: ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}`)
  }
  expectSame(
    'shipments beside lines',
    inShipments,
    lines.map(({ sent }) => sent),
  )
  expectSame('bottles out of the house', out, needsOf([inShipments[0] ?? 0, inShipments[1] ?? 0, inShipments[2] ?? 0]))
  expectSame(
    'bottles out and held back',
    out.map((each, index) => each + (held[index] ?? 0)),
    needsOf(ordered),
  )
  expectSame(
    'shipped with the last line',
    status === 'SHIPPED',
    lines.every(({ sent, quantity: all }) => sent === all),
  )
  return faults
}

async function runSequence(shop: Shop, drawn: Sequence): Promise<string[]> {
  const { stage, sold } = shop
  const products = sold.map((id, index) => ({ id, quantity: drawn.ordered[index] ?? 1 }))
  const delivery = { type: 'DELIVERY' as const, idCarrier: stage.carrierId }
  const { order } = await stage.place({ products, delivery, deliveryPostalCode: '75011' })
  const at = { siteId: shopId, orderId: order.id, now: new Date() }
  for (const event of ['PAY', 'PREPARE'] satisfies OrderEvent[])
    await stage.db.transaction().execute((trx) => applyOrderEvent(trx, { ...at, event }))
  const send = (lines: Wish) =>
    stage.db
      .transaction()
      .execute((trx) => sendShipment(trx, at, { ...(lines && { lines }), trackingNumbers: ['6A1'], parcels: 1 }))
      .catch((error: { code?: string; message: string }) => (error.code === 'ORDER_EVENT_REFUSED' ? null : error.message))
  const faults: string[] = []
  const round = async (wishes: readonly Wish[]) => {
    const outcomes = await Promise.all(wishes.map(send))
    faults.push(...outcomes.filter((outcome) => typeof outcome === 'string'), ...(await faultsOf(shop, order.id, drawn)))
  }
  for (const wishes of drawn.rounds) await round(wishes)
  await round([null])
  const { status } = await stand(shop, order.id)
  return status === 'SHIPPED' ? faults : [...faults, `${order.id} is ${status}`]
}

/**
 * Ships the given number of orders in parts, two parts concurrently, beside an independent count. Returns the differences and the number of
 * shipments.
 */
export async function shipmentFaults(
  stage: OrderStage,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<readonly string[]> {
  const [first, second] = [await addWine(stage.db, { onHand: 1_000_000 }), await addWine(stage.db, { onHand: 1_000_000 })]
  const box = await addBox(
    stage.db,
    [
      [first.id, inBox[0]],
      [second.id, inBox[1]],
    ],
    { onHand: 1_000_000 },
  )
  const shop: Shop = { stage, sold: [first.id, second.id, box] }
  const queue = fc.sample(sequence, { numRuns: count, seed })
  const faults: string[] = []
  const work = async () => {
    for (let drawn = queue.pop(); drawn; drawn = queue.pop()) faults.push(...(await runSequence(shop, drawn)))
  }
  await Promise.all(Array.from({ length: 8 }, work))
  const rows = await stage.db.selectFrom('stocks').selectAll().where('sellable_id', 'in', shop.sold).execute()
  for (const { sellable_id: id, on_hand: onHand, reserved } of rows) {
    const { delta } = await stage.db
      .selectFrom('stock_movements')
      .select((select) => select.fn.sum<string>('delta').as('delta'))
      .where('sellable_id', '=', id)
      .executeTakeFirstOrThrow()
    if (reserved !== 0 || onHand !== 1_000_000 + Number(delta)) faults.push(`stock ${id}: ${onHand} and ${reserved}`)
  }
  return faults
}
