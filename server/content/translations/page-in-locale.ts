/** A page of a site in one language. */
export interface PageInLocale {
  readonly siteId: number
  readonly pageId: number
  readonly locale: string
}
