import type { CallData } from '#schemas/api/calls.ts'
import type { Caller } from './transport/caller.ts'
import type { FilterField, ListQueryObject } from './transport/query-string.ts'

/** The calls of the services that a company offers; they fall back to the raw error when no answer came. */
export const serviceCalls = ({ call, list }: Caller) => ({
  list: (query?: ListQueryObject<FilterField<'service.list'>>): Promise<CallData<'service.list'>> =>
    list('service.list', {}, { nbItem: 100, ...query }),
  get: (id: number | string): Promise<CallData<'service.get'>> => call('service.get', { id }),
})
