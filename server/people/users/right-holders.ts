import type { Kysely } from 'kysely'
import { adminProfiles, hasRight, type Right } from '#schemas/admin/resources/rights.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** Starts a query of the accounts of a site that hold a right, super-administrators among them: whoever is asked, told or named is one who may act. */
export function rightHolders(db: Kysely<Tables>, siteId: number, right: Right) {
  const profiles = adminProfiles.filter((profile) => hasRight(profile, right))
  return db
    .selectFrom('users')
    .where('users.site_id', '=', siteId)
    .where('users.erased_at', 'is', null)
    .where((where) =>
      where.or([
        where('users.role', '=', 'SUPER_ADMIN'),
        where.and([where('users.role', '=', 'ADMIN'), where('users.admin_profile', 'in', profiles)]),
      ]),
    )
}
