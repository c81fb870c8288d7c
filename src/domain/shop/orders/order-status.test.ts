import { describe, expect, it } from 'vitest'
import {
  transition,
  orderTransitions,
  type FulfilmentStatus,
  type OrderAxis,
  type OrderDelivery,
  type OrderEvent,
  type OrderStatus,
  type PaymentStatus,
  type WithdrawalStatus,
} from './order-status.ts'

// Written by hand from the specification, independently of the table: state, event, state.
const allowed: Readonly<Record<OrderAxis, readonly string[]>> = {
  payment: [
    'PENDING_PAYMENT PAY PAID',
    'PENDING_PAYMENT EXPIRE EXPIRED',
    'PENDING_PAYMENT ABANDON CANCELLED',
    'PENDING_PAYMENT START_DEBIT DEBIT_PENDING',
    'PENDING_PAYMENT CHOOSE_TRANSFER AWAITING_TRANSFER',
    'AWAITING_TRANSFER PAY PAID',
    'AWAITING_TRANSFER EXPIRE EXPIRED',
    'AWAITING_TRANSFER FAIL FAILED',
    'AWAITING_TRANSFER START_DEBIT DEBIT_PENDING',
    'DEBIT_PENDING PAY PAID',
    'DEBIT_PENDING EXPIRE EXPIRED',
    'DEBIT_PENDING FAIL FAILED',
    'EXPIRED PAY_LATE PAID',
    'FAILED PAY_LATE PAID',
    'PAID REFUND_PART PARTLY_REFUNDED',
    'PAID REFUND REFUNDED',
    'PARTLY_REFUNDED REFUND_PART PARTLY_REFUNDED',
    'PARTLY_REFUNDED REFUND REFUNDED',
  ],
  fulfilment: [
    'NEW PREPARE PREPARING',
    'NEW CANCEL CANCELLED',
    'PREPARING SHIP SHIPPED',
    'PREPARING MAKE_READY READY',
    'PREPARING CANCEL CANCELLED',
    'SHIPPED DELIVER DELIVERED',
    'READY COLLECT COLLECTED',
    'READY CALL_OFF CANCELLED',
  ],
  withdrawal: [
    'NONE REQUEST REQUESTED',
    'REQUESTED CONFIRM CONFIRMED',
    // Some of the pending goods came back; the rest is still pending.
    'CONFIRMED RETURN_PART CONFIRMED',
    'CONFIRMED RETURN RETURNED',
    'CONFIRMED CLOSE CLOSED',
    'CONFIRMED LAPSE CLOSED',
    'RETURNED CLOSE CLOSED',
    // A refund is due that was not due when the withdrawal was closed.
    'CLOSED REOPEN RETURNED',
    // The buyer withdraws from more lines after a first withdrawal.
    'RETURNED REQUEST REQUESTED',
    'CLOSED REQUEST REQUESTED',
    'NONE RULE NONE',
    'REQUESTED RULE REQUESTED',
    'CONFIRMED RULE CONFIRMED',
    'RETURNED RULE RETURNED',
    'CLOSED RULE CLOSED',
  ],
}

const states = {
  payment: 'PENDING_PAYMENT AWAITING_TRANSFER DEBIT_PENDING PAID PARTLY_REFUNDED REFUNDED EXPIRED CANCELLED FAILED'.split(' '),
  fulfilment: 'NEW PREPARING SHIPPED READY DELIVERED COLLECTED CANCELLED'.split(' '),
  withdrawal: 'NONE REQUESTED CONFIRMED RETURNED CLOSED'.split(' '),
} as unknown as { payment: PaymentStatus[]; fulfilment: FulfilmentStatus[]; withdrawal: WithdrawalStatus[] }
const events =
  'PAY PAY_LATE START_DEBIT CHOOSE_TRANSFER EXPIRE ABANDON FAIL REFUND_PART REFUND PREPARE SHIP MAKE_READY DELIVER COLLECT CANCEL CALL_OFF REQUEST CONFIRM RETURN_PART RETURN CLOSE LAPSE RULE REOPEN'.split(
    ' ',
  ) as OrderEvent[]
const deliveries: OrderDelivery[] = ['DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT', 'NO_DELIVERY']

const isPaid = ({ payment }: OrderStatus) => payment === 'PAID' || payment === 'PARTLY_REFUNDED'
const isCarried = (delivery: OrderDelivery) => delivery === 'DELIVERY' || delivery === 'PICKUP'

function isHeldBack(status: OrderStatus, event: OrderEvent, delivery: OrderDelivery): boolean {
  if (event === 'PREPARE') return !isPaid(status)
  if (event === 'SHIP') return !isCarried(delivery)
  // An order that is ready for pickup is cancelled only after a full refund.
  if (event === 'CALL_OFF') return status.payment !== 'REFUNDED'
  if (['PAY_LATE', 'START_DEBIT', 'CHOOSE_TRANSFER'].includes(event)) return status.fulfilment !== 'NEW'
  return event === 'MAKE_READY' && isCarried(delivery)
}

function expected(status: OrderStatus, event: OrderEvent, delivery: OrderDelivery): OrderStatus | null {
  if (isHeldBack(status, event, delivery)) return null
  for (const axis of Object.keys(allowed) as OrderAxis[]) {
    const row = allowed[axis].map((each) => each.split(' ')).find(([from, what]) => from === status[axis] && what === event)
    if (row) return { ...status, [axis]: row[2] }
  }
  return null
}

const all = states.payment.flatMap((payment) =>
  states.fulfilment.flatMap((fulfilment) => states.withdrawal.map((withdrawal) => ({ payment, fulfilment, withdrawal }))),
)

describe('order status', () => {
  it('follows the table for every state, event and delivery', () => {
    const differing = all.flatMap((status) =>
      events.flatMap((event) =>
        deliveries.flatMap((delivery) => {
          const [now, then] = [transition(status, event, delivery), expected(status, event, delivery)]
          return JSON.stringify(now) === JSON.stringify(then) ? [] : [{ status, event, delivery, now, then }]
        }),
      ),
    )
    expect(differing).toEqual([])
  })

  it('has one axis for each event, and one target for a state and an event', () => {
    const rows = (Object.keys(orderTransitions) as OrderAxis[]).flatMap((axis) => orderTransitions[axis].map((row) => ({ axis, ...row })))
    expect(rows).toHaveLength(41)
    expect(new Set(rows.map(({ axis, from, event }) => `${axis} ${from} ${event}`)).size).toBe(rows.length)
    for (const event of events) expect(new Set(rows.filter((row) => row.event === event).map(({ axis }) => axis)).size).toBe(1)
  })

  it('changes one axis at a time', () => {
    const status: OrderStatus = { payment: 'PAID', fulfilment: 'PREPARING', withdrawal: 'NONE' }
    expect(transition(status, 'SHIP', 'PICKUP')).toEqual({ ...status, fulfilment: 'SHIPPED' })
    expect(status.fulfilment).toBe('PREPARING')
  })
})
