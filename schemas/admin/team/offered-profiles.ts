import { hasDesk } from './desk-areas.ts'
import { rightsOfProfile, teamProfiles, type TeamProfile } from './team-profiles.ts'

/** The profiles that a person may be given: those with a place in the panel, and the one that they have. */
export function offeredProfiles(held?: TeamProfile): readonly TeamProfile[] {
  return teamProfiles.filter((profile) => profile === held || hasDesk(rightsOfProfile(profile)))
}
