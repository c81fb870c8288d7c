import { describe, expect, it } from 'vitest'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const host = 'cave.localhost'
const reason = 'Étiquettes arrachées'

const { stage, say, codeOf, moneyBack } = deskOfTests()

/** Refunds bottles of 12.50 € of both wines with a deduction. */
const refund = (lines: readonly (readonly [position: number, quantity: number, kept?: number])[], fees = 0) => ({
  ...{ event: 'REFUND', fees, restock: false, reason: 'Rétractation', keptReason: reason },
  lines: lines.map(([position, quantity, kept]) => ({ position, quantity, kept })),
})

/** A delivered order with a full withdrawal and returned goods. */
async function returned(): Promise<PlacedOrder> {
  const order = await stage.placePaid()
  await say(order, { event: 'PREPARE' })
  await say(order, { event: 'SHIP' })
  await say(order, { event: 'DELIVER' })
  await stage.withdrawAtOnce({ ...order })
  await say(order, { event: 'RETURN' })
  return order
}

describe('a deduction for worn goods', () => {
  it('completes the claim together with the refund, and the order can be closed', async () => {
    const order = await returned()
    expect(await codeOf(order, refund([[0, 3, 12.34]]))).toBe('DONE')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('MONEY_OWED')
    expect(await codeOf(order, refund([[1, 3]], 6.9))).toBe('DONE')
    const { code, order: closed } = await say(order, { event: 'CLOSE' })
    expect([code, closed]).toMatchObject(['DONE', { payment: 'PARTLY_REFUNDED', withdrawal: 'CLOSED' }])
    const [claim] = (await waitingMails(stage.test, 'cave@example.org'))
      .filter(({ kind, data }) => kind === 'WITHDRAWAL_TEAM' && data['reference'] === order.reference)
      .map(({ data }) => data['refund'] as { total: number })
    expect([await moneyBack(order), (await moneyBack(order)) + 1234]).toEqual([8190 - 1234, claim?.total])
  })

  it('is in the mail, the credit note and the tracking page, with the tax of the refund', async () => {
    const order = await returned()
    await say(order, refund([[0, 3, 12.34]]))
    const mails = (await waitingMails(stage.test, 'camille.roy@example.org')).filter(({ kind }) => kind === 'ORDER_REFUNDED')
    const told = mails.map(({ data }) => data).find(({ reference }) => reference === order.reference)
    expect(told).toMatchObject({ amount: 2516, keptBack: { amount: 1234, reason } })
    const url = `/api/order/${order.reference}/invoice?token=${order.token}&creditNote=${String(told?.['creditNote'])}`
    const paper = await pdfText((await stage.test.app.inject({ url, headers: { host } })).rawPayload)
    for (const words of ['Retenue pour dépréciation : − 12,34 € TTC', reason, 'L221-23', 'Total remboursé TTC 25,16 €', '4,19 €'])
      expect(paper).toContain(words)
    expect(paper).not.toContain('Remise déduite')
    const asked = { url: `/api/order/${order.reference}?token=${order.token}`, headers: { host } }
    const { data } = (await stage.test.app.inject(asked)).json<{ data: { papers: { kind: string }[] } }>()
    expect(data.papers.find(({ kind }) => kind === 'CREDIT_NOTE')).toMatchObject({ total: 25.16, kept: { amount: 12.34, reason } })
  })

  it('is rejected without a reason, above the price, or without a withdrawal', async () => {
    const order = await returned()
    const { keptReason, ...silent } = refund([[0, 3, 5]])
    expect(keptReason).toBe(reason)
    expect(await say(order, silent)).toMatchObject({ code: 'VALIDATION_FAILED', faults: ['keptReason REQUIRED'] })
    expect(await say(order, refund([[0, 3, 5.001]]))).toMatchObject({ code: 'VALIDATION_FAILED', faults: ['lines NUMBER'] })
    expect(await codeOf(order, refund([[0, 3, 37.51]]))).toBe('KEPT_REFUSED')
    expect(await codeOf(order, refund([[0, 3, 37.5]]))).toBe('DONE')
    expect(await moneyBack(order)).toBe(0)
    const kept = await stage.placePaid()
    expect(await codeOf(kept, refund([[0, 1, 5]]))).toBe('KEPT_REFUSED')
    const part = await stage.placePaid()
    for (const event of ['PREPARE', 'SHIP', 'DELIVER']) await say(part, { event })
    await stage.withdrawAtOnce({ ...part, products: [{ id: stage.wines[0], quantity: 1 }] })
    expect(await codeOf(part, refund([[0, 1, 5]]))).toBe('KEPT_REFUSED')
    await say(part, { event: 'RETURN' })
    expect(await codeOf(part, refund([[0, 2, 5]]))).toBe('KEPT_REFUSED')
    expect(await codeOf(part, refund([[1, 1, 5]]))).toBe('KEPT_REFUSED')
    expect(await codeOf(part, refund([[0, 1, 5]]))).toBe('DONE')
  })

  it('applies to returned goods only; others are refunded in full beside them', async () => {
    const order = await stage.placePaid()
    expect(await codeOf(order, refund([[0, 1]]))).toBe('DONE')
    for (const event of ['PREPARE', 'SHIP', 'DELIVER']) await say(order, { event })
    await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[0], quantity: 2 }] })
    await say(order, { event: 'RETURN' })
    expect(await codeOf(order, refund([[9, 1, 5]]))).toBe('KEPT_REFUSED')
    const whole = refund([
      [0, 2, 5],
      [1, 1],
    ])
    expect(await codeOf(order, whole)).toBe('DONE')
    expect(await moneyBack(order)).toBe(4 * 1250 - 500)
  })

  it('is rejected for bottles that were never shipped', async () => {
    const order = await stage.placePaid()
    await say(order, { event: 'PREPARE' })
    await stage.withdrawAtOnce({ ...order })
    expect(await codeOf(order, refund([[0, 3, 5]]))).toBe('KEPT_REFUSED')
  })
})
