import { describe, expect, it } from 'vitest'
import { cents, zeroCents } from '#domain/shop/pricing/cents.ts'
import { creditNote } from './credit-note.ts'
import type { OrderStatus } from './order-status.ts'
import { withdrawalRefund, withdrawalStatus, type WithdrawableLine } from './withdrawal-refund.ts'

const status: OrderStatus = { payment: 'PAID', fulfilment: 'SHIPPED', withdrawal: 'NONE' }
const cancelledDebit = { payment: 'DEBIT_PENDING', fulfilment: 'CANCELLED' } as const
const line = (id: number, quantity: number, isExempt = false): WithdrawableLine => ({
  ...{ id, quantity, vatRate: 2000, total: cents(1250 * quantity), isExempt },
})
const billed = { lines: [line(1, 6), line(2, 3)], fees: cents(1490), shipping: [{ rate: 2000, total: cents(1490) }] }
const whole = { named: null, standardFees: cents(1490) }

describe('a withdrawal', () => {
  it.each([
    ['is open before anything has come', {}, '2026-11-20', null, 'OPEN'],
    ['is open on the last day', {}, '2026-12-02', '2026-12-02', 'OPEN'],
    ['is late the day after', {}, '2026-12-03', '2026-12-02', 'LATE'],
    ['is open of what is not paid yet', { payment: 'AWAITING_TRANSFER', fulfilment: 'NEW' }, '2026-11-20', null, 'OPEN'],
    ['has nothing to withdraw from once the order has expired', { payment: 'EXPIRED' }, '2026-11-20', null, 'ENDED'],
    [
      'has nothing to withdraw from once the order is cancelled',
      { payment: 'CANCELLED', fulfilment: 'CANCELLED' },
      '2026-11-20',
      null,
      'ENDED',
    ],
    ['has nothing to withdraw from while a debit is awaited of what is cancelled', cancelledDebit, '2026-11-20', null, 'ENDED'],
    ['is open of what is cancelled and was paid', { fulfilment: 'CANCELLED' }, '2026-11-20', null, 'OPEN'],
    [
      'is open of what is cancelled and was paid back in part',
      { payment: 'PARTLY_REFUNDED', fulfilment: 'CANCELLED' },
      '2026-11-20',
      null,
      'OPEN',
    ],
    ['has nothing to withdraw from once all is given back', { payment: 'REFUNDED' }, '2026-11-20', null, 'ENDED'],
  ] as const)('%s', (...[, more, day, deadline, standing]) => {
    const order = { status: { ...status, ...more }, isCompany: false, lines: [line(1, 6)] }
    expect(withdrawalStatus(order, { day, deadline })).toBe(standing)
  })

  it('is a right of consumers, of what the law does not leave out', () => {
    const at = { day: '2026-11-20', deadline: null }
    expect(withdrawalStatus({ status, isCompany: true, lines: [line(1, 6)] }, at)).toBe('COMPANY')
    expect(withdrawalStatus({ status, isCompany: false, lines: [line(1, 6, true)] }, at)).toBe('EXEMPT')
    expect(withdrawalStatus({ status, isCompany: false, lines: [line(1, 6, true), line(2, 1)] }, at)).toBe('OPEN')
  })
})

describe('what a withdrawal gives back', () => {
  it('is, of a whole order, the goods and the shipping as the cheapest standard way costs', () => {
    const refund = withdrawalRefund(billed, [], { named: null, standardFees: cents(690) })
    expect(refund).toEqual({
      lines: [
        { id: 1, quantity: 6 },
        { id: 2, quantity: 3 },
      ],
      fees: 690,
    })
    expect(creditNote(billed, [], refund).total).toBe(9 * 1250 + 690)
  })

  it('is never more shipping than was paid, and all of it where no other way is known', () => {
    expect(withdrawalRefund({ ...billed, fees: zeroCents }, [], whole).fees).toBe(0)
    expect(withdrawalRefund(billed, [], { named: null, standardFees: null }).fees).toBe(1490)
  })

  it('is, of a part, the goods of that part alone, and the shipping with the last part', () => {
    const first = withdrawalRefund(billed, [], { ...whole, named: [{ id: 1, quantity: 6 }] })
    expect(first).toEqual({ lines: [{ id: 1, quantity: 6 }], fees: 0 })
    const last = withdrawalRefund(billed, [first], { ...whole, named: [{ id: 2, quantity: 99 }] })
    expect(last).toEqual({ lines: [{ id: 2, quantity: 3 }], fees: 1490 })
    expect(withdrawalRefund(billed, [first, last], whole)).toEqual({ lines: [], fees: 0 })
  })

  it('is the shipping alone when all goods are given back, as far as it was not given back too', () => {
    const goods = { lines: whole.named ?? billed.lines, fees: cents(600) }
    expect(withdrawalRefund(billed, [goods], { named: null, standardFees: cents(690) })).toEqual({ lines: [], fees: 90 })
    expect(withdrawalRefund(billed, [{ ...goods, fees: cents(900) }], { named: null, standardFees: cents(690) })).toEqual({
      lines: [],
      fees: 0,
    })
  })

  it('leaves out what is exempt and what was never ordered', () => {
    const partly = { ...billed, lines: [line(1, 6, true), line(2, 3)] }
    expect(withdrawalRefund(partly, [], whole)).toEqual({ lines: [{ id: 2, quantity: 3 }], fees: 0 })
    expect(withdrawalRefund(billed, [], { ...whole, named: [{ id: 9, quantity: 1 }] })).toEqual({ lines: [], fees: 0 })
  })
})
