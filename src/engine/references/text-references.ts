import { comparableHost, internalPath } from '#engine/text/internal-path.ts'
import { pricedService } from '#domain/text/price-names.ts'
import { splitAtPlaceholders } from '#engine/text/placeholders.ts'
import { writtenPrices } from '#engine/text/written-prices.ts'
import { linksInHtml } from '#engine/text/unwrap-links.ts'
import type { Reference } from './reference.ts'

/** The path by which a file of the library is named at a host. */
export const mediaPath = (id: number): string => `/media/${id}`

const MEDIA_PATH = /^\/media\/(\d+)-[0-9a-f]+\//
// As the sanitiser writes it: attributes in double quotes.
const SOURCE = /<img\b[^<>]*? src="([^"]*)"/g

/** A path without the slash at its end. */
const withoutEnd = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** The key of an address at a host of a site: `//host/path`. */
export function hostKey(host: string, path: string): string {
  return `//${comparableHost(host)}${withoutEnd(path)}`
}

/** The key of an address with its host, which may be one of the site; that of a file of the library ends with its number. Null for a value that has none. */
function keyOfWhole(href: string): string | null {
  const written = href.trim()
  const whole = written.startsWith('//') ? `https:${written}` : written
  if (!/^https?:/i.test(whole) || whole.includes('{{') || !URL.canParse(whole)) return null
  const { host, pathname } = new URL(whole)
  const id = MEDIA_PATH.exec(pathname)?.[1]
  return hostKey(host, id === undefined ? pathname : mediaPath(Number(id)))
}

/**
 * Content that an address names: a file of the library by its number, a path of the site, or a host and a path, since the hosts of a site are
 * known to readers alone. Nothing for a mail address or a telephone number.
 */
export function referencesOfAddress(href: string): Reference[] {
  const path = internalPath(href)
  if (path === null) {
    const key = keyOfWhole(href)
    return key === null ? [] : [{ kind: 'address', key }]
  }
  const id = MEDIA_PATH.exec(path)?.[1]
  return [id === undefined ? { kind: 'address', key: withoutEnd(path) } : { kind: 'media', key: String(Number(id)) }]
}

/** Most amounts of one text that are stored. */
const MAX_AMOUNTS = 100

/** The services whose prices a text has as values, and the amounts that it has in words; plain or formatted. */
export function referencesOfValues(text: string): Reference[] {
  const amounts = writtenPrices(text).slice(0, MAX_AMOUNTS)
  const written = amounts.map(({ cents }): Reference => ({ kind: 'price', key: String(cents) }))
  return text.includes('{{') ? [...written, ...pricesNamed(text)] : written
}

function pricesNamed(text: string): Reference[] {
  return splitAtPlaceholders(text).flatMap(({ name }) => {
    const id = name === null ? null : pricedService(name)
    return id === null ? [] : [{ kind: 'service', key: String(id) }]
  })
}

/** Contents that sanitised HTML names by its links, its pictures and its values. */
export function referencesOfHtml(html: string): Reference[] {
  const values = referencesOfValues(html)
  if (!html.includes('<')) return values
  const sources = [...html.matchAll(SOURCE)].map(([, source = '']) => source.replaceAll('&amp;', '&'))
  return [...values, ...[...linksInHtml(html).map(({ href }) => href), ...sources].flatMap(referencesOfAddress)]
}

/** Contents that a text of an unknown kind names: an address or HTML by its shape. */
export function referencesOfText(text: string): Reference[] {
  return text.includes('<') ? referencesOfHtml(text) : [...referencesOfValues(text), ...referencesOfAddress(text)]
}
