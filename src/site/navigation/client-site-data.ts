import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { SiteData } from '#site/document/page-state.ts'

/** The settings that blocks of a page’s content read in the browser, by type: those that are interactive, and those that may hold such a block. */
export const LIVE_SETTINGS: Readonly<Record<string, readonly ParameterType[]>> = {
  auth: ['ASK_BIRTHDATE_AT_REGISTER', 'BLOCK_MINORS_FROM_REGISTERING', 'ENABLE_NEWSLETTER'],
  'call-to-action': ['COMPANY_PHONE'],
  carousel: ['REPEAT_ANIMATION'],
  cart: ['COMPANY_PHONE'],
  checkout: ['COMPANY_PHONE', 'MEDIATOR', 'SHIPPING_MESSAGE'],
  product: ['COMPANY_PHONE', 'FEATURES_PRODUCT_STYLE', 'PRODUCT_PAGE_STYLE', 'STOCK_LIMIT_DISPLAY'],
  service: ['SERVICE_PAGE_STYLE'],
}

/** What stands in the shell alone: with a living part of it, all that pages show of the site travels. */
export const SHELL_TYPES: readonly string[] = ['app-bar', 'footer', 'mobile-app-bar']

/** What the other blocks read of the site. */
export const LIVE_SITE = ['id', 'name', 'isECommerce'] as const

/** What those blocks need of the site’s start: who the site is, and the settings that they read. */
export function liveStart({ site, parameters }: SiteData, types: ReadonlySet<string>): SiteData {
  const read = new Set([...types].flatMap((type) => LIVE_SETTINGS[type] ?? []))
  const known: Partial<SiteInfo> = Object.fromEntries(LIVE_SITE.map((name) => [name, site[name]]))
  // Their views take no more of it: tests/architecture/live-start.test.ts.
  return { site: known as SiteInfo, parameters: parameters.filter(({ type }) => read.has(type)) }
}
