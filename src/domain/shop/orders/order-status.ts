/** The state of a payment. */
export type PaymentStatus =
  'PENDING_PAYMENT' | 'AWAITING_TRANSFER' | 'DEBIT_PENDING' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'EXPIRED' | 'CANCELLED' | 'FAILED'

/** The state of the goods. */
export type FulfilmentStatus = 'NEW' | 'PREPARING' | 'SHIPPED' | 'READY' | 'DELIVERED' | 'COLLECTED' | 'CANCELLED'

/** The state of a withdrawal from the contract. */
export type WithdrawalStatus = 'NONE' | 'REQUESTED' | 'CONFIRMED' | 'RETURNED' | 'CLOSED'

/** The state of an order on each of its three axes. */
export interface OrderStatus {
  readonly payment: PaymentStatus
  readonly fulfilment: FulfilmentStatus
  readonly withdrawal: WithdrawalStatus
}

/** One of the three state machines of an order. */
export type OrderAxis = keyof OrderStatus

/** An event of an order. Each event belongs to one axis. */
export type OrderEvent =
  | 'PAY'
  | 'PAY_LATE'
  | 'START_DEBIT'
  | 'CHOOSE_TRANSFER'
  | 'EXPIRE'
  | 'ABANDON'
  | 'FAIL'
  | 'REFUND_PART'
  | 'REFUND'
  | 'PREPARE'
  | 'SHIP'
  | 'MAKE_READY'
  | 'DELIVER'
  | 'COLLECT'
  | 'CANCEL'
  | 'CALL_OFF'
  | 'REQUEST'
  | 'CONFIRM'
  | 'RETURN_PART'
  | 'RETURN'
  | 'CLOSE'
  | 'LAPSE'
  | 'RULE'
  | 'REOPEN'

/**
 * A condition of a transition besides the state: the order is paid, fully refunded, shipped by a carrier, collected by the buyer, or its
 * goods are untouched.
 */
export type OrderGuard = 'isPaid' | 'isGivenBack' | 'isCarried' | 'isFetched' | 'isUntouched'

/** A transition of an order. */
export interface OrderTransition<Status> {
  readonly from: Status
  readonly event: OrderEvent
  readonly to: Status
  readonly guard?: OrderGuard
}

type Table = { readonly [Axis in OrderAxis]: readonly OrderTransition<OrderStatus[Axis]>[] }

