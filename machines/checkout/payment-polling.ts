import type { OrderView } from '#schemas/api/shop/order-view.ts'

/** So often the shop is asked every two seconds; then every ten. */
export const fastPolls = 15

/** Whether the bank's answer is still on its way to the shop. */
export const isProcessing = (isAwaited: boolean, view: OrderView | null): boolean =>
  isAwaited && (view === null || view.payment === 'PENDING_PAYMENT')
