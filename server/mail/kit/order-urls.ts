import type { Scope } from '#server/platform/scope/site.ts'
import { systemLink } from './system-link.ts'

/** The page on which anybody may ask for a link to their order. */
export function trackingPage(scope: Scope): string {
  return systemLink(scope, 'orderTracking')
}

/** A link that opens an order, below the page on which orders are followed. */
export function orderLink(page: string, reference: string, token: string): string {
  return `${page}/${encodeURIComponent(reference)}/${token}`
}
