import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import { isBlogAddress } from './is-blog-path.ts'

/** Whether an address leads to what a setting of the site has closed. */
export type IsClosed = (address: string) => boolean

/** Whether an address, with or without its leading slash, is where letters are asked for; leaving them is never closed. */
function isNewsletterAddress(url: string): boolean {
  return /^\/?(?:lettre|newsletter)(?:[?#]|$)/.test(url)
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
