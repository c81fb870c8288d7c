import { describe, expect, it } from 'vitest'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const host = 'cave.localhost'

const { stage, say, codeOf } = deskOfTests()

const back = (...lines: readonly (readonly [position: number, quantity: number])[]) => ({
  event: 'RETURN',
  lines: lines.map(([position, quantity]) => ({ position, quantity })),
})
/** Refunds bottles of 12.50 € with a deduction. */
const refund = (position: number, quantity: number, { kept = 0, fees = 0 } = {}) => ({
  ...{ event: 'REFUND', fees, restock: false, reason: 'Rétractation', keptReason: 'Étiquettes arrachées' },
  lines: [{ position, quantity, kept }],
})

/** Three bottles of each of two delivered wines with a full withdrawal. */
async function withdrawn(): Promise<PlacedOrder> {
  const order = await stage.placePaid()
  await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
  await stage.withdrawAtOnce({ ...order })
  return order
}
const awaitedAtDesk = (order: { readonly lines: readonly { readonly awaited?: number | undefined }[] }) =>
  order.lines.map(({ awaited = 0 }) => awaited)

/** Returns the order as the buyer sees it. */
async function seen({ reference, token }: PlacedOrder): Promise<Pick<OrderView, 'withdrawal' | 'awaited'>> {
  const { data } = (await stage.test.app.inject({ url: `/api/order/${reference}?token=${token}`, headers: { host } })).json<{
    data: OrderView
  }>()
  return { withdrawal: data.withdrawal, ...(data.awaited && { awaited: data.awaited }) }
}

