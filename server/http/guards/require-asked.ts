import type { Asking } from '#schemas/admin/resources/rights.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { AdminRights } from '#server/people/users/admin-rights.ts'
import type { Caller } from '#server/platform/scope/caller.ts'

/** Refuses a caller who lacks the right of a request, or who has none of the possible ones, before the request is read. */
export async function requireAsked(rights: Pick<AdminRights, 'require' | 'requireAny'>, caller: Caller, asks: Asking): Promise<void> {
  if (caller.kind === 'visitor') throw new ApiError('UNAUTHENTICATED')
  if (asks === 'own' || asks === 'narrowed') return
  await (typeof asks === 'string' ? rights.require(caller, [asks]) : rights.requireAny(caller, asks.anyOf))
}
