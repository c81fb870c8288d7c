import type { Right } from '#schemas/admin/resources/rights.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { audienceOf, type MemberCaller } from '#server/platform/scope/caller.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { CallContext } from '#server/http/api/call-context.ts'

/** The caller of a call that is for members: the guard has seen to it already. */
export function memberOf({ caller }: CallContext): MemberCaller {
  if (caller.kind === 'visitor') throw new ApiError('UNAUTHENTICATED')
  return caller
}

/** The caller of a call for members, on the site that is asked. */
export function memberOnSite(context: CallContext): Member {
  return { scope: context.scope, caller: memberOf(context) }
}

/** Tests if the caller of a call that is open to all has a right as an administrator. */
export async function hasRightAt({ features, caller }: CallContext, right: Right): Promise<boolean> {
  if (audienceOf(caller) !== 'admins' || caller.kind === 'visitor') return false
  return (await features.adminRights.of(caller)).includes(right)
}
