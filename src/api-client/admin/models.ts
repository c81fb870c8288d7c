import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from './admin-caller.ts'

/** The calls for ready content. */
export const modelCalls = ({ call }: AdminCaller) => ({
  list: (): Promise<AdminCallData['model.list']> => call('model.list'),
})
