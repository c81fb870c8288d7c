import { describe, expect, it } from 'vitest'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const { stage, say, codeOf } = deskOfTests()

const refund = (quantity: number, fees = 0) => ({
  ...{ event: 'REFUND', fees, restock: false, reason: 'Rétractation' },
  lines: [{ position: 0, quantity }],
})
const stand = async (order: PlacedOrder) => (await stage.order(order.reference)).withdrawal

describe('a withdrawal that was closed', () => {
  const partGivenUp = () => ({ products: [{ id: stage.wines[0], quantity: 2 }] })

  it('before anybody had paid is open again once the money has come, for what it claimed is owed', async () => {
    const order = await stage.place()
    await stage.withdrawAtOnce({ ...order, ...partGivenUp() })
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('DONE')
    const { code, order: paid } = await say(order, { event: 'PAY' })
    expect([code, paid]).toMatchObject(['DONE', { payment: 'PAID', withdrawal: 'RETURNED' }])
    expect(paid.history.map(({ event }) => event).slice(-2)).toEqual(['PAY', 'REOPEN'])
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('MONEY_OWED')
    expect(await codeOf(order, refund(2))).toBe('DONE')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('DONE')
  })

  it('stays closed when nothing is owed', async () => {
    const order = await stage.placePaid()
    await stage.withdrawAtOnce({ ...order, ...partGivenUp() })
    for (const body of [refund(2), { event: 'CLOSE' }]) expect(await codeOf(order, body)).toBe('DONE')
    expect(await stand(order)).toBe('CLOSED')
  })
})
