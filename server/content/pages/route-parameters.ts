import type { Seo } from '#schemas/generated/content.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** The item that a URL parameter names: its id or text, its own title and SEO texts, and its slug in each locale. */
export interface PageItem {
  readonly value: number | string
  readonly title?: string
  readonly seo?: Seo
  readonly slugs: Readonly<Record<string, string>>
}

/** Finds the item that a URL parameter names; null when it does not exist or is not public. */
export type FindItem = (scope: Scope, text: string) => Promise<PageItem | null>

/** The finder of each URL parameter, by its name. */
export type PageItems = Readonly<Record<string, FindItem>>

const reference = /^[A-Za-z0-9-]{1,60}$/

/** Accepts a well-formed order reference. Its existence and the access to it are checked when the order is read. */
export const findReference: FindItem = (_scope, text) => Promise.resolve(reference.test(text) ? { value: text, slugs: {} } : null)

const token = /^[A-Za-z0-9_-]{1,200}$/

/** Accepts a well-formed token of a mailed link. Its validity is checked when it is used. */
export const findToken: FindItem = (_scope, text) => Promise.resolve(token.test(text) ? { value: text, slugs: {} } : null)
