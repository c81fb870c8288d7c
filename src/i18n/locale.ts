/** A locale of a site, as far as addresses are concerned. */
export interface LocaleSet {
  readonly default: string
  readonly codes: readonly string[]
}

/** What a path says of its locale: the locale of its prefix, if any, and the path without it. */
export interface LocalePath {
  readonly locale: string | null
  readonly path: string
}

/** The language of a locale code: `en` for `en_GB`. */
export function languageOf(code: string): string {
  return code.split(/[_-]/, 1)[0]?.toLowerCase() ?? code
}

/** A locale code as HTML writes it: `en-GB` for `en_GB`. */
export function htmlLang(code: string): string {
  return code.replace('_', '-')
}

/** The path prefix of a locale on a site: none for the default one, its language when no other locale shares it, else its whole code. */
export function localePrefix(code: string, locales: LocaleSet): string {
  if (code === locales.default) return ''
  const shared = locales.codes.filter((other) => languageOf(other) === languageOf(code)).length > 1
  return `/${shared ? htmlLang(code).toLowerCase() : languageOf(code)}`
}

/** Reads the locale in a path's prefix; when several fit, the longest wins. */
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

/** The locale of a request: its path's prefix, else the cookie, else the site's default; the browser's own languages do not count. */
export function resolveLocale(path: string, cookie: string | undefined, locales: LocaleSet): { locale: string; path: string } {
  const split = splitLocale(path, locales)
  const remembered = cookie !== undefined && locales.codes.includes(cookie) ? cookie : locales.default
  return { locale: split.locale ?? remembered, path: split.path }
}

/** A page's url as a path of the site in a locale; an absolute address, a path with a file's name or an anchor is left alone. */
export function localPath(url: string, locale: string, locales: LocaleSet): string {
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|^#/i.test(url)) return url
  const path = url.startsWith('/') ? url : `/${url}`
  if (/^\/(?:api|media|files|admin|assets|preview)(?:\/|$)/.test(path) || splitLocale(path, locales).locale) return path
  const prefix = localePrefix(locale, locales)
  return path === '/' ? prefix || '/' : `${prefix}${path}`
}
