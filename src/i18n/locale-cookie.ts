/** The name of the cookie with the chosen locale. */
export const LOCALE_COOKIE = 'locale'

/** The lifetime of the cookie: 365 days, in seconds. */
export const LOCALE_COOKIE_SECONDS = 31_536_000

/** Returns the cookie of a chosen locale for `document.cookie`. */
export function localeCookie(locale: string): string {
  return `${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax`
}

/** Returns true when the cookies contain the locale. */
export function isRemembered(locale: string, cookies: string): boolean {
  return cookies.split('; ').includes(`${LOCALE_COOKIE}=${locale}`)
}
