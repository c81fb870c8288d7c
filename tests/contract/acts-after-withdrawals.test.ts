import { describe, expect, it } from 'vitest'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const { stage, codeOf } = deskOfTests()

/** Who has no account and shows no link: all that is known is the number and the address. */
const asGuest = ({ reference }: PlacedOrder) => ({ reference })
const refund = { event: 'REFUND', lines: [0, 1].map((position) => ({ position, quantity: 3 })), fees: 6.9, reason: 'Rétractation' }
const delivered = async () => {
  const order = await stage.placePaid()
  await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
  return order
}

describe('what is said at the desk right after a guest has confirmed that they withdraw', () => {
  it.each(['PREPARE', 'SHIP'])('knows of it at once, before any job has run: %s is refused', async (event) => {
    const order = await stage.placePaid()
    if (event === 'SHIP') await stage.happen(order.id, 'PREPARE')
    await stage.withdrawAtOnce(asGuest(order))
    // The order is another than the one that was read; whoever reads it again is told why.
    expect(await codeOf(order, { event })).toBe('STALE_VERSION')
    expect(await stage.order(order.reference)).toMatchObject({ withdrawal: 'CONFIRMED' })
    expect(await codeOf(order, { event })).toBe('GOODS_WITHDRAWN')
  })

  it('takes the goods back that were refunded first, whatever numbers the order and what was declared of it have', async () => {
    await stage.place()
    const order = await delivered()
    await stage.withdrawAtOnce(asGuest(order))
    expect(await codeOf(order, refund)).toBe('STALE_VERSION')
    expect(await codeOf(order, refund)).toBe('DONE')
    expect(await codeOf(order, { event: 'RETURN' })).toBe('DONE')
  })

  it('waits for what was said in words', async () => {
    const order = await stage.placePaid()
    await stage.withdrawAtOnce({ ...asGuest(order), scope: 'WORDED', message: 'Je renonce au rouge.' })
    expect(await codeOf(order, { event: 'CANCEL' })).toBe('STALE_VERSION')
    expect(await codeOf(order, { event: 'CANCEL' })).toBe('WORDS_WAITING')
  })

  it('is told to the company once, and leaves nothing to the job', async () => {
    await runJob(stage.test, 'withdrawals.settling')
    const order = await delivered()
    await stage.withdrawAtOnce(asGuest(order))
    await codeOf(order, refund)
    expect(await runJob(stage.test, 'withdrawals.settling')).toEqual({ settled: 0, unknown: 0 })
    const mails = await waitingMails(stage.test, 'cave@example.org')
    expect(mails.filter(({ kind, data }) => kind === 'WITHDRAWAL_TEAM' && data['reference'] === order.reference)).toHaveLength(1)
  })

  it('goes on where the declaration names an order with the address of another, or waits to be confirmed', async () => {
    const order = await stage.placePaid()
    await stage.withdrawAtOnce({ ...asGuest(order), email: 'autre@example.org' })
    await stage.withdraw(asGuest(order))
    expect(await codeOf(order, { event: 'PREPARE' })).toBe('DONE')
  })
})
