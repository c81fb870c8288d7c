/** A slice of the order service: the files that are mutated, and the tests that run against each mutant. */
export interface OrderSlice {
  readonly name: string
  readonly title: string
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
}

const contract = (...names: readonly string[]): string[] => names.map((name) => `tests/contract/${name}.test.ts`)

/** The database code of the order service, in slices that take less than twenty minutes each on a calm machine. */
export const orderSlices: readonly OrderSlice[] = [
  {
    ...{ name: 'placing', title: 'how an order is taken' },
    mutate: [
      'server/platform/numbering/next-number.ts',
      'server/shop/checkout/order-mail-data.ts',
      'server/shop/checkout/place-order.ts',
      'server/shop/checkout/prepare-order.ts',
      'server/shop/checkout/price-prepared-order.ts',
      'server/shop/checkout/reserve-and-insert.ts',
      'server/shop/checkout/price-order.ts',
      'server/shop/checkout/sale-terms.ts',
      'server/shop/checkout/serialise-quote.ts',
      'server/shop/checkout/service.ts',
    ],
    tests: [
      'server/shop/checkout/order-company.test.ts',
      'server/shop/checkout/sale-terms.test.ts',
      'server/platform/numbering/next-number.test.ts',
      'server/shop/checkout/orders.integration.test.ts',
      'server/shop/checkout/order-age.integration.test.ts',
      'server/shop/checkout/quoted-body.integration.test.ts',
      'server/shop/discounts/discount-codes.integration.test.ts',
      'server/shop/order-events/order-collected.integration.test.ts',
      'server/shop/order-events/collected-payment.integration.test.ts',
      'server/shop/checkout/order-gift.integration.test.ts',
      'server/shop/checkout/order-mails.integration.test.ts',
      'server/shop/checkout/insert-order.integration.test.ts',
      'server/shop/checkout/find-duplicate-order.integration.test.ts',
      'server/shop/checkout/order-cost.integration.test.ts',
      ...contract('orders', 'payments', 'buyer-enumeration'),
    ],
  },
  {
    ...{ name: 'writing', title: 'what is stored, answered and mailed of an order' },
    mutate: [
      'server/shop/checkout/insert-order.ts',
      'server/shop/checkout/order-company.ts',
      'server/shop/checkout/order-mails.ts',
      'server/shop/checkout/order-response.ts',
      'server/shop/checkout/parse-address.ts',
      'server/shop/orders/line-variants.ts',
    ],
    tests: [
      'server/shop/checkout/order-response.test.ts',
      'server/shop/checkout/order-company.test.ts',
      'server/shop/checkout/order-mails.integration.test.ts',
      'server/shop/checkout/insert-order.integration.test.ts',
      'server/shop/order-events/order-collected.integration.test.ts',
      'server/shop/checkout/orders.integration.test.ts',
      'server/shop/checkout/order-gift.integration.test.ts',
      ...contract('orders', 'line-variants'),
    ],
  },
  {
    ...{ name: 'handover', title: 'how goods reach a buyer of age' },
    mutate: [
      'server/shop/checkout/buyer-identity.ts',
      'server/shop/checkout/delivery-choice.ts',
      'server/shop/reservations/reserve-pickup-slot.ts',
    ],
    tests: [
      'server/shop/checkout/buyer-identity.test.ts',
      'server/shop/order-events/order-collected.integration.test.ts',
      'server/shop/checkout/orders.integration.test.ts',
      ...contract('orders'),
      'tests/integration/relay-and-slots.test.ts',
      'server/shop/order-events/concurrency.integration.test.ts',
    ],
  },
  {
    ...{ name: 'limits', title: 'codes and stocks that several want' },
    mutate: [
      'server/shop/discounts/discount-codes.ts',
      'server/shop/reservations/release-order.ts',
      'server/shop/reservations/stock-reservations.ts',
    ],
    tests: [
      'server/shop/discounts/discount-codes.integration.test.ts',
      'server/shop/reservations/re-reserve-order.integration.test.ts',
      'server/shop/checkout/orders.integration.test.ts',
      'server/shop/order-events/order-collected.integration.test.ts',
      'server/shop/reservations/expiry.integration.test.ts',
      'server/shop/order-events/concurrency.integration.test.ts',
    ],
  },
  {
    ...{ name: 'events', title: 'what happens to an order' },
    mutate: [
      'server/shop/order-events/apply-event.ts',
      'server/shop/order-events/event-mails.ts',
      'server/shop/orders/order-state.ts',
      'server/shop/reservations/settle-reservations.ts',
    ],
    tests: [
      'server/shop/order-events/apply-event.integration.test.ts',
      'server/shop/order-events/event-mails.integration.test.ts',
      'server/shop/order-events/order-collected.integration.test.ts',
      'server/shop/reservations/expiry.integration.test.ts',
      'server/shop/desk/refunds.integration.test.ts',
      'server/shop/desk/shipments.integration.test.ts',
      ...contract('order-admin', 'returned-in-part', 'reopened-withdrawals'),
    ],
  },
  {
    ...{ name: 'ends', title: 'orders that are not paid in time, or were left unended' },
    mutate: [
      'server/shop/order-events/close-empty-order.ts',
      'server/shop/order-events/close-orders-job.ts',
      'server/shop/order-events/expire-orders.ts',
      'server/shop/order-events/reminder-job.ts',
      'server/shop/order-events/review-job.ts',
    ],
    tests: [
      'server/shop/reservations/expiry.integration.test.ts',
      'server/shop/order-events/reviews.integration.test.ts',
      'server/shop/order-events/end-orders.integration.test.ts',
      'server/shop/desk/refunds.integration.test.ts',
    ],
  },
  {
    ...{ name: 'late', title: 'money that comes too late' },
    mutate: [
      'server/shop/desk/late-transfer.ts',
      'server/shop/reservations/closed-reason.ts',
      'server/shop/reservations/re-reserve-order.ts',
    ],
    tests: [
      'server/shop/reservations/closed-reason.test.ts',
      'server/shop/reservations/re-reserve-order.integration.test.ts',
      ...contract('late-transfers', 'order-admin'),
    ],
  },
  {
    ...{ name: 'refunds', title: 'what is given back' },
    mutate: ['server/shop/desk/refund-deduction.ts', 'server/shop/desk/refund-order.ts', 'server/shop/desk/return-lines.ts'],
    tests: ['server/shop/desk/refunds.integration.test.ts', ...contract('refund-deduction')],
  },
  {
    ...{ name: 'claims', title: 'goods that were withdrawn' },
    mutate: [
      'server/shop/desk/expire-withdrawal.ts',
      'server/shop/desk/receive-return.ts',
      'server/shop/order-events/complete-shipping.ts',
      'server/shop/orders/load-claims.ts',
      'server/shop/orders/pending-returns.ts',
      'server/shop/orders/unreviewed-withdrawals.ts',
      'server/shop/orders/withdrawal-guards.ts',
    ],
    tests: contract(
      ...['withdrawal-guards', 'refund-deduction', 'withdrawal-refunds', 'returned-in-part', 'withdrawn-again'],
      ...['lapsed-withdrawals', 'worded-withdrawals', 'reopened-withdrawals'],
    ),
  },
  {
    ...{ name: 'shipments', title: 'what leaves the house' },
    mutate: [
      'server/shop/desk/shipment-mail.ts',
      'server/shop/desk/shipments.ts',
      'server/shop/orders/load-lines.ts',
      'server/shop/orders/shipment-view.ts',
    ],
    tests: [
      'server/shop/orders/shipment-view.test.ts',
      'server/shop/desk/shipments.integration.test.ts',
      'server/shop/desk/refunds.integration.test.ts',
      ...contract('withdrawal-guards', 'order-admin', 'order-admin-records', 'withdrawal-limits', 'worded-withdrawals'),
    ],
  },
  {
    ...{ name: 'desk', title: 'the desk of the shop' },
    mutate: [
      'server/shop/desk/adjust-stock.ts',
      'server/shop/desk/admin-view.ts',
      'server/shop/desk/change-order.ts',
      'server/shop/desk/list-orders.ts',
      'server/shop/desk/order-admin.ts',
      'server/shop/desk/require-version.ts',
    ],
    tests: [
      'server/shop/desk/require-version.test.ts',
      ...contract('order-admin', 'order-admin-records', 'order-admin-limits', 'refund-deduction', 'returned-in-part'),
      ...contract('lapsed-withdrawals', 'worded-withdrawals', 'late-transfers'),
    ],
  },
  {
    ...{ name: 'reading', title: 'what a buyer reads of an order' },
    mutate: [
      'server/shop/order-events/eraser.ts',
      'server/shop/orders/find-order.ts',
      'server/shop/orders/load-order.ts',
      'server/shop/orders/refund-due.ts',
    ],
    tests: [
      'server/shop/orders/load-order.test.ts',
      'server/shop/checkout/orders.integration.test.ts',
      'server/shop/desk/shipments.integration.test.ts',
      ...contract('order-page-facts', 'deletion', 'papers'),
    ],
  },
  {
    ...{ name: 'withdrawals', title: 'withdrawals that are declared and confirmed' },
    mutate: [
      'server/shop/withdrawals/confirm-withdrawal.ts',
      'server/shop/withdrawals/format-product.ts',
      'server/shop/withdrawals/match-products.ts',
      'server/shop/withdrawals/process-job.ts',
      'server/shop/withdrawals/process-pending.ts',
      'server/shop/withdrawals/request-withdrawal.ts',
      'server/shop/withdrawals/retention-job.ts',
      'server/shop/withdrawals/review-reminder-job.ts',
      'server/shop/withdrawals/service.ts',
      'server/shop/withdrawals/withdrawn-products.ts',
    ],
    tests: [
      'server/shop/withdrawals/format-product.test.ts',
      ...contract(
        ...['declared-withdrawals', 'withdrawals', 'withdrawal-limits', 'acts-after-withdrawals', 'named-withdrawals'],
        ...['withdrawal-refunds', 'withdrawals-at-once', 'worded-withdrawals', 'withdrawal-acks'],
      ),
    ],
  },
  {
    ...{ name: 'rulings', title: 'what the rules say of a withdrawal' },
    mutate: [
      'server/shop/withdrawals/process-withdrawal.ts',
      'server/shop/withdrawals/review-withdrawal.ts',
      'server/shop/withdrawals/withdrawable-order.ts',
      'server/shop/withdrawals/withdrawal-mails.ts',
    ],
    tests: contract(
      ...['withdrawal-refunds', 'withdrawal-limits', 'withdrawals', 'worded-withdrawals', 'withdrawn-again', 'withdrawal-acks'],
      ...['late-money', 'withdrawal-guards', 'named-withdrawals', 'withdrawals-at-once'],
    ),
  },
]

/** Returns the slice named by ORDER_SLICE; Stryker and vitest both read it. */
export function chosenSlice(): OrderSlice {
  const slice = orderSlices.find(({ name }) => name === process.env['ORDER_SLICE'])
  if (!slice) throw new Error(`ORDER_SLICE is one of ${orderSlices.map(({ name }) => name).join(', ')}`)
  return slice
}
