import type { Seo } from '#schemas/generated/content.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** What an address's parameter names: the item's number or text, its own title and words for search engines, and its address in each language. */
export interface PageItem {
  readonly value: number | string
  readonly title?: string
  readonly seo?: Seo
  readonly slugs: Readonly<Record<string, string>>
}

/** Finds what an address's parameter names; null when there is nothing of that name, or not for visitors. */
export type FindItem = (scope: Scope, text: string) => Promise<PageItem | null>

/** How each parameter of an address is read, by its name. */
export type PageItems = Readonly<Record<string, FindItem>>

const reference = /^[A-Za-z0-9-]{1,60}$/

/** Reads the number of an order: whether there is such an order, and for whom, is asked when it is read. */
export const findReference: FindItem = (_scope, text) => Promise.resolve(reference.test(text) ? { value: text, slugs: {} } : null)

const token = /^[A-Za-z0-9_-]{1,200}$/

/** Reads a token of a mail's link: whether it still opens anything is asked when it is used. */
export const findToken: FindItem = (_scope, text) => Promise.resolve(token.test(text) ? { value: text, slugs: {} } : null)
