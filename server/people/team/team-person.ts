import type { TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import type { UserRow } from '#server/people/users/repository.ts'

/** The first and last name of an account; empty when neither is known. */
export const nameOf = ({ firstname, lastname }: Pick<UserRow, 'firstname' | 'lastname'>): string =>
  [firstname, lastname].filter((part) => part !== null && part !== '').join(' ')

/** The profile of a person of the team. */
export const profileOf = ({ role, admin_profile }: Pick<UserRow, 'admin_profile' | 'role'>): TeamProfile =>
  role === 'SUPER_ADMIN' ? 'SUPER_ADMIN' : admin_profile

/** The columns of an account with a profile. */
export const profileColumns = (profile: TeamProfile) =>
  profile === 'SUPER_ADMIN'
    ? ({ role: 'SUPER_ADMIN', admin_profile: 'ALL' } as const)
    : ({ role: 'ADMIN', admin_profile: profile } as const)
