import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import { findSystemPage } from './system-pages.ts'
import { isBlogAddress } from './is-blog-path.ts'

/** Test for addresses that lead to a part which a setting of the site has closed. */
export type IsClosed = (address: string) => boolean

/** Tests if an address, with or without its leading slash, is that of the newsletter. The pages below it, such as unsubscribing, are never closed. */
function isNewsletterAddress(url: string): boolean {
  const [path = ''] = url.replace(/^\//, '').split(/[?#]/, 1)
  return findSystemPage(path) === 'newsletter'
}

const places = [
  ['IS_BLOG_ACTIVATED', isBlogAddress],
  ['ENABLE_NEWSLETTER', isNewsletterAddress],
] as const satisfies readonly (readonly [ParameterType, IsClosed])[]

/** The settings that close a part of the site. */
export const closingSettings = places.map(([setting]) => setting)

/** Which addresses of a site lead nowhere, by the settings that are off; null when everything is open. */
export function disabledPaths(off: ReadonlySet<ParameterType>): IsClosed | null {
  const closed = places.flatMap(([setting, isPlace]) => (off.has(setting) ? [isPlace] : []))
  return closed.length === 0 ? null : (address) => closed.some((isPlace) => isPlace(address))
}
