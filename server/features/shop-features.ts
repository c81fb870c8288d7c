import type { Kysely } from 'kysely'
import type { Clock } from '#domain/clock.ts'
import { sampleRelayPoints } from '#server/adapters/relay-points/sample-relay-points.ts'
import type { Tables } from '#server/database/tables.ts'
import { createCart, type Cart } from './cart/service.ts'
import { createDelivery, type Delivery } from './delivery/service.ts'
import { createOrders, type Orders } from './orders/service.ts'
import type { Parameters } from './parameters/service.ts'

/** What answers for buying on a site. */
export interface ShopFeatures {
  readonly cart: Cart
  readonly delivery: Delivery
  readonly orders: Orders
}

interface Parts {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly parameters: Parameters
}

/** Puts together what answers for buying. */
export function createShopFeatures(parts: Parts): ShopFeatures {
  const connected = { ...parts, relayPoints: sampleRelayPoints }
  return { cart: createCart(parts), delivery: createDelivery(connected), orders: createOrders(connected) }
}
