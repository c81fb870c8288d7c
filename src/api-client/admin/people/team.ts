import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from '#api-client/admin/admin-caller.ts'

type Proof = AdminCallBody<'team.remove'>

/** The calls for the team. */
export const teamCalls = ({ act, call }: AdminCaller) => ({
  list: (): Promise<AdminCallData['team.list']> => call('team.list', {}),
  read: (id: number): Promise<AdminCallData['team.read']> => call('team.read', { id }),
  invite: (body: AdminCallBody<'team.invite'>) => act('team.invite', { method: 'POST', params: {}, body }),
  withdraw: (invitation: number, body: Proof) => act('team.withdraw', { method: 'DELETE', params: { invitation }, body }),
  change: (id: number, body: AdminCallBody<'team.change'>) => act('team.change', { method: 'PUT', params: { id }, body }),
  remove: (id: number, body: Proof) => act('team.remove', { method: 'DELETE', params: { id }, body }),
  endSession: (id: number, session: number, body: Proof) => act('team.endSession', { method: 'DELETE', params: { id, session }, body }),
})
