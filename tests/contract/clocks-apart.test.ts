import { afterEach, describe, expect, it, vi } from 'vitest'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'

const { stage, say } = deskOfTests()

afterEach(() => vi.useRealTimers())

const awaited = (order: { readonly lines: readonly { readonly awaited?: number | undefined }[] }) =>
  order.lines.map(({ awaited: units = 0 }) => units)

describe('a server with a wrong clock', () => {
  // The clock moves less than a session lasts.
  it.each([
    ['behind', -20],
    ['ahead of', 20],
  ])('%s the database by %i minutes records claims, returns and refunds in their order', async (_, minutes) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
    const order = await stage.placePaid()
    await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
    const [first] = stage.wines
    await stage.withdrawAtOnce({ ...order, products: [{ id: first, quantity: 2 }] })
    const back = await say(order, { event: 'RETURN', lines: [{ position: 0, quantity: 2 }] })
    expect([back.code, back.order.withdrawal, awaited(back.order)]).toEqual(['DONE', 'RETURNED', [0, 0]])
    const given = { event: 'REFUND', fees: 0, restock: false, reason: 'Rétractation', lines: [{ position: 0, quantity: 2 }] }
    expect((await say(order, given)).code).toBe('DONE')
    // One unit is claimed after the refund, so it is not refunded yet.
    await stage.withdrawAtOnce({ ...order, products: [{ id: first, quantity: 1 }] })
    const rest = await say(order, { event: 'RETURN', lines: [{ position: 0, quantity: 1 }] })
    expect([rest.code, rest.order.withdrawal]).toEqual(['DONE', 'RETURNED'])
    expect((await say(order, { event: 'CLOSE' })).code).toBe('MONEY_OWED')
    expect((await say(order, { ...given, lines: [{ position: 0, quantity: 1 }] })).code).toBe('DONE')
    expect((await say(order, { event: 'CLOSE' })).code).toBe('DONE')
  })
})
