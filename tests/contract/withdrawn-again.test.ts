import { describe, expect, it } from 'vitest'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const { stage, say, codeOf, moneyBack } = deskOfTests()

/** Refunds bottles of 12.50 € with a deduction. */
const refund = (quantity: number, kept = 0, fees = 0) => ({
  ...{ event: 'REFUND', fees, restock: false, reason: 'Rétractation', keptReason: 'Étiquettes arrachées' },
  lines: [{ position: 0, quantity, kept }],
})
const units = (quantity: number) => [{ id: stage.wines[0], quantity }]

/** Six delivered bottles, two of them withdrawn. */
async function partWithdrawn(): Promise<PlacedOrder> {
  const order = await stage.placePaid({ products: units(6) })
  await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
  await stage.withdrawAtOnce({ ...order, products: units(2) })
  return order
}

describe('goods that are withdrawn after others were returned', () => {
  /** The two withdrawn bottles are back. */
  async function partBack(): Promise<PlacedOrder> {
    const order = await partWithdrawn()
    await say(order, { event: 'RETURN' })
    return order
  }
  const stand = async (order: PlacedOrder) => (await stage.order(order.reference)).withdrawal

  it('reopen the closed order: it closes again after their return and refund', async () => {
    const order = await partBack()
    expect(await codeOf(order, refund(2))).toBe('DONE')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('DONE')
    await stage.withdrawAtOnce({ ...order, products: units(4) })
    expect(await stand(order)).toBe('CONFIRMED')
    expect(await codeOf(order, refund(4, 49))).toBe('KEPT_REFUSED')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('ORDER_EVENT_REFUSED')
    const { code, order: back } = await say(order, { event: 'RETURN' })
    expect([code, back.withdrawal]).toEqual(['DONE', 'RETURNED'])
    expect(back.history.map(({ event }) => event).filter((event) => ['REQUEST', 'CONFIRM', 'RETURN', 'CLOSE'].includes(event))).toEqual([
      ...['REQUEST', 'CONFIRM', 'RETURN', 'CLOSE'],
      ...['REQUEST', 'CONFIRM', 'RETURN'],
    ])
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('MONEY_OWED')
    expect(await codeOf(order, refund(4, 49, 6.9))).toBe('DONE')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('DONE')
    expect(await moneyBack(order)).toBe(7500 + 690 - 4900)
  })

  it('are pending while the order waits to be closed; deductions apply to returned ones', async () => {
    const order = await partBack()
    await stage.withdrawAtOnce({ ...order, products: units(4) })
    expect(await stand(order)).toBe('CONFIRMED')
    expect(await codeOf(order, refund(6, 70, 6.9))).toBe('KEPT_REFUSED')
    expect(await codeOf(order, refund(2, 20))).toBe('DONE')
    expect(await codeOf(order, refund(1, 5))).toBe('KEPT_REFUSED')
    await say(order, { event: 'RETURN' })
    expect(await codeOf(order, refund(4, 40, 6.9))).toBe('DONE')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('DONE')
    expect(await moneyBack(order)).toBe(7500 + 690 - 6000)
  })

  it('return with the first when both are pending, also for a guest without a link', async () => {
    const order = await partWithdrawn()
    await stage.withdrawAtOnce({ reference: order.reference, products: units(3) })
    await runJob(stage.test, 'withdrawals.settling')
    await say(order, { event: 'RETURN' })
    expect(await codeOf(order, refund(6, 10))).toBe('KEPT_REFUSED')
    expect(await codeOf(order, refund(5, 10))).toBe('DONE')
  })

  it('change the version that an administrator has read', async () => {
    const order = await partWithdrawn()
    const { version } = (await say(order, { event: 'RETURN', lines: [{ position: 0, quantity: 1 }] })).order
    await stage.withdrawAtOnce({ ...order, products: units(3) })
    const body = { event: 'RETURN' }
    expect(await stage.act('order.happen', { id: order.id, version, body })).toMatchObject({ status: 409, code: 'STALE_VERSION' })
    expect((await stage.order(order.reference)).withdrawal).toBe('CONFIRMED')
    expect((await say(order, { ...body, lines: [{ position: 0, quantity: 1 }] })).order.lines[0]).toMatchObject({ awaited: 3 })
  })

  it('change nothing when the order has nothing left to withdraw', async () => {
    const order = await partBack()
    await stage.withdrawAtOnce({ ...order, products: units(4) })
    await say(order, { event: 'RETURN' })
    await stage.withdrawAtOnce({ ...order })
    expect(await stand(order)).toBe('RETURNED')
  })
})
