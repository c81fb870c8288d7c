import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { SiteData } from '#site/document/page-state.ts'

/** The settings that content blocks read in the browser, by type: interactive blocks and their possible containers. */
export const LIVE_SETTINGS: Readonly<Record<string, readonly ParameterType[]>> = {
  auth: ['ASK_BIRTHDATE_AT_REGISTER', 'BLOCK_MINORS_FROM_REGISTERING', 'ENABLE_NEWSLETTER'],
  'call-to-action': ['COMPANY_PHONE'],
  carousel: ['REPEAT_ANIMATION'],
  cart: ['COMPANY_EMAIL', 'COMPANY_PHONE'],
  checkout: ['COMPANY_EMAIL', 'COMPANY_PHONE', 'MEDIATOR', 'SHIPPING_MESSAGE'],
  product: ['COMPANY_PHONE', 'FEATURES_PRODUCT_STYLE', 'PRODUCT_PAGE_STYLE', 'STOCK_LIMIT_DISPLAY'],
  service: ['SERVICE_PAGE_STYLE'],
}

/** The blocks of the shell. With an interactive one, all public site data is sent. */
export const SHELL_TYPES: readonly string[] = ['app-bar', 'footer', 'mobile-app-bar']

/** The site data that the other blocks read. */
export const LIVE_SITE = ['id', 'name', 'isECommerce', 'itemPages', 'contactPage'] as const

/** Returns the site data that blocks of the given types need. */
export function liveStart({ site, parameters }: SiteData, types: ReadonlySet<string>): SiteData {
  const read = new Set([...types].flatMap((type) => ownValue(LIVE_SETTINGS, type) ?? []))
  const known: Partial<SiteInfo> = Object.fromEntries(LIVE_SITE.map((name) => [name, site[name]]))
  // Their views read nothing else: tests/architecture/live-start.test.ts.
  return { site: known as SiteInfo, parameters: parameters.filter(({ type }) => read.has(type)) }
}
