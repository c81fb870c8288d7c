import type { CallData } from '#schemas/api/calls.ts'
import type { ShellName } from '#schemas/api/content/shell.ts'
import type { Caller } from './transport/caller.ts'

/** The shells' calls. */
export const shellCalls = ({ call }: Caller) => ({
  get: (name: ShellName, signal?: AbortSignal): Promise<CallData<'shell.get'>> => call('shell.get', { name }, signal),
})
