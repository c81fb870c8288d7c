import { searchWithoutLocale } from '#domain/urls/strip-locale-query.ts'
import { LOCALE_COOKIE, localeCookie } from '#i18n/locale-cookie.ts'

/** Remembers the language of the site's own link to this page in another one: the default language has no prefix to say it. */
export function rememberLanguage({ target, defaultPrevented }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null
  // A click that the app has taken is remembered by the app.
  if (!link || defaultPrevented || link.origin !== location.origin) return
  document.cookie = localeCookie(link.hreflang.replace('-', '_'))
  // The server need not be told what the cookie now says; where cookies are refused, it says so itself.
  if (document.cookie.includes(`${LOCALE_COOKIE}=`)) link.search = searchWithoutLocale(link.search)
}
