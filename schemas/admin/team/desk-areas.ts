import type { Right, RightArea } from '#schemas/admin/resources/rights.ts'

/** The areas with a place of their own in the panel. `media` has none: the library serves the work of others, and the desk of the shop is to come. */
export const deskAreas: readonly RightArea[] = ['pages', 'content', 'settings', 'inbox', 'members', 'team']

/** Tests if some rights open a place of the panel beside the first screen and the library. */
export function hasDesk(rights: readonly Right[]): boolean {
  return deskAreas.some((area) => rights.includes(`${area}.read`))
}
