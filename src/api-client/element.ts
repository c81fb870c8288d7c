import type { CallData } from '#schemas/api/calls.ts'
import type { Caller } from './transport/caller.ts'
import type { ListQueryObject } from './transport/query-string.ts'

/** The collections' calls. */
export const elementCalls = ({ call, list }: Caller) => ({
  list: (route: string, query?: ListQueryObject): Promise<CallData<'element.list'>> => list('element.list', { route }, query),
  get: (route: string, id: number | string): Promise<CallData<'element.get'>> => call('element.get', { route, id }),
})
