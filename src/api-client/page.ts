import type { CallData } from '#schemas/api/calls.ts'
import type { Caller } from './transport/caller.ts'

/** The pages' calls. */
export const pageCalls = ({ call }: Caller) => ({
  get: (id: number | string, signal?: AbortSignal): Promise<CallData<'page.get'>> => call('page.get', { id }, signal),
})
