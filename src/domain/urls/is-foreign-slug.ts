/** A requested page: its path, its locale, and true when the URL contains the locale prefix. */
export interface RequestedPage {
  readonly path: string
  readonly locale: string
  readonly isPrefixed: boolean
}

/** Returns true when a URL with a locale prefix uses the slug of another locale. */
export function isForeignSlug(
  page: { readonly locale: string; readonly url: string },
  { path, locale, isPrefixed }: RequestedPage,
): boolean {
  return isPrefixed && page.locale === locale && page.url !== path
}
