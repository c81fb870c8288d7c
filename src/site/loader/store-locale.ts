import { searchWithoutLocale } from '#domain/urls/strip-locale-query.ts'
import { LOCALE_COOKIE, localeCookie } from '#i18n/locale-cookie.ts'

/** Stores the locale of a language link. The URL of the default locale has no prefix. */
export function rememberLanguage({ target, defaultPrevented }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null
  // The application stores the locale of a click that it has handled.
  if (!link || defaultPrevented || link.origin !== location.origin) return
  document.cookie = localeCookie(link.hreflang.replace('-', '_'))
  // The cookie makes the query parameter redundant. Without cookies the server needs it.
  if (document.cookie.includes(`${LOCALE_COOKIE}=`)) link.search = searchWithoutLocale(link.search)
}
