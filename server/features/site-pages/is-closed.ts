import type { Audience } from '#engine/visibility.ts'
import type { Site } from '#server/features/sites/site.ts'

/** What stays open while a site is being built. */
const OPEN_WHILE_BUILDING = /^(?:auth|password)(?:\/|$)/

/** Whether a page is still closed to somebody, because its site is being built. */
export function isClosed({ isBuilding }: Pick<Site, 'isBuilding'>, path: string, audience: Audience): boolean {
  return isBuilding && audience !== 'admins' && !OPEN_WHILE_BUILDING.test(path)
}
