import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { askOrderLink } from '#server/shop/order-links/request-link.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { confirmWithdrawal } from './confirm-withdrawal.ts'
import { requestWithdrawal, type WithdrawalRequest, type WithdrawalNeeds } from './request-withdrawal.ts'

/** Withdrawals from orders, and links to orders for those who have no account: each method answers one call. */
export interface Withdrawals {
  request(withdrawing: WithdrawalRequest, body: CallBody<'order.withdraw'>): Promise<CallData<'order.withdraw'>>
  confirm(withdrawing: WithdrawalRequest, id: string): Promise<CallData<'order.confirmWithdrawal'>>
  askLink(scope: Scope, body: CallBody<'order.askLink'>): Promise<null>
}

/** Makes what takes withdrawals. */
export function createWithdrawals(needs: WithdrawalNeeds): Withdrawals {
  return {
    request: (withdrawing, body) => requestWithdrawal(needs, withdrawing, body),
    confirm: (withdrawing, id) => confirmWithdrawal(needs, withdrawing, id),
    askLink: (scope, body) => askOrderLink(needs.db, scope, body),
  }
}