describe('goods of a withdrawal that are returned in part', () => {
  it('leave the rest pending for the administrator and the buyer until all are back', async () => {
    const order = await withdrawn()
    const [first, second] = stage.wines
    expect(await seen(order)).toEqual({
      withdrawal: 'CONFIRMED',
      awaited: [
        { id: first, quantity: 3 },
        { id: second, quantity: 3 },
      ],
    })
    const { code, order: part } = await say(order, back([0, 2], [1, 1]))
    expect([code, part.withdrawal, awaitedAtDesk(part)]).toEqual(['DONE', 'CONFIRMED', [1, 2]])
    expect(await seen(order)).toEqual({
      withdrawal: 'CONFIRMED',
      awaited: [
        { id: first, quantity: 1 },
        { id: second, quantity: 2 },
      ],
    })
    expect(awaitedAtDesk((await say(order, back([1, 1], [1, 1]))).order)).toEqual([1, 0])
    const { order: all } = await say(order, back([0, 1]))
    expect([all.withdrawal, awaitedAtDesk(all)]).toEqual(['RETURNED', [0, 0]])
    expect(all.history.map(({ event }) => event).filter((event) => event.startsWith('RETURN'))).toEqual([
      ...['RETURN_PART', 'RETURN_PART', 'RETURN'],
    ])
    expect(await seen(order)).toEqual({ withdrawal: 'RETURNED' })
  })

  it('must be more than zero and at most those pending', async () => {
    const order = await withdrawn()
    const all = [
      { position: 0, quantity: 3 },
      { position: 1, quantity: 3 },
    ]
    for (const wrong of [back([0, 4]), back([0, 2], [0, 2]), back([7, 1]), back()])
      expect(await say(order, wrong)).toMatchObject({ code: 'RETURN_REFUSED', data: { awaited: all } })
    expect(await codeOf(order, back([0, 3]))).toBe('DONE')
    expect(await codeOf(order, back([0, 1]))).toBe('RETURN_REFUSED')
    expect(await seen(order)).toMatchObject({ withdrawal: 'CONFIRMED' })
  })

  it('are refunded with a deduction; the rest is owed in full and the order stays open', async () => {
    const order = await withdrawn()
    await say(order, back([0, 2]))
    expect(await codeOf(order, refund(1, 1, { kept: 5 }))).toBe('KEPT_REFUSED')
    expect(await codeOf(order, refund(0, 3, { kept: 5 }))).toBe('KEPT_REFUSED')
    expect(await codeOf(order, refund(0, 2, { kept: 5 }))).toBe('DONE')
    expect(await codeOf(order, refund(0, 1, { kept: 5 }))).toBe('KEPT_REFUSED')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('ORDER_EVENT_REFUSED')
    expect(await seen(order)).toMatchObject({ awaited: [{ quantity: 1 }, { quantity: 3 }] })
    const { order: all } = await say(order, { event: 'RETURN' })
    expect([all.withdrawal, awaitedAtDesk(all)]).toEqual(['RETURNED', [0, 0]])
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('MONEY_OWED')
    expect(await codeOf(order, refund(0, 1, { kept: 5 }))).toBe('DONE')
    expect(await codeOf(order, refund(1, 3, { fees: 6.9 }))).toBe('DONE')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('DONE')
  })

  it('are no longer pending after their refund, returned or not', async () => {
    const order = await withdrawn()
    await say(order, back([0, 1]))
    const { order: given } = await say(order, refund(1, 3))
    expect([given.withdrawal, awaitedAtDesk(given)]).toEqual(['CONFIRMED', [2, 0]])
    expect(awaitedAtDesk((await say(order, back([0, 2]))).order)).toEqual([0, 0])
    expect(await seen(order)).toEqual({ withdrawal: 'RETURNED' })
  })

  it('are limited to shipped goods; unshipped ones need no return', async () => {
    const order = await stage.placePaid()
    await say(order, { event: 'PREPARE' })
    await say(order, { event: 'SHIP', lines: [{ position: 0, quantity: 1 }] })
    await stage.withdrawAtOnce({ ...order })
    expect(await seen(order)).toMatchObject({ awaited: [{ id: stage.wines[0], quantity: 1 }] })
    expect(await codeOf(order, back([0, 2]))).toBe('RETURN_REFUSED')
    expect(await codeOf(order, back([0, 1]))).toBe('DONE')
    const untouched = await stage.placePaid()
    await stage.withdrawAtOnce({ ...untouched })
    expect(await seen(untouched)).toEqual({ withdrawal: 'CONFIRMED', awaited: [] })
  })

  it('leave the same pending and due before and after the refund, and can return later', async () => {
    const acts = { comes: back([0, 1], [1, 1]), isPaid: refund(0, 2) }
    for (const told of [
      [acts.comes, acts.isPaid],
      [acts.isPaid, acts.comes],
    ]) {
      const order = await withdrawn()
      for (const body of told) expect(await codeOf(order, body)).toBe('DONE')
      expect(await seen(order)).toMatchObject({ awaited: [{ quantity: 1 }, { quantity: 2 }] })
      expect(await codeOf(order, back([0, 3]))).toBe('RETURN_REFUSED')
      expect(await codeOf(order, refund(0, 1, { kept: 5 }))).toBe('KEPT_REFUSED')
      const { order: all } = await say(order, back([0, 2], [1, 2]))
      expect([all.withdrawal, awaitedAtDesk(all)]).toEqual(['RETURNED', [0, 0]])
      expect(await codeOf(order, refund(0, 1, { kept: 5 }))).toBe('DONE')
    }
  })

  it('are no longer pending when the refunded ones were never shipped', async () => {
    const order = await stage.placePaid()
    await say(order, { event: 'PREPARE' })
    await say(order, { event: 'SHIP', lines: [{ position: 0, quantity: 2 }] })
    await stage.withdrawAtOnce({ ...order })
    expect(await codeOf(order, back([0, 1]))).toBe('DONE')
    expect(await codeOf(order, refund(0, 1))).toBe('DONE')
    expect(await seen(order)).toMatchObject({ awaited: [{ id: stage.wines[0], quantity: 1 }] })
  })

  it('of a second withdrawal are counted apart from those of the first', async () => {
    const order = await stage.placePaid()
    await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
    await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[0], quantity: 2 }] })
    await say(order, back([0, 1]))
    await say(order, back([0, 1]))
    await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[1], quantity: 3 }] })
    const { order: part } = await say(order, back([1, 1]))
    expect([part.withdrawal, awaitedAtDesk(part)]).toEqual(['CONFIRMED', [0, 2]])
    expect(await codeOf(order, refund(1, 2, { kept: 5 }))).toBe('KEPT_REFUSED')
    expect(await codeOf(order, refund(0, 2, { kept: 5 }))).toBe('DONE')
  })
})
