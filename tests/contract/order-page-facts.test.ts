import { expect, it } from 'vitest'
import { expireOrders } from '#server/shop/order-events/expire-orders.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const { stage, say, codeOf } = deskOfTests()

interface Shown {
  readonly payment: string
  readonly withdrawal: string
  readonly goodsBack?: true
  readonly declaredAt?: string
  readonly isOwed?: true
  readonly givenUp?: readonly { readonly id: number; readonly quantity: number }[]
  readonly awaited?: readonly { readonly id: number; readonly quantity: number }[]
}

async function read({ reference, token }: PlacedOrder): Promise<Shown> {
  const url = `/api/order/${reference}?token=${token}`
  return (await stage.test.app.inject({ url, headers: { host: 'cave.localhost' } })).json<{ data: Shown }>().data
}
const units = (quantity: number) => [{ id: stage.wines[0], quantity }]

it('the order lists returned goods, but none for an unpaid withdrawal of unshipped goods', async () => {
  const unpaid = await stage.place({ products: units(6) })
  await stage.withdrawAtOnce({ ...unpaid, products: units(2) })
  for (const event of ['CLOSE', 'PAY']) expect(await codeOf(unpaid, { event })).toBe('DONE')
  expect(await read(unpaid)).toMatchObject({ payment: 'PAID', withdrawal: 'RETURNED' })
  expect((await read(unpaid)).goodsBack).toBeUndefined()
  const sent = await stage.placePaid({ products: units(6) })
  await stage.happen(sent.id, 'PREPARE', 'SHIP', 'DELIVER')
  await stage.withdrawAtOnce({ ...sent, products: units(2) })
  expect((await read(sent)).goodsBack).toBeUndefined()
  await say(sent, { event: 'RETURN' })
  expect(await read(sent)).toMatchObject({ withdrawal: 'RETURNED', goodsBack: true })
})

it('the order returns the date of a withdrawal received after it ended', async () => {
  const orders = [await stage.place(), await stage.place()] as const
  const { db } = stage.test.database
  const ids = orders.map(({ id }) => id)
  await db
    .updateTable('orders')
    .set({ expires_at: new Date(Date.now() - 60_000) })
    .where('id', 'in', ids)
    .execute()
  await db.transaction().execute((trx) => expireOrders(trx, new Date()))
  const declaredAt = await stage.withdrawAtOnce({ ...orders[0] })
  expect(await read(orders[0])).toMatchObject({ payment: 'EXPIRED', withdrawal: 'NONE', declaredAt })
  expect((await read(orders[1])).declaredAt).toBeUndefined()
})

it('a partly refunded order states whether a refund of a withdrawal is still due', async () => {
  const order = await stage.placePaid({ products: units(6) })
  const refund = (quantity: number) =>
    codeOf(order, { event: 'REFUND', fees: 0, restock: false, reason: 'Rétractation', lines: [{ position: 0, quantity }] })
  await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
  expect(await refund(1)).toBe('DONE')
  expect((await read(order)).isOwed).toBeUndefined()
  await stage.withdrawAtOnce({ ...order, products: units(2) })
  await say(order, { event: 'RETURN' })
  expect(await read(order)).toMatchObject({ payment: 'PARTLY_REFUNDED', withdrawal: 'RETURNED', isOwed: true })
  expect(await refund(2)).toBe('DONE')
  expect(await read(order)).toMatchObject({ payment: 'PARTLY_REFUNDED', withdrawal: 'RETURNED' })
  expect((await read(order)).isOwed).toBeUndefined()
})

it('the order lists withdrawn goods and pending returns, for refunds and withdrawals', async () => {
  const [refunded, withdrawn] = [await stage.placePaid({ products: units(6) }), await stage.placePaid({ products: units(6) })]
  for (const order of [refunded, withdrawn]) await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
  expect((await read(refunded)).givenUp).toBeUndefined()
  const lines = [{ position: 0, quantity: 2 }]
  expect(await codeOf(refunded, { event: 'REFUND', fees: 0, restock: false, reason: 'Bouchon', lines })).toBe('DONE')
  const shown = await read(refunded)
  expect([shown.payment, shown.withdrawal, shown.givenUp, shown.awaited, shown.isOwed]).toEqual([
    ...['PARTLY_REFUNDED', 'NONE', units(2)],
    ...[undefined, undefined],
  ])
  await stage.withdrawAtOnce({ ...withdrawn, products: units(3) })
  const after = await read(withdrawn)
  expect([after.payment, after.withdrawal, after.givenUp, after.awaited, after.isOwed]).toEqual([
    ...['PAID', 'CONFIRMED', units(3), units(3)],
    undefined,
  ])
})
