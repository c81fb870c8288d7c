import { offeredProfiles } from '#schemas/admin/team/offered-profiles.ts'
import type { TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Member } from '#server/platform/scope/member.ts'

/** Refuses to give a profile that has no place in the panel: its people would find nothing to do there. */
export function requireOffered({ scope }: Member, profile: TeamProfile): void {
  if (!offeredProfiles().includes(profile)) throw validationError(scope.locale, [{ field: 'profile', code: 'NO_DESK' }])
}
