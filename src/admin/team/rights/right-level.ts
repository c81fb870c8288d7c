import { allRights, rightAreas } from '#schemas/admin/resources/rights.ts'
import { rightsOfProfile, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'

/** The rows of the table of rights: each area, and the stock, which has one right of its own. */
export const rightRows = [...rightAreas, 'stock'] as const

/** A row of the table of rights. */
export type RightRow = (typeof rightRows)[number]

/** How far a profile reaches in a row: everything, publishing, writing, the words of pages alone, reading, or not at all. */
export type RightLevel = 'all' | 'publish' | 'write' | 'words' | 'read' | 'none'

/** Rows whose contents visitors see once they are published. */
const PUBLISHED: readonly RightRow[] = ['pages', 'content']

/** Finds how far a profile reaches in a row, by its rights. */
export function rightLevel(profile: TeamProfile, row: RightRow): RightLevel {
  const all = allRights.filter((right) => right.startsWith(`${row}.`))
  const rights: readonly string[] = rightsOfProfile(profile)
  const has = (right: string) => rights.includes(`${row}.${right}`)
  if (all.every((right) => rights.includes(right))) return 'all'
  if (PUBLISHED.includes(row) && has('publish')) return 'publish'
  if (has('write')) return 'write'
  if (has('words')) return 'words'
  return has('read') ? 'read' : 'none'
}
