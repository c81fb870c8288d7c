import { orderViewExample, type OrderView } from '#schemas/api/shop/order-view.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'

const orders: OrderView[] = [
  orderViewExample,
  {
    ...orderViewExample,
    ...{ id: 874, reference: '2026-000117', createdAt: '2026-11-02T15:20:00Z', payment: 'PAID', fulfilment: 'SHIPPED', total: 186.4 },
    transfer: null,
  },
  {
    ...orderViewExample,
    ...{ id: 802, reference: '2026-000064', createdAt: '2026-06-18T08:05:00Z', payment: 'REFUNDED', fulfilment: 'CANCELLED' },
    ...{ withdrawal: 'CLOSED', transfer: null },
  },
]

/** A member's orders: some, more than a page of them, and none. */
export const stages: readonly BlockPreview[] = [
  { state: 'three orders', examples: ['plain', 'own-words'], answers: { 'order.listOwn': orders } },
  {
    ...{ state: 'two pages', examples: ['plain'] },
    answers: {
      'order.listOwn': Array.from({ length: 14 }, (_, index) => ({
        ...orderViewExample,
        ...{ id: 900 - index, reference: `2026-${String(200 - index).padStart(6, '0')}` },
      })),
    },
  },
  { state: 'none', examples: ['plain'], isEmpty: true, answers: { 'order.listOwn': [] } },
]
