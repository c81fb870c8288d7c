import type { CallData } from '#schemas/api/calls.ts'
import type { Caller } from './transport/caller.ts'
import type { FilterField, ListQueryObject } from './transport/query-string.ts'

/** The calls of the catalogue. */
export const productCalls = ({ call, list, raw }: Caller) => ({
  /** Lists products; by default a hundred, the cheapest first. */
  list: (query?: ListQueryObject<FilterField<'product.list'>>): Promise<CallData<'product.list'>> =>
    list('product.list', {}, { nbItem: 100, orderBy: { value: 'price' }, ...query }),
  get: (id: number | string): Promise<CallData<'product.get'>> => call('product.get', { id }),
  recommended: (id: number | string): Promise<CallData<'product.recommended'>> => call('product.recommended', { id }),
  variations: (): Promise<CallData<'variation.list'>> => call('variation.list'),
  awards: (product?: number): Promise<CallData<'award.list'>> => call('award.list', { product }),
  mealIcons: (): Promise<CallData<'mealIcon.list'>> => call('mealIcon.list'),
  /** Requests the data sheet of a product. Rejects with the whole error. */
  generateFile: (id: number, declinationId?: number): Promise<unknown> =>
    raw({ address: `/product/generate/file/${id}${declinationId === undefined ? '' : `/${declinationId}`}` }),
})
