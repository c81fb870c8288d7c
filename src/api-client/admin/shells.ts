import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from './admin-caller.ts'

interface ShellKey {
  readonly id: number
  readonly locale: string
}

/** The calls for headers and footers, which are edited by the calls for drafts. */
export const shellCalls = ({ call }: AdminCaller) => ({
  reach: (key: ShellKey): Promise<AdminCallData['shell.reach']> => call('shell.reach', { ...key }),
})
