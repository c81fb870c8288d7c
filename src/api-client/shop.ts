import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { Caller } from './transport/caller.ts'

/** The calls about buying. */
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
  /** Takes an order, once under a key however often it is sent. */
  order: (body: CallBody<'order.place'>, key: string) => act('order.place', { method: 'POST', body, key }),
  publicKey: (): Promise<CallData<'payment.publicKey'>> => call('payment.publicKey'),
  /** Pays an order that waits for its payment, anew or in another way. */
  pay: (reference: string, body: CallBody<'order.pay'>) => act('order.pay', { method: 'POST', params: { reference }, body }),
  readOrder: (reference: string, token: string): Promise<CallData<'order.get'>> =>
    call('order.get', token === '' ? { reference } : { reference, token }),
})
