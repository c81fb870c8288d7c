import { FileError } from './file-error.ts'

/** What a PDF is made of as far as its names go: names, the bounds of dictionaries, streams, and what is passed over. */
export type DocumentToken =
  | { readonly kind: 'name'; readonly name: string; readonly from: number; readonly end: number }
  | { readonly kind: 'open' | 'close'; readonly from: number; readonly end: number }
  /** `data` is where the bytes of the stream begin, `end` where `endstream` stands. */
  | { readonly kind: 'stream'; readonly data: number; readonly end: number }
  /** A string or a comment. */
  | { readonly kind: 'skipped'; readonly from: number; readonly end: number }

const marks = /<<|>>|[(%/<]|\bstream\b/g
const letters = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code))
const nameRest = /[^\0\t\n\f\r ()<>[\]{}/%]*/y
const lineEnd = /\r\n|\r|\n/g
const codes = { backslash: 92, open: 40, close: 41 } as const
/** More than any honest document has: what is made to be read for long is not. */
const mostTokens = 4_000_000

/** Names may be written with their letters as `#` and two digits. */
export function decodePdfNames(text: string): string {
  if (!text.includes('#')) return text
  return text.replace(/#[0-9A-Fa-f]{2}/g, (written) => letters[Number.parseInt(written.slice(1), 16)] ?? written)
}

/** Where what is found from a place on ends; the end of everything when it is not found. */
function endOf(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : text.length
}

function endOfString(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === codes.backslash) at += 1
    else if (code === codes.open) depth += 1
    else if (code === codes.close) depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}

function placeOf(text: string, word: string, from: number): number {
  const at = text.indexOf(word, from)
  return at === -1 ? text.length : at
}

function skippedEnd(text: string, mark: string, from: number): number {
  if (mark === '(') return endOfString(text, from)
  return mark === '%' ? endOf(text, lineEnd, from) : placeOf(text, '>', from) + 1
}

/** Reads a PDF, or the objects of one of its streams, from its beginning to its end, each letter once. */
export function* documentTokens(text: string): Generator<DocumentToken> {
  let at = 0
  for (let count = 0; ; count += 1) {
    if (count > mostTokens) throw new FileError('FILE_UNREADABLE')
    marks.lastIndex = at
    const found = marks.exec(text)
    if (found === null) return
    const [mark] = found
    const from = found.index
    at = marks.lastIndex
    if (mark === '<<' || mark === '>>') yield { kind: mark === '<<' ? 'open' : 'close', from, end: at }
    else if (mark === '/') {
      const end = endOf(text, nameRest, at)
      const name = decodePdfNames(text.slice(at, end))
      at = end
      yield { kind: 'name', name, from, end }
    } else if (mark === 'stream') {
      const data = endOf(text, lineEnd, at)
      const end = placeOf(text, 'endstream', data)
      at = end + 'endstream'.length
      yield { kind: 'stream', data, end }
    } else {
      at = skippedEnd(text, mark, from)
      yield { kind: 'skipped', from, end: at }
    }
  }
}
