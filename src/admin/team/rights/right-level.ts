import { rightVerbs, type RightArea } from '#schemas/admin/resources/rights.ts'
import { rightsOfProfile, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'

/** How far a profile reaches in an area: everything, publishing, writing, reading, or not at all. */
export type RightLevel = 'all' | 'publish' | 'write' | 'read' | 'none'

/** Areas whose contents visitors see once they are published. */
const PUBLISHED: readonly RightArea[] = ['pages', 'content']

/** Finds how far a profile reaches in an area, by its rights. */
export function rightLevel(profile: TeamProfile, area: RightArea): RightLevel {
  const rights = rightsOfProfile(profile)
  const held = rightVerbs.filter((verb) => rights.includes(`${area}.${verb}`))
  if (held.length === rightVerbs.length) return 'all'
  if (PUBLISHED.includes(area) && held.includes('publish')) return 'publish'
  if (held.includes('write')) return 'write'
  return held.includes('read') ? 'read' : 'none'
}
