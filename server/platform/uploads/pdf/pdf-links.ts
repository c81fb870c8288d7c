import { FileError } from '#server/platform/uploads/file-error.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { DocumentToken } from './pdf-tokens.ts'

/** The schemes of links that a document may have. */
const linkSchemes = new Set(['http', 'https', 'mailto', 'tel'])
/** The schemes of a string that runs something, wherever a link refers to it. */
const actingSchemes = new Set(['javascript', 'vbscript', 'data', 'file', '//'])
/** The names whose value is an address: of a link, and the one that relative addresses begin with. */
const addressNames = new Set(['URI', 'Base'])
const addressText = /\/(?:URI|Base)[\0\t\n\f\r ]*(?=[(<])/g
/** The number of bytes of a string in which its scheme is searched. */
const MAX_BYTES = 65_536

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

interface ReadByte {
  /** Null at the end of the string, undefined for an escape that stands for nothing. */
  readonly byte: number | null | undefined
  readonly next: number
}

function readEscape(text: string, at: number): ReadByte {
  const octal = /^[0-7]{1,3}/.exec(text.slice(at, at + 3))?.[0]
  if (octal !== undefined) return { byte: Number.parseInt(octal, 8) & 255, next: at + octal.length }
  if (text[at] === '\r') return { byte: undefined, next: text[at + 1] === '\n' ? at + 2 : at + 1 }
  if (text[at] === '\n') return { byte: undefined, next: at + 1 }
  return { byte: ownValue(escapes, text[at] ?? '') ?? text.charCodeAt(at), next: at + 1 }
}

function readLiteral(text: string, at: number): ReadByte {
  if (at >= text.length || text[at] === ')') return { byte: null, next: at }
  return text[at] === '\\' ? readEscape(text, at + 1) : { byte: text.charCodeAt(at), next: at + 1 }
}

const isHexDigit = (sign: string | undefined): boolean => sign !== undefined && /[0-9A-Fa-f]/.test(sign)

function readHex(text: string, from: number): ReadByte {
  const digits: string[] = []
  let at = from
  for (; at < text.length && text[at] !== '>' && digits.length < 2; at += 1) if (isHexDigit(text[at])) digits.push(text[at] ?? '')
  return { byte: digits.length === 0 ? null : Number.parseInt(digits.join('').padEnd(2, '0'), 16), next: at }
}

/** Yields the visible characters of the string at a position in lower case; one empty text for a string that is too long. */
function* signsOfString(text: string, from: number): Generator<string> {
  const read = text[from] === '<' ? readHex : readLiteral
  for (let at = from + 1; at - from < MAX_BYTES;) {
    const { byte, next } = read(text, at)
    if (byte === null) return
    at = next
    if (byte !== undefined && byte > 32 && byte < 127) yield String.fromCharCode(byte).toLowerCase()
  }
  yield ''
}

const startsNetworkPath = (scheme: string, sign: string): boolean => scheme === '/' || (scheme === '' && sign === '\\')

/**
 * Finds the scheme of the address that the string at a place holds, in small letters; null when it has none. Readers ignore spaces, line ends, control
 * characters and byte order marks in a scheme, and so does this. A string that holds nothing else for long has the scheme ''; the path of another
 * computer (two slashes or a backslash) has the scheme '//'.
 */
export function schemeOfString(text: string, from: number): string | null {
  let scheme = ''
  for (const sign of signsOfString(text, from)) {
    if (sign === '') return ''
    if (startsNetworkPath(scheme, sign)) return /[/\\]/.test(sign) ? '//' : null
    if (sign === ':') return scheme || null
    if (!(scheme === '' ? /[a-z0-9+./-]/ : /[a-z0-9+.-]/).test(sign)) return null
    scheme += sign
  }
  return null
}

/** Refuses an address that does something else than to lead to a page, a mail or a call. */
function checkAddress(text: string, from: number): void {
  const scheme = schemeOfString(text, from)
  if (scheme !== null && !linkSchemes.has(scheme)) throw new FileError('FILE_ACTING', undefined, 'link')
}

/** Refuses the addresses in a text that is no part of the document, but that a reader may be sent to. */
export function refuseHiddenLinks(text: string): void {
  for (const found of text.matchAll(addressText)) checkAddress(text, found.index + found[0].length)
}

/**
 * Checks the links of a document. A direct address is checked where it is read. An address may also be a separate object: then every string of the
 * document is checked.
 */
export class DocumentLinks {
  readonly #isLocked: () => boolean
  #isIndirect = false
  #hasActingString = false

  /** `isLocked` tells whether the strings of the document are encrypted: then its links cannot be read. */
  constructor(isLocked: () => boolean) {
    this.#isLocked = isLocked
  }

  /** Reads a text token by token. */
  of(text: string): (token: DocumentToken) => void {
    let isNamed = false
    let end = 0
    return (token) => {
      if (isNamed && token.kind !== 'stream' && /\d/.test(text.slice(end, token.from))) this.#isIndirect = true
      end = token.end
      // A comment may stand between a name and its value.
      if (token.kind === 'skipped' && text[token.from] === '%') return
      if (token.kind === 'skipped') this.#readString(text, token.from, isNamed)
      isNamed = token.kind === 'name' && addressNames.has(token.name)
    }
  }

  #readString(text: string, from: number, isAddress: boolean): void {
    if (isAddress) {
      if (this.#isLocked()) throw new FileError('FILE_LOCKED')
      checkAddress(text, from)
    }
    if (!this.#hasActingString) this.#hasActingString = actingSchemes.has(schemeOfString(text, from) ?? '')
  }

  /** Refuses a document with a link elsewhere and a string that runs something. */
  require(): void {
    if (!this.#isIndirect) return
    if (this.#isLocked()) throw new FileError('FILE_LOCKED')
    if (this.#hasActingString) throw new FileError('FILE_ACTING', undefined, 'link')
  }
}
