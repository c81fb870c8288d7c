import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { changeOrder, type OrderAdminDeps, type VersionedChange } from './change-order.ts'
import { adjustStock } from './adjust-stock.ts'
import { listOrders } from './list-orders.ts'
import { listUnpaidOrders, releaseUnpaidOrders } from './unpaid-orders.ts'

/** The administration of orders and stocks. */
export interface OrderAdmin {
  orders(scope: Scope, query: ListQuery): Promise<CallData<'order.listAll'>>
  changeOrder(member: Member, change: VersionedChange<CallBody<'order.happen'>>): Promise<CallData<'order.happen'>>
  unpaidOrders(scope: Scope, query: ListQuery): Promise<CallData<'order.listUnpaid'>>
  releaseOrders(member: Member, body: CallBody<'order.release'>): Promise<CallData<'order.release'>>
  correctStock(member: Member, change: VersionedChange<CallBody<'stock.correct'>>): Promise<CallData<'stock.correct'>>
}

/** Creates the administration of orders and stocks. */
export function createShopDesk(needs: OrderAdminDeps): OrderAdmin {
  return {
    orders: ({ site }, query) => listOrders(needs.db, site.id, query),
    changeOrder: (member, change) => changeOrder(needs, member, change),
    unpaidOrders: ({ site }, query) => listUnpaidOrders(needs, site.id, query),
    releaseOrders: (member, body) => releaseUnpaidOrders(needs, member, body),
    correctStock: (member, change) => adjustStock(needs, member, change),
  }
}
