import type { RedirectReason } from '#schemas/errors/reasons/redirect-reasons.ts'
import { REDIRECT_MAX } from '#schemas/admin/redirects/redirect-limits.ts'
import { toNfc } from '#schemas/text/normalise-text.ts'
import { stripEnds } from '#schemas/text/strip-ends.ts'
import { readablePath } from '#domain/urls/readable-path.ts'
import { refusedInAddress } from '#domain/urls/safe-redirect.ts'
import { localPath, splitLocale, type LocaleSet } from '#i18n/locale.ts'
import { reservedSegments } from '#server/content/pages/page-url.ts'
import type { Site } from '#server/platform/scope/site.ts'

/** An address of a site: its language, and its path without the prefix of the language and the outer slashes. */
export interface SiteAddress {
  readonly locale: string
  readonly url: string
}

/** Files that the server answers itself. */
const ownFile = /^(?:\.well-known|robots\.txt|favicon\.(?:ico|svg)|apple-touch-icon[^/]*|site\.webmanifest|theme\.[^/]*)$/

/** The languages of a site, for its paths. */
export const localesOfSite = ({ defaultLocale, locales }: Pick<Site, 'defaultLocale' | 'locales'>): LocaleSet => ({
  default: defaultLocale,
  codes: locales,
})

/** Writes an address of a site as its visitors see it: `/en/wines`. */
export const shownPath = (site: Pick<Site, 'defaultLocale' | 'locales'>, { locale, url }: SiteAddress): string =>
  localPath(`/${stripEnds(url, /\//)}`, locale, localesOfSite(site))

/** Reads the path of an address that may name a host of the site; the reason where it is none. */
function pathOfTyped(site: Site, typed: string): { readonly path: string } | RedirectReason {
  const text = typed.trim()
  if (!/^(?:https?:)?\/\//i.test(text)) return /^[a-z][a-z0-9+.-]*:/i.test(text) ? 'redirectUnsafe' : { path: text }
  if (!URL.canParse(text, 'https://site.invalid')) return 'redirectUnsafe'
  const { hostname, pathname, username } = new URL(text, 'https://site.invalid')
  if (username !== '') return 'redirectUnsafe'
  const own = [...site.hosts, ...[site.url, site.publishedUrl].map((url) => new URL(url).hostname)]
  return own.includes(hostname) ? { path: pathname } : 'redirectHost'
}

function decode(path: string): string | null {
  const readable = readablePath(path)
  return readable === null ? null : toNfc(decodeURIComponent(readable))
}

const isUnsafe = (path: string): boolean =>
  path.length > REDIRECT_MAX ||
  refusedInAddress.test(path) ||
  /[{}]|\/\//.test(path) ||
  !path.isWellFormed() ||
  path.split('/').some((segment) => segment === '.' || segment === '..')

/** Reads an address that shall lead elsewhere, with its query: an old site may have one file for all its pages. */
export function readFromAddress(site: Site, typed: string): SiteAddress | RedirectReason {
  const address = readAddress(site, typed)
  if (typeof address === 'string') return address
  const [, written = ''] = /^[^?#]*\?([^#]*)/s.exec(typed.trim()) ?? []
  const query = new URLSearchParams(written)
  query.sort()
  const url = query.size === 0 ? address.url : `${address.url}?${query}`
  return url.length > REDIRECT_MAX ? 'redirectUnsafe' : { ...address, url }
}

/** A query and a place in a page, as they may stand behind the address of a target. */
const SUFFIX = /^(?:\?[\w.~=&+,-]+)?(?:#[\w.~-]+)?$/

/** Reads what stands behind the path of a target: its query and its place in the page. */
export function readSuffix(typed: string): { readonly suffix: string } | RedirectReason {
  const [suffix = ''] = /[?#].*$/s.exec(typed.trim()) ?? []
  const bare = suffix.replace(/^\?(?=#|$)|#$/g, '')
  return SUFFIX.test(bare) ? { suffix: bare } : 'redirectUnsafe'
}

/** Reads an address of a site as a person types it, without its query; the reason where it is none. */
export function readAddress(site: Site, typed: string): SiteAddress | RedirectReason {
  const found = pathOfTyped(site, typed)
  if (typeof found === 'string') return found
  const path = decode(found.path.replace(/[?#].*$/s, ''))
  if (path === null || isUnsafe(path)) return 'redirectUnsafe'
  const { locale, path: rest } = splitLocale(`/${stripEnds(path, /\//)}`, localesOfSite(site))
  return { locale: locale ?? site.defaultLocale, url: stripEnds(rest, /\//) }
}

/** Tests if an address belongs to the server. */
export function isReservedAddress({ url }: SiteAddress): boolean {
  const [first = ''] = url.split('/', 1)
  return reservedSegments.includes(first.toLowerCase()) || ownFile.test(first.toLowerCase()) || /\.xml$/i.test(url)
}
