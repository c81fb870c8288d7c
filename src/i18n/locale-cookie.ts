/** The name of the cookie that remembers the language a visitor chose. */
export const LOCALE_COOKIE = 'locale'

/** How long the chosen language is remembered: 365 days, in seconds. */
export const LOCALE_COOKIE_SECONDS = 31_536_000

/** The cookie of a chosen language, as a browser's document takes it. */
export function localeCookie(locale: string): string {
  return `${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax`
}

/** Whether a document's cookies remember a language. */
export function isRemembered(locale: string, cookies: string): boolean {
  return cookies.split('; ').includes(`${LOCALE_COOKIE}=${locale}`)
}
