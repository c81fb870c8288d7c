import { numberInLink } from '#schemas/text/digits-to-dial.ts'
import { stripEnds } from '#schemas/text/strip-ends.ts'
import { isSafeUrl } from './safe-url.ts'

const MAX_WRITTEN = 4096
const AT_ENDS = /[\p{Cc}\s\ufeff]/u
const LINE_ENDS = /[\t\r\n]+/g
const CONTROL = /\p{Cc}/u
/** Characters that may not stand in an address, and that cannot change where it leads once they are encoded. */
const ENCODED = /[\s\ufeff<>"`\\]/gu
const NOT_ASCII = /\P{ASCII}/gu
const SCHEME = /^(https?|mailto|tel):/i
const HOST = String.raw`(?:[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?\.)+`
/** A host without its scheme: with `www.`, or with a path after it. A single name with a dot may be a file. */
const BARE_HOST = new RegExp(String.raw`^(?:www\.${HOST}\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)|${HOST}\p{L}{2,}(?::\d{1,5})?/)`, 'iu')
const MAILBOX = new RegExp(String.raw`^[\w.+-]+@${HOST}\p{L}{2,}$`, 'iu')

/**
 * The address that a pasted or typed address means, as a browser reads it: encoded spaces, no line ends, slashes for back slashes, `https:`
 * where the scheme is left out. Null for one that may not stand in a link. A normalised address stays the same.
 */
export function normaliseUrl(written: string): string | null {
  if (written.length > MAX_WRITTEN) return null
  const bare = stripEnds(written, AT_ENDS).replaceAll(LINE_ENDS, '').toWellFormed()
  if (bare === '' || CONTROL.test(bare)) return null
  const url = withEncodedParts(withScheme(bare))
  return isSafeUrl(url) ? url : null
}

/** The address that a typed address means. One that may not stand in a link stays as it is, and is refused by its check. */
export function normalisedUrl(written: string): string {
  return normaliseUrl(written) ?? written
}

function withScheme(bare: string): string {
  if (/^[/\\]{2}(?![/\\])/.test(bare)) return `https://${bare.slice(2)}`
  if (BARE_HOST.test(bare)) return `https://${bare}`
  return MAILBOX.test(bare) ? `mailto:${bare}` : bare
}

function withEncodedParts(url: string): string {
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase()
  if (scheme === 'tel') return phoneAddress(url)
  if (scheme === 'mailto') return mailAddress(url)
  if (scheme !== undefined) return webAddress(url)
  return /^[/\\#]/.test(url) ? encoded(withSlashes(url)) : url
}

function phoneAddress(url: string): string {
  const number = url.slice('tel:'.length).replaceAll('%20', ' ')
  return `${url.slice(0, 'tel:'.length)}${numberInLink(number) ?? number.replaceAll(/\s/gu, '')}`
}

// Programs for mail read a subject with accents only when it is encoded.
function mailAddress(url: string): string {
  const [start = '', ...query] = url.replace(/^(mailto:)\s+/i, '$1').split('?')
  return [encoded(start), ...query.map((part) => encoded(part).replaceAll(NOT_ASCII, encodeURIComponent))].join('?')
}

function webAddress(url: string): string {
  const [, scheme = '', rest = ''] = /^(https?:)[/\\]*(.*)$/is.exec(url) ?? []
  const slashed = withSlashes(rest)
  const end = slashed.search(/[/?#]/)
  return end === -1 ? `${scheme}//${slashed}` : `${scheme}//${slashed.slice(0, end)}${encoded(slashed.slice(end))}`
}

/** Writes the back slashes of a path as slashes; those behind `?` and `#` are text. */
function withSlashes(url: string): string {
  const end = url.search(/[?#]/)
  const path = end === -1 ? url : url.slice(0, end)
  return `${path.replaceAll('\\', '/')}${url.slice(path.length)}`
}

const encoded = (part: string): string => part.replaceAll(ENCODED, encodeURIComponent)
