import { stripEnds } from '#schemas/text/strip-ends.ts'
import { readOwnLink } from '#engine/text/internal-path.ts'
import type { MapLink } from '#engine/text/map-links.ts'
import { splitLocale, type LocaleSet } from '#i18n/locale.ts'
import type { AddressMove } from '#server/content/pages/write/address-move.ts'

/** The site of a link, as far as the link can tell which page it leads to. */
export interface LinkSpace {
  readonly locales: LocaleSet
  /** The hosts of the site: links to them are links of the site. */
  readonly hosts: ReadonlySet<string>
  /** The languages in which the former address led to the page. */
  readonly readers: ReadonlySet<string>
}

interface ReadLink {
  /** Scheme and host; empty for a path. */
  readonly origin: string
  /** The language of the prefix; without one null. */
  readonly locale: string | null
  readonly prefix: string
  readonly address: string
  /** The query and the anchor. */
  readonly rest: string
}

/** Reads a link of the site; null for any other. */
function readLink(href: string, { locales, hosts }: LinkSpace): ReadLink | null {
  const own = readOwnLink(href, [...hosts])
  if (own === null) return null
  const { origin, path, rest } = own
  const split = splitLocale(path, locales)
  const prefix = path.slice(0, path.length - split.path.length)
  return { origin, locale: split.locale, prefix, address: stripEnds(split.path, /\//), rest }
}

/** Makes what changes a link of a document in a language: one to the former address leads to the new one, with what followed it. */
export function createMovedLink({ from, to }: Pick<AddressMove, 'from' | 'to'>, space: LinkSpace, locale: string): MapLink {
  return (href) => {
    const link = readLink(href, space)
    if (link?.address !== from) return href
    const read = link.locale ?? (link.origin === '' ? locale : space.locales.default)
    return space.readers.has(read) ? `${link.origin}${link.prefix}/${to}${link.rest}` : href
  }
}

/** The same for an entry of the menu, which may write the address of a page without its leading slash. */
export function createMovedEntry(move: Pick<AddressMove, 'from' | 'to'>, space: LinkSpace, locale: string): MapLink {
  const map = createMovedLink(move, space, locale)
  return (url) => {
    if (url.startsWith('/') || url.includes(':')) return map(url)
    const moved = map(`/${url}`)
    return moved === `/${url}` ? url : moved.slice(1)
  }
}
