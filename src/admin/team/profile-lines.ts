import { rightsOfProfile, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import type { TeamKey } from './use-team-text.ts'

/** The work of a profile, and the areas that it does not reach, as keys of messages. */
export interface ProfileLines {
  readonly does: readonly TeamKey[]
  readonly not: readonly TeamKey[]
}

/** Lists the work of a profile from its rights. */
export function profileLines(profile: TeamProfile): ProfileLines {
  const rights = rightsOfProfile(profile)
  const publishes = rights.includes('pages.publish')
  const areas: readonly (readonly [TeamKey | null, TeamKey])[] = [
    [rights.includes('pages.write') ? (publishes ? 'team.does.pages' : 'team.does.writes') : null, 'team.not.pages'],
    [rights.includes('media.write') ? 'team.does.media' : null, 'team.not.media'],
    [rights.includes('inbox.write') ? 'team.does.inbox' : null, 'team.not.inbox'],
    [rights.includes('shop.write') ? 'team.does.shop' : rights.includes('shop.read') ? 'team.does.orders' : null, 'team.not.shop'],
    [rights.includes('settings.write') ? 'team.does.settings' : null, 'team.not.settings'],
    [rights.includes('members.read') ? 'team.does.members' : null, 'team.not.members'],
    [rights.includes('team.write') ? 'team.does.team' : null, 'team.not.team'],
  ]
  return { does: areas.flatMap(([does]) => does ?? []), not: areas.flatMap(([does, not]) => (does === null ? [not] : [])) }
}