/** All transitions of an order. A missing row means a rejected event. Services, buttons and tests read this table. */
export const orderTransitions: Table = {
  payment: [
    { from: 'PENDING_PAYMENT', event: 'PAY', to: 'PAID' },
    { from: 'PENDING_PAYMENT', event: 'EXPIRE', to: 'EXPIRED' },
    { from: 'PENDING_PAYMENT', event: 'ABANDON', to: 'CANCELLED' },
    { from: 'PENDING_PAYMENT', event: 'START_DEBIT', to: 'DEBIT_PENDING', guard: 'isUntouched' },
    { from: 'PENDING_PAYMENT', event: 'CHOOSE_TRANSFER', to: 'AWAITING_TRANSFER', guard: 'isUntouched' },
    { from: 'AWAITING_TRANSFER', event: 'PAY', to: 'PAID' },
    { from: 'AWAITING_TRANSFER', event: 'EXPIRE', to: 'EXPIRED' },
    { from: 'AWAITING_TRANSFER', event: 'FAIL', to: 'FAILED' },
    { from: 'AWAITING_TRANSFER', event: 'START_DEBIT', to: 'DEBIT_PENDING', guard: 'isUntouched' },
    { from: 'DEBIT_PENDING', event: 'PAY', to: 'PAID' },
    { from: 'DEBIT_PENDING', event: 'EXPIRE', to: 'EXPIRED' },
    { from: 'DEBIT_PENDING', event: 'FAIL', to: 'FAILED' },
    { from: 'EXPIRED', event: 'PAY_LATE', to: 'PAID', guard: 'isUntouched' },
    { from: 'FAILED', event: 'PAY_LATE', to: 'PAID', guard: 'isUntouched' },
    { from: 'PAID', event: 'REFUND_PART', to: 'PARTLY_REFUNDED' },
    { from: 'PAID', event: 'REFUND', to: 'REFUNDED' },
    { from: 'PARTLY_REFUNDED', event: 'REFUND_PART', to: 'PARTLY_REFUNDED' },
    { from: 'PARTLY_REFUNDED', event: 'REFUND', to: 'REFUNDED' },
  ],
  fulfilment: [
    { from: 'NEW', event: 'PREPARE', to: 'PREPARING', guard: 'isPaid' },
    { from: 'NEW', event: 'CANCEL', to: 'CANCELLED' },
    { from: 'PREPARING', event: 'SHIP', to: 'SHIPPED', guard: 'isCarried' },
    { from: 'PREPARING', event: 'MAKE_READY', to: 'READY', guard: 'isFetched' },
    { from: 'PREPARING', event: 'CANCEL', to: 'CANCELLED' },
    { from: 'SHIPPED', event: 'DELIVER', to: 'DELIVERED' },
    { from: 'READY', event: 'COLLECT', to: 'COLLECTED' },
    { from: 'READY', event: 'CALL_OFF', to: 'CANCELLED', guard: 'isGivenBack' },
  ],
  withdrawal: [
    { from: 'NONE', event: 'REQUEST', to: 'REQUESTED' },
    { from: 'REQUESTED', event: 'CONFIRM', to: 'CONFIRMED' },
    { from: 'CONFIRMED', event: 'RETURN_PART', to: 'CONFIRMED' },
    { from: 'CONFIRMED', event: 'RETURN', to: 'RETURNED' },
    { from: 'CONFIRMED', event: 'CLOSE', to: 'CLOSED' },
    { from: 'CONFIRMED', event: 'LAPSE', to: 'CLOSED' },
    { from: 'RETURNED', event: 'CLOSE', to: 'CLOSED' },
    { from: 'CLOSED', event: 'REOPEN', to: 'RETURNED' },
    { from: 'RETURNED', event: 'REQUEST', to: 'REQUESTED' },
    { from: 'CLOSED', event: 'REQUEST', to: 'REQUESTED' },
    ...(['NONE', 'REQUESTED', 'CONFIRMED', 'RETURNED', 'CLOSED'] as const).map((stands) => ({
      from: stands,
      event: 'RULE' as const,
      to: stands,
    })),
  ],
}

/** The delivery mode of an order. Some fulfilment events depend on it. */
export type OrderDelivery = 'DELIVERY' | 'PICKUP' | 'CLICK_AND_COLLECT' | 'NO_DELIVERY'

const guards: Readonly<Record<OrderGuard, (status: OrderStatus, delivery: OrderDelivery) => boolean>> = {
  isPaid: ({ payment }) => payment === 'PAID' || payment === 'PARTLY_REFUNDED',
  isGivenBack: ({ payment }) => payment === 'REFUNDED',
  isCarried: (_, delivery) => delivery === 'DELIVERY' || delivery === 'PICKUP',
  isFetched: (_, delivery) => delivery === 'CLICK_AND_COLLECT' || delivery === 'NO_DELIVERY',
  isUntouched: ({ fulfilment }) => fulfilment === 'NEW',
}

function transitionOn<Axis extends OrderAxis>(
  axis: Axis,
  status: OrderStatus,
  event: OrderEvent,
  delivery: OrderDelivery,
): OrderStatus | null {
  const table: readonly OrderTransition<OrderStatus[Axis]>[] = orderTransitions[axis]
  const row = table.find((each) => each.from === status[axis] && each.event === event)
  if (!row || (row.guard && !guards[row.guard](status, delivery))) return null
  return { ...status, [axis]: row.to }
}

/** Returns the state of an order after an event; null when the event is not allowed. */
export function transition(status: OrderStatus, event: OrderEvent, delivery: OrderDelivery): OrderStatus | null {
  const axes = Object.keys(orderTransitions) as OrderAxis[]
  return axes.map((axis) => transitionOn(axis, status, event, delivery)).find((moved) => moved !== null) ?? null
}
