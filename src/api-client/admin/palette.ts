import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from './admin-caller.ts'

/** The search of the palette of commands. */
export const paletteCalls = ({ call }: AdminCaller) => ({
  search: (q: string, signal?: AbortSignal): Promise<AdminCallData['palette.search']> => call('palette.search', { q }, signal),
})
