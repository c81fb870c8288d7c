import type { CallRole } from '#schemas/api/base/define-call.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Caller } from '#server/platform/scope/caller.ts'

const allowed: Readonly<Record<Exclude<CallRole, 'V'>, readonly string[]>> = {
  M: ['MEMBER', 'ADMIN', 'SUPER_ADMIN'],
  A: ['ADMIN', 'SUPER_ADMIN'],
  S: ['SUPER_ADMIN'],
}

/** Refuses a caller who has not the role: 401 without a session, 403 with one of a lower rank. */
export function requireRole(role: CallRole, caller: Caller): void {
  if (role === 'V') return
  if (caller.kind === 'visitor') throw new ApiError('UNAUTHENTICATED')
  if (!allowed[role].includes(caller.role)) throw new ApiError('FORBIDDEN')
}
