import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { isActive } from '#i18n/orders/closure-reason.ts'

/** One of the steps of an order: what it is called, and whether it is over, the one that is reached, or to come. */
export interface OrderStep {
  readonly key: 'ordered' | 'paid' | 'preparing' | 'shipped' | 'ready' | 'delivered' | 'collected' | 'handed'
  readonly state: 'done' | 'current' | 'ahead'
}

type Followed = Pick<OrderView, 'payment' | 'fulfilment' | 'delivery'>
type Steered = Followed & Pick<OrderView, 'products' | 'givenUp'>

const carried = ['shipped', 'delivered'] as const
/** The last two steps of each way. */
const lastSteps = {
  DELIVERY: carried,
  PICKUP: carried,
  CLICK_AND_COLLECT: ['ready', 'collected'],
  NO_DELIVERY: ['ready', 'handed'],
} as const

/** How many steps are over. */
function reached({ payment, fulfilment }: Followed): number {
  const fulfilled = { NEW: 0, PREPARING: 3, SHIPPED: 4, READY: 4, DELIVERED: 5, COLLECTED: 5, CANCELLED: 0 }[fulfilment]
  const isPaid = payment === 'PAID' || payment === 'PARTLY_REFUNDED' || payment === 'REFUNDED'
  return Math.max(fulfilled, isPaid ? 2 : 1)
}

/** The steps of an order that goes its way, in their order; of one that was given up whole, those that it has made. */
export function orderSteps(order: Steered): readonly OrderStep[] {
  const keys: readonly OrderStep['key'][] = ['ordered', 'paid', 'preparing', ...lastSteps[order.delivery.type]]
  const over = reached(order)
  const steps = keys.map((key, index): OrderStep => ({ key, state: index < over - 1 ? 'done' : index === over - 1 ? 'current' : 'ahead' }))
  return isActive(order) ? steps : steps.filter(({ state }) => state !== 'ahead')
}
