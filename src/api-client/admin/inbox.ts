import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import { listQueryString, type ListQueryObject } from '#api-client/transport/query-string.ts'
import type { AdminCaller } from './admin-caller.ts'

type InboxField = 'kind' | 'state' | 'form' | 'assignee' | 'receivedAt' | 'search'

/** The query of the list of the inbox. */
export type InboxQuery = ListQueryObject<InboxField>

/** An item in the version that was read. */
interface AimedItem {
  readonly id: number
  readonly version: number
}

const aimed = ({ id, version }: AimedItem) => ({ params: { id }, version })

/** The calls of the inbox; a change carries the version that was read. */
export const inboxCalls = ({ list, call, act }: AdminCaller) => ({
  list: (query?: InboxQuery): Promise<AdminCallData['inbox.list']> => list('inbox.list', {}, query),
  count: (): Promise<AdminCallData['inbox.count']> => call('inbox.count', {}),
  team: (): Promise<AdminCallData['inbox.team']> => call('inbox.team', {}),
  read: (id: number): Promise<AdminCallData['inbox.read']> => call('inbox.read', { id }),
  change: (item: AimedItem, body: AdminCallBody<'inbox.change'>) => act('inbox.change', { method: 'PUT', ...aimed(item), body }),
  changeMany: (items: AdminCallBody<'inbox.changeMany'>['items']) => act('inbox.changeMany', { method: 'POST', body: { items } }),
  /** Under one key the reply is mailed once, however often the request is sent. */
  reply: (item: AimedItem, message: string, key: string) => act('inbox.reply', { method: 'POST', ...aimed(item), body: { message }, key }),
  remove: (item: AimedItem) => act('inbox.remove', { method: 'DELETE', ...aimed(item) }),
  restore: (item: AimedItem) => act('inbox.restore', { method: 'POST', ...aimed(item) }),
  holdings: (id: number): Promise<AdminCallData['inbox.holdings']> => call('inbox.holdings', { id }),
  erase: (id: number, body: AdminCallBody<'inbox.erase'>): Promise<AdminCallData['inbox.erase']> =>
    act('inbox.erase', { method: 'DELETE', params: { id }, body }),
  /** Address of the file with all that a query finds. */
  exportAddress: (query?: InboxQuery): string => `/api/admin/inbox/export?${listQueryString(query)}`,
})
