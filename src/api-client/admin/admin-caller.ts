import type { AdminCallData } from '#schemas/admin/calls.ts'
import { createCallerOf, type CallerOf } from '#api-client/transport/caller-of.ts'
import type { ClientOptions } from '#api-client/transport/transport.ts'
import { sendOnce } from '#api-client/transport/send-once.ts'
import { sendPatiently } from '#api-client/transport/send-patiently.ts'
import { adminRoutes } from './admin-routes.ts'

/** Makes the calls of the panel by their names. */
export type AdminCaller = CallerOf<AdminCallData>

/** Makes the caller of the panel. The session is that of the browser's cookies. */
export function createAdminCaller(options: Omit<ClientOptions, 'base'> = {}): AdminCaller {
  return createCallerOf<AdminCallData>({ ...options, base: '/api/admin' }, adminRoutes, sendOnce(sendPatiently))
}
