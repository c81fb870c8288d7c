import { describe, expect, it } from 'vitest'
import { up as reopenOwed } from '#server/migrations/0150-reopen-owed-withdrawals.ts'
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

  it('long ago, though money was owed, is opened by the migration; one for which all was given back is not', async () => {
    const { db } = stage.test.database
    const wines = [{ id: stage.wines[0], quantity: 6 }]
    const closed = async (...acts: readonly (readonly [event: string, units: number, fees?: number])[]) => {
      const order = await stage.placePaid({ products: wines })
      for (const [event, units, fees] of acts)
        if (event === 'CLAIM') await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[0], quantity: units }] })
        else expect(await codeOf(order, refund(units, fees))).toBe('DONE')
      await db.updateTable('orders').set({ withdrawal_status: 'CLOSED' }).where('id', '=', order.id).execute()
      return order
    }
    const owed = [
      await closed(['CLAIM', 2]),
      await closed(['CLAIM', 4], ['CREDIT', 3]),
      // What was given back before is not what was claimed after it.
      await closed(['CREDIT', 3], ['CLAIM', 2]),
      // All of the goods are given back, but not the shipping.
      await closed(['CLAIM', 6], ['CREDIT', 6, 0]),
    ]
    const met = [
      await closed(['CLAIM', 2], ['CREDIT', 2]),
      await closed(['CLAIM', 2], ['CREDIT', 3]),
      // No more than is left of it was claimed.
      await closed(['CREDIT', 5], ['CLAIM', 2], ['CREDIT', 1, 6.9]),
      await closed(['CLAIM', 6], ['CREDIT', 6, 6.9]),
      await closed(['CREDIT', 1]),
    ]
    const version = async ({ id }: PlacedOrder) =>
      (await db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
    const before = await Promise.all([...owed, ...met].map(version))
    await reopenOwed(db as never)
    expect(await Promise.all(owed.map(stand))).toEqual(owed.map(() => 'RETURNED'))
    expect(await Promise.all(met.map(stand))).toEqual(met.map(() => 'CLOSED'))
    const raised = [...owed.map(() => 1), ...met.map(() => 0)]
    expect(await Promise.all([...owed, ...met].map(version))).toEqual(before.map((each, index) => each + (raised[index] ?? 0)))
    for (const order of owed) expect(await codeOf(order, { event: 'CLOSE' })).toBe('MONEY_OWED')
  })
})
