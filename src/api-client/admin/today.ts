import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from './admin-caller.ts'

/** The call of the first screen. */
export const todayCalls = ({ call }: AdminCaller) => ({
  read: (signal?: AbortSignal): Promise<AdminCallData['today.read']> => call('today.read', {}, signal),
})
