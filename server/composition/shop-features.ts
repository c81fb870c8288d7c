import { sampleRelayPoints } from '#server/adapters/relay-points/sample-relay-points.ts'
import { createCart, type Cart } from '#server/shop/cart/service.ts'
import { createDelivery, type Delivery } from '#server/shop/delivery/service.ts'
import { createOrders, type Orders } from '#server/shop/checkout/service.ts'
import type { OrderDeps } from '#server/shop/checkout/prepare-order.ts'
import { createDocuments, type Documents } from '#server/shop/documents/service.ts'
import { createAudit } from '#server/people/audit/service.ts'
import { createShopDesk, type OrderAdmin } from '#server/shop/desk/order-admin.ts'
import type { PaymentNeeds } from '#server/shop/payments/payment-deps.ts'
import { createPayments, type Payments } from '#server/shop/payments/service.ts'
import { createWithdrawals, type Withdrawals } from '#server/shop/withdrawals/service.ts'

/** The services of a shop. */
export interface ShopFeatures {
  readonly cart: Cart
  readonly delivery: Delivery
  readonly orders: Orders
  readonly shopDesk: OrderAdmin
  readonly papers: Documents
  readonly payments: Payments
  readonly withdrawals: Withdrawals
}

/** Creates the services of a shop. */
export function createShopFeatures(parts: PaymentNeeds & Pick<OrderDeps, 'rateLimitFactor'>): ShopFeatures {
  const payments = createPayments(parts)
  const connected = { ...parts, relayPoints: sampleRelayPoints, payments }
  return {
    cart: createCart(parts),
    delivery: createDelivery(connected),
    orders: createOrders(connected),
    shopDesk: createShopDesk({ ...parts, audit: createAudit(parts.db) }),
    papers: createDocuments(parts),
    payments,
    withdrawals: createWithdrawals(parts),
  }
}
