/** The name of the cookie that remembers the language a visitor chose. */
export const LOCALE_COOKIE = 'locale'

/** How long the chosen language is remembered: 365 days, in seconds. */
export const LOCALE_COOKIE_SECONDS = 31_536_000
