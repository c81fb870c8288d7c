/** A page as it was asked for: under what path, in which language, and whether the address names that language by its prefix. */
export interface RequestedPage {
  readonly path: string
  readonly locale: string
  readonly isPrefixed: boolean
}

/** Whether an address that names a language writes a page of that language with the slug that it has in another one. */
export function isForeignSlug(
  page: { readonly locale: string; readonly url: string },
  { path, locale, isPrefixed }: RequestedPage,
): boolean {
  return isPrefixed && page.locale === locale && page.url !== path
}
