import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { Caller } from './caller.ts'

/** The calls about buying. */
export const shopCalls = ({ act, call }: Caller) => ({
  rules: (): Promise<CallData<'shop.rules'>> => call('shop.rules'),
  quantities: (body: CallBody<'stock.quantities'>) => act('stock.quantities', { method: 'PUT', body }),
  discount: (body: CallBody<'order.discount'>) => act('order.discount', { method: 'POST', body }),
  validate: (body: CallBody<'order.validate'>) => act('order.validate', { method: 'POST', body }),
})
