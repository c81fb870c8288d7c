import { describe, expect, it } from 'vitest'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'

const { stage } = deskOfTests()

describe('an order whose transfer has come', () => {
  it('is waited for no longer', async () => {
    const { id, reference, token } = await stage.place()
    const expiresAt = async () => {
      const url = `/api/order/${reference}?token=${token}`
      const answer = await stage.test.app.inject({ url, headers: { host: 'cave.localhost' } })
      return answer.json<{ data: { expiresAt: string | null } }>().data.expiresAt
    }
    expect(await expiresAt()).toMatch(/Z$/)
    const { status, data } = await stage.act('order.happen', { id, version: 1, body: { event: 'PAY' } })
    expect([status, data]).toMatchObject([200, { payment: 'PAID', expiresAt: null }])
    expect(await expiresAt()).toBeNull()
  })
})

describe('a stock at the desk', () => {
  it('is no more than can be counted', async () => {
    const [id] = stage.wines
    const { db } = stage.test.database
    const most = 2 ** 31 - 1
    const stocks = db.updateTable('stocks').where('sellable_id', '=', id)
    const { version } = await stocks
      .set({ on_hand: most - 5 })
      .returning('version')
      .executeTakeFirstOrThrow()
    const correct = (delta: number) => stage.act('stock.correct', { id, version, body: { delta, reason: 'Récolte' } })
    expect(await correct(6)).toMatchObject({ status: 422, faults: ['delta MAX'], data: { errors: [{ message: 'Saisissez 5 ou moins.' }] } })
    expect(await correct(5)).toMatchObject({ status: 200, data: { onHand: most } })
  })
})
