import type { ParameterType } from '#schemas/api/parameter.ts'
import type { ShownStart } from './page-state.ts'

/** The settings that blocks of a page’s content read in the browser, by type: those that are interactive, and those that may hold such a block. */
export const LIVE_SETTINGS: Readonly<Record<string, readonly ParameterType[]>> = {
  auth: ['ASK_BIRTHDATE_AT_REGISTER', 'BLOCK_MINORS_FROM_REGISTERING', 'ENABLE_NEWSLETTER'],
  'call-to-action': ['COMPANY_PHONE'],
  carousel: ['REPEAT_ANIMATION'],
  cart: ['COMPANY_PHONE'],
  checkout: ['COMPANY_PHONE', 'SHIPPING_MESSAGE'],
  product: ['COMPANY_PHONE', 'FEATURES_PRODUCT_STYLE', 'PRODUCT_PAGE_STYLE', 'STOCK_LIMIT_DISPLAY'],
  service: ['SERVICE_PAGE_STYLE'],
}

/** What those blocks need of the site’s start: who the site is, and the settings that they read. */
export function liveStart({ site, parameters }: ShownStart, types: ReadonlySet<string>): ShownStart {
  const read = new Set([...types].flatMap((type) => LIVE_SETTINGS[type] ?? []))
  const { ownFonts: _files, ...known } = site
  return { site: { ...known, menu: [], logos: [], fonts: [] }, parameters: parameters.filter(({ type }) => read.has(type)) }
}
