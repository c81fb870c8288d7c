import { opensAPlace } from '#admin/places/use-places.ts'
import { rightsOfProfile, teamProfiles, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'

/** The profiles that a person may be given: those with a place in the panel, and the one that they have. */
export function offeredProfiles(held?: TeamProfile): readonly TeamProfile[] {
  return teamProfiles.filter((profile) => profile === held || opensAPlace(rightsOfProfile(profile)))
}
