import type { Audience } from '#engine/visibility/visibility.ts'
import { isOrderPage } from '#server/content/pages/is-order-page.ts'
import type { Site } from '#server/platform/scope/site.ts'

/** What stays open while a site is being built: the account, and leaving a letter, which a law promises to work. */
const OPEN_WHILE_BUILDING = /^(?:auth|password|lettre\/desinscription|newsletter\/unsubscribe)(?:\/|$)/
/** The calls behind those pages, what every page is drawn with, and what the payment provider tells, of whichever site. */
const OPEN_CALLS =
  /^(?:register|login|logout|password|user|newsletter\/unsubscribe|consent|site|shell|parameter|component\/conf|custom-stripe\/webhook)(?:\/|$)/
const PAGE_CALL = /^page\/?/
/** The calls behind the pages of orders; none that sells. */
const ORDER_CALLS = /^order\/(?:withdrawal(?:\/[^/]+\/confirm)?|link|(?!validate$|discount$)[^/]+(?:\/(?:invoice|payment))?)$/

type Closable = Pick<Site, 'isBuilding' | 'keepsOrders'>

/** Whether a page is still closed to somebody, because its site is being built. */
export function isClosed({ isBuilding, keepsOrders }: Closable, path: string, audience: Audience): boolean {
  if (!isBuilding || audience === 'admins') return false
  return !OPEN_WHILE_BUILDING.test(path) && !(keepsOrders && isOrderPage(path))
}

/** Whether a call, by its path under `/api/`, would tell somebody what a site that is being built does not show yet. */
export function isCallClosed(site: Closable, path: string, audience: Audience): boolean {
  if (PAGE_CALL.test(path)) return isClosed(site, path.replace(PAGE_CALL, ''), audience)
  if (!site.isBuilding || audience === 'admins') return false
  return !OPEN_CALLS.test(path) && !(site.keepsOrders && ORDER_CALLS.test(path))
}
