import type { Audience } from '#engine/visibility.ts'
import type { Site } from '#server/features/sites/site.ts'

/** What stays open while a site is being built: the account, and leaving a letter, which a law promises to work. */
const OPEN_WHILE_BUILDING = /^(?:auth|password|lettre\/desinscription|newsletter\/unsubscribe)(?:\/|$)/
/** The calls behind those pages, and what every page is drawn with. */
const OPEN_CALLS = /^(?:register|login|logout|password|user|newsletter\/unsubscribe|consent|site|shell|parameter|component\/conf)(?:\/|$)/
const PAGE_CALL = /^page\/?/

/** Whether a page is still closed to somebody, because its site is being built. */
export function isClosed({ isBuilding }: Pick<Site, 'isBuilding'>, path: string, audience: Audience): boolean {
  return isBuilding && audience !== 'admins' && !OPEN_WHILE_BUILDING.test(path)
}

/** Whether a call, by its path under `/api/`, would tell somebody what a site that is being built does not show yet. */
export function isCallClosed(site: Pick<Site, 'isBuilding'>, path: string, audience: Audience): boolean {
  if (PAGE_CALL.test(path)) return isClosed(site, path.replace(PAGE_CALL, ''), audience)
  return site.isBuilding && audience !== 'admins' && !OPEN_CALLS.test(path)
}
