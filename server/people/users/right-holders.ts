import type { Kysely } from 'kysely'
import { adminProfiles, hasRight, type Right } from '#schemas/admin/resources/rights.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** Lists the people of a team who have a right. They alone are asked, notified or named where that right is needed. */
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
