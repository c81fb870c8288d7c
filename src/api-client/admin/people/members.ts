import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { ListQueryObject } from '#api-client/transport/query-string.ts'
import { postForFile } from '#api-client/transport/post-for-file.ts'
import type { AdminCaller } from '#api-client/admin/admin-caller.ts'

type Proof = AdminCallBody<'member.erase'>

/** The query of the list of members. */
export type MemberQuery = ListQueryObject<'createdAt' | 'lastSeenAt' | 'search'>

/** The calls for the members. */
export const memberCalls = ({ list, call, act }: AdminCaller) => ({
  list: (query?: MemberQuery): Promise<AdminCallData['member.list']> => list('member.list', {}, query),
  read: (id: number): Promise<AdminCallData['member.read']> => call('member.read', { id }),
  note: (id: number, body: AdminCallBody<'member.note'>) => act('member.note', { method: 'PUT', params: { id }, body }),
  signOut: (id: number) => act('member.signOut', { method: 'DELETE', params: { id } }),
  export: (id: number, body: Proof): Promise<Blob> => postForFile(`/api/admin/member/${id}/export`, body),
  erase: (id: number, body: Proof): Promise<AdminCallData['member.erase']> =>
    act('member.erase', { method: 'DELETE', params: { id }, body }),
})
