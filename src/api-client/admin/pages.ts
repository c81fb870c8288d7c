import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { ListQueryObject } from '#api-client/transport/query-string.ts'
import type { AdminCaller } from './admin-caller.ts'

type PageField = 'locale' | 'state' | 'title' | 'url' | 'updatedAt' | 'search'

/** The calls for pages. */
export const pageCalls = ({ list }: AdminCaller) => ({
  list: (query?: ListQueryObject<PageField>): Promise<AdminCallData['page.list']> => list('page.list', {}, query),
})
