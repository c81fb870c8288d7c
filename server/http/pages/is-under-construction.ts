import { matchSystemPages } from '#domain/urls/system-pages.ts'
import type { Audience } from '#engine/visibility/visibility.ts'
import { isOrderPage } from '#server/content/pages/is-order-page.ts'
import type { Site } from '#server/platform/scope/site.ts'

const isOpenWhileBuilding = matchSystemPages((page) => page.isOpenWhileBuilding === true)
/** The calls behind those pages, what every page is drawn with, and what the payment provider tells, of whichever site. */
const OPEN_CALLS =
  /^(?:register|login|logout|password|user|newsletter\/unsubscribe|consent|site|shell|parameter|component\/conf|custom-stripe\/webhook)(?:\/|$)/
const PAGE_CALL = /^page\/?/
/** The calls behind the pages of orders; none that sells. */
const ORDER_CALLS = /^order\/(?:withdrawal(?:\/[^/]+\/confirm)?|link|(?!validate$|discount$)[^/]+(?:\/(?:invoice|payment))?)$/

type Closable = Pick<Site, 'isBuilding' | 'keepsOrders'>

/** Tests if a page is closed to an audience because its site is being built. */
export function isClosed({ isBuilding, keepsOrders }: Closable, path: string, audience: Audience): boolean {
  if (!isBuilding || audience === 'admins') return false
  return !isOpenWhileBuilding(path) && !(keepsOrders && isOrderPage(path))
}

/** Tests if a call, by its path under `/api/`, would disclose content of a site that is being built. */
export function isCallClosed(site: Closable, path: string, audience: Audience): boolean {
  if (PAGE_CALL.test(path)) return isClosed(site, path.replace(PAGE_CALL, ''), audience)
  if (!site.isBuilding || audience === 'admins') return false
  return !OPEN_CALLS.test(path) && !(site.keepsOrders && ORDER_CALLS.test(path))
}
