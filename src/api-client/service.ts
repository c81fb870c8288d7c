import type { Caller } from './caller.ts'
import { listQueryString, type ListQueryObject } from './query-string.ts'

/** The calls of the services that a company offers; they fall back to the raw error when no answer came. */
export const serviceCalls = ({ request }: Caller) => ({
  list: (query?: ListQueryObject<'tag' | 'title' | 'search'>): Promise<unknown> =>
    request({ address: `/service?${listQueryString({ nbItem: 100, ...query })}` }),
  get: (id: number | string): Promise<unknown> => request({ address: `/service/${encodeURIComponent(id)}` }),
})
