import { describe, expect, it } from 'vitest'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const { stage, codeOf } = deskOfTests()

/** A guest without an account or a link: only the reference and the email address are known. */
const asGuest = ({ reference }: PlacedOrder) => ({ reference })
const refund = { event: 'REFUND', lines: [0, 1].map((position) => ({ position, quantity: 3 })), fees: 6.9, reason: 'Rétractation' }
const delivered = async () => {
  const order = await stage.placePaid()
  await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
  return order
}

describe('an administrator action right after a guest has confirmed a withdrawal', () => {
  it.each(['PREPARE', 'SHIP'])('rejects %s before the job has run', async (event) => {
    const order = await stage.placePaid()
    if (event === 'SHIP') await stage.happen(order.id, 'PREPARE')
    await stage.withdrawAtOnce(asGuest(order))
    // The order has changed since it was read. The next read returns the reason.
    expect(await codeOf(order, { event })).toBe('STALE_VERSION')
    expect(await stage.order(order.reference)).toMatchObject({ withdrawal: 'CONFIRMED' })
    expect(await codeOf(order, { event })).toBe('GOODS_WITHDRAWN')
  })

  it('returns the goods that were refunded first, for any ids of order and declaration', async () => {
    await stage.place()
    const order = await delivered()
    await stage.withdrawAtOnce(asGuest(order))
    expect(await codeOf(order, refund)).toBe('STALE_VERSION')
    expect(await codeOf(order, refund)).toBe('DONE')
    expect(await codeOf(order, { event: 'RETURN' })).toBe('DONE')
  })

  it('waits for the review of a free-text withdrawal', async () => {
    const order = await stage.placePaid()
    await stage.withdrawAtOnce({ ...asGuest(order), scope: 'WORDED', message: 'Je renonce au rouge.' })
    expect(await codeOf(order, { event: 'CANCEL' })).toBe('STALE_VERSION')
    expect(await codeOf(order, { event: 'CANCEL' })).toBe('WORDS_WAITING')
  })

  it('notifies the company once and leaves nothing to the job', async () => {
    await runJob(stage.test, 'withdrawals.settling')
    const order = await delivered()
    await stage.withdrawAtOnce(asGuest(order))
    await codeOf(order, refund)
    expect(await runJob(stage.test, 'withdrawals.settling')).toEqual({ settled: 0, unknown: 0 })
    const mails = await waitingMails(stage.test, 'cave@example.org')
    expect(mails.filter(({ kind, data }) => kind === 'WITHDRAWAL_TEAM' && data['reference'] === order.reference)).toHaveLength(1)
  })

  it('proceeds for a wrong email address, and for an unconfirmed withdrawal', async () => {
    const order = await stage.placePaid()
    await stage.withdrawAtOnce({ ...asGuest(order), email: 'autre@example.org' })
    await stage.withdraw(asGuest(order))
    expect(await codeOf(order, { event: 'PREPARE' })).toBe('DONE')
  })
})
