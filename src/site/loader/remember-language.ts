import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '#i18n/locale-cookie.ts'

/** Remembers the language of the site's own link to this page in another one: the default language has no prefix to say it. */
export function rememberLanguage({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null
  if (!link || link.origin !== location.origin) return
  document.cookie = `${LOCALE_COOKIE}=${link.hreflang.replace('-', '_')}; path=/; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax`
  // The server need not be told what the cookie now says; where cookies are refused, it says so itself.
  if (document.cookie.includes(`${LOCALE_COOKIE}=`)) link.search = ''
}
