import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { Caller } from './transport/caller.ts'

/** The calls of the shop. */
export const shopCalls = ({ act, call }: Caller) => ({
  rules: (): Promise<CallData<'shop.rules'>> => call('shop.rules'),
  quantities: (body: CallBody<'stock.quantities'>) => act('stock.quantities', { method: 'PUT', body }),
  discount: (body: CallBody<'order.discount'>) => act('order.discount', { method: 'POST', body }),
  validate: (body: CallBody<'order.validate'>) => act('order.validate', { method: 'POST', body }),
  countries: (): Promise<CallData<'country.list'>> => call('country.list'),
  cities: (search: string, idCountry: number): Promise<CallData<'city.find'>> => call('city.find', { search, idCountry }),
  fees: (body: CallBody<'shipping.fees'>) => act('shipping.fees', { method: 'POST', body }),
  accessPoints: (body: CallBody<'relay.accessPoints'>) => act('relay.accessPoints', { method: 'POST', body }),
  collectTimes: (): Promise<CallData<'delivery.collectTimes'>> => call('delivery.collectTimes'),
  /** Places an order, once for a key. */
  order: (body: CallBody<'order.place'>, key: string) => act('order.place', { method: 'POST', body, key }),
  publicKey: (): Promise<CallData<'payment.publicKey'>> => call('payment.publicKey'),
  /** Starts another payment of an unpaid order, optionally with another method. */
  pay: (reference: string, body: CallBody<'order.pay'>) => act('order.pay', { method: 'POST', params: { reference }, body }),
  readOrder: (reference: string, token: string): Promise<CallData<'order.get'>> =>
    call('order.get', token === '' ? { reference } : { reference, token }),
})
