import type { Kysely } from 'kysely'
import { allRights, hasRight, profileRights, type Right } from '#schemas/admin/resources/rights.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { MemberCaller } from '#server/platform/scope/caller.ts'
import { otherAdminSites } from './admin-sites.ts'

/** The rights of administrators, by their profiles. */
export interface AdminRights {
  /** Refuses an administrator whose profile lacks one of some rights. A super-administrator has all. */
  require(caller: MemberCaller, rights: readonly Right[]): Promise<void>
  /** Refuses an administrator whose profile has none of some rights. */
  requireAny(caller: MemberCaller, rights: readonly Right[]): Promise<void>
  /** The other sites that a person administers under the same address. */
  otherSites(caller: MemberCaller): Promise<readonly number[]>
  /** The rights of an administrator. */
  of(caller: MemberCaller): Promise<readonly Right[]>
}

/** Makes the service of the rights of administrators. */
export function createAdminRights(db: Kysely<Tables>): AdminRights {
  // A caller is one request, which asks for its rights again after the guard.
  const known = new WeakMap<MemberCaller, Promise<readonly Right[]>>()
  const rightsOf = (caller: MemberCaller): Promise<readonly Right[]> => {
    const rights = known.get(caller) ?? readRights(caller)
    known.set(caller, rights)
    return rights
  }
  const readRights = async ({ siteId, userId, role, viewsAs }: MemberCaller): Promise<readonly Right[]> => {
    if (viewsAs !== undefined) return profileRights[viewsAs]
    if (role === 'SUPER_ADMIN') return allRights
    const ofSite = db.selectFrom('users').select('admin_profile').where('site_id', '=', siteId)
    const account = await ofSite.where('id', '=', userId).executeTakeFirst()
    return allRights.filter((right) => account !== undefined && hasRight(account.admin_profile, right))
  }
  return {
    of: rightsOf,
    otherSites: (caller) => otherAdminSites(db, caller),
    async require(caller, rights) {
      if (caller.role === 'SUPER_ADMIN') return
      const held = await rightsOf(caller)
      const missing = rights.find((right) => !held.includes(right))
      if (missing !== undefined) throw new ApiError('FORBIDDEN', { right: missing })
    },
    async requireAny(caller, rights) {
      if (caller.role === 'SUPER_ADMIN') return
      const held = await rightsOf(caller)
      if (!rights.some((right) => held.includes(right))) throw new ApiError('FORBIDDEN', { right: rights[0] })
    },
  }
}
