import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { ListQueryObject } from '#api-client/transport/query-string.ts'
import type { AdminCaller } from './admin-caller.ts'

type PageField = 'locale' | 'state' | 'title' | 'url' | 'updatedAt' | 'search'

/** The calls for pages. */
export const pageCalls = ({ list, call, act }: AdminCaller) => ({
  list: (query?: ListQueryObject<PageField>): Promise<AdminCallData['page.list']> => list('page.list', {}, query),
  /** Lists the reasons for which a new page cannot have an address. */
  address: (place: { readonly locale: string; readonly url: string }): Promise<AdminCallData['page.address']> =>
    call('page.address', place),
  create: (body: AdminCallBody<'page.create'>): Promise<AdminCallData['page.create']> => act('page.create', { method: 'POST', body }),
})
