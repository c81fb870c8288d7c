/** The locales of a site, for URLs. */
export interface LocaleSet {
  readonly default: string
  readonly codes: readonly string[]
}

/** The locale of a path prefix, if any, and the path without it. */
export interface LocalePath {
  readonly locale: string | null
  readonly path: string
}

/** Returns the language of a locale code: `en` for `en_GB`. */
export function languageOf(code: string): string {
  return code.split(/[_-]/, 1)[0]?.toLowerCase() ?? code
}

/** Returns a locale code as in HTML: `en-GB` for `en_GB`. */
export function htmlLang(code: string): string {
  return code.replace('_', '-')
}

/** Returns the path prefix of a locale: none for the default one, its language when it is unique, otherwise its full code. */
export function localePrefix(code: string, locales: LocaleSet): string {
  if (code === locales.default) return ''
  const shared = locales.codes.filter((other) => languageOf(other) === languageOf(code)).length > 1
  return `/${shared ? htmlLang(code).toLowerCase() : languageOf(code)}`
}

/** Parses the locale prefix of a path. The longest match wins. */
export function splitLocale(path: string, locales: LocaleSet): LocalePath {
  let found: LocalePath = { locale: null, path }
  let length = 0
  for (const code of locales.codes) {
    const prefix = localePrefix(code, locales)
    const fits = prefix.length > length && (path === prefix || path.startsWith(`${prefix}/`))
    if (!fits) continue
    found = { locale: code, path: path.slice(prefix.length) || '/' }
    length = prefix.length
  }
  return found
}

/**
 * Returns the locale of a request: from the path prefix, or else the cookie, or else the default. The languages of the browser are ignored.
 */
export function resolveLocale(path: string, cookie: string | undefined, locales: LocaleSet): { locale: string; path: string } {
  const split = splitLocale(path, locales)
  const remembered = cookie !== undefined && locales.codes.includes(cookie) ? cookie : locales.default
  return { locale: split.locale ?? remembered, path: split.path }
}

/** Converts the URL of a page to a path in a locale. An absolute URL, a file and an anchor are unchanged. */
export function localPath(url: string, locale: string, locales: LocaleSet): string {
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|^#/i.test(url)) return url
  const path = url.startsWith('/') ? url : `/${url}`
  if (/^\/(?:api|media|files|admin|assets|preview)(?:\/|$)/.test(path) || splitLocale(path, locales).locale) return path
  const prefix = localePrefix(locale, locales)
  return path === '/' ? prefix || '/' : `${prefix}${path}`
}

/** Returns the path of a page on a site, from its URL in a language. `codes` are the languages of the site, the default one first. */
export function pagePath(url: string, locale: string, codes: readonly string[]): string {
  return localPath(`/${url}`, locale, { default: codes[0] ?? locale, codes })
}
