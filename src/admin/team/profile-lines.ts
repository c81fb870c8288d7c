import type { Right } from '#schemas/admin/resources/rights.ts'
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
  /** The line of the first right that the profile has. */
  const first = (...lines: readonly (readonly [Right, TeamKey])[]): TeamKey | null =>
    lines.find(([right]) => rights.includes(right))?.[1] ?? null
  const areas: readonly (readonly [TeamKey | null, TeamKey])[] = [
    [first(['pages.publish', 'team.does.pages'], ['pages.words', 'team.does.words']), 'team.not.pages'],
    [first(['media.publish', 'team.does.media'], ['media.write', 'team.does.adds']), 'team.not.media'],
    [first(['inbox.write', 'team.does.inbox']), 'team.not.inbox'],
    [first(['orders.money', 'team.does.orders'], ['orders.write', 'team.does.prepares']), 'team.not.orders'],
    [first(['catalogue.write', 'team.does.catalogue'], ['stock.write', 'team.does.stock']), 'team.not.catalogue'],
    [first(['settings.write', 'team.does.settings']), 'team.not.settings'],
    [first(['members.read', 'team.does.members']), 'team.not.members'],
    [first(['team.write', 'team.does.team']), 'team.not.team'],
  ]
  return { does: areas.flatMap(([does]) => does ?? []), not: areas.flatMap(([does, not]) => (does === null ? [not] : [])) }
}
