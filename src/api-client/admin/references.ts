import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { UsedKind } from '#schemas/admin/reference-calls.ts'
import type { AdminCaller } from './admin-caller.ts'

/** The calls for where contents are used. */
export const referenceCalls = ({ call }: AdminCaller) => ({
  list: (kind: UsedKind, key: string, locale?: string): Promise<AdminCallData['reference.list']> =>
    call('reference.list', { kind, key, ...(locale !== undefined && { locale }) }),
})
