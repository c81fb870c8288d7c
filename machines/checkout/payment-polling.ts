import type { OrderView } from '#schemas/api/shop/order-view.ts'

/** Number of polls every two seconds, before they slow down to every ten. */
export const fastPolls = 15

/** Returns true while the shop waits for the bank's result. */
export const isProcessing = (isAwaited: boolean, view: OrderView | null): boolean =>
  isAwaited && (view === null || view.payment === 'PENDING_PAYMENT')
