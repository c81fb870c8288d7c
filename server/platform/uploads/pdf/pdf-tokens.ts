import { FileError } from '#server/platform/uploads/file-error.ts'
import { pdfLimits } from './pdf-limits.ts'

/** A part of a PDF as far as its names go. `end` is the position after it. */
export type DocumentToken =
  | { readonly kind: 'name'; readonly name: string; readonly from: number; readonly end: number }
  | { readonly kind: 'open' | 'close'; readonly from: number; readonly end: number }
  /** The header of an object, without its numbers. */
  | { readonly kind: 'object'; readonly from: number; readonly end: number }
  /** `from` is the position of the word `stream`, `data` that of the first byte of the stream, `end` that of `endstream`. */
  | { readonly kind: 'stream'; readonly from: number; readonly data: number; readonly end: number }
  /** A string or a comment. */
  | { readonly kind: 'skipped'; readonly from: number; readonly end: number }

const marks = /<<|>>|[(%/<]|\bstream\b|obj(?=[\0\t\n\f\r ()<>[\]{}/%])/g
const starts = /obj(?=[\0\t\n\f\r ()<>[\]{}/%])|trailer/g
const blank = /[\0\t\n\f\r ]/
/** The characters of a number: some readers take 0. and 0E0 for whole ones. */
const digit = /[\d.+\-Ee]/
const bareTokens = new Map<string, 'open' | 'close' | 'object'>([
  ['<<', 'open'],
  ['>>', 'close'],
  ['obj', 'object'],
])
const letters = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code))
const nameRest = /[^\0\t\n\f\r ()<>[\]{}/%]*/y
const lineEnd = /\r\n|\r|\n/g
const codes = { backslash: 92, open: 40, close: 41 } as const

/** Names may be written with their letters as `#` and two digits. */
export function decodePdfNames(text: string): string {
  if (!text.includes('#')) return text
  return text.replace(/#[0-9A-Fa-f]{2}/g, (written) => letters[Number.parseInt(written.slice(1), 16)] ?? written)
}

/** Returns the start of the run of such characters that ends at a position. */
function runStart(text: string, character: RegExp, end: number): number {
  let at = end
  while (at > 0 && character.test(text.charAt(at - 1))) at -= 1
  return at
}

/** True for the word of an object's header. A comment may stand before and behind its second number: then the text before that is not compared. */
function isHeader(text: string, word: number): boolean {
  const hasLineEnd = (from: number, end: number) => /[\n\r]/.test(text.slice(from, end))
  const afterNumber = runStart(text, blank, word)
  if (hasLineEnd(afterNumber, word)) return true
  const number = runStart(text, digit, afterNumber)
  if (number === afterNumber) return false
  const before = runStart(text, blank, number)
  return before < number && (digit.test(text.charAt(before - 1)) || hasLineEnd(before, number))
}

/** Returns the end of the first match from a position on, or the end of the text. */
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

/** Yields the positions behind the headers of objects and trailers in a part of a PDF, also in one that is no text of objects. */
export function* objectStarts(text: string, from: number, end: number): Generator<number> {
  const part = text.slice(from, end)
  for (const { 0: word, index } of part.matchAll(starts)) if (word === 'trailer' || isHeader(part, index)) yield from + index + word.length
}

/** Reads a PDF, or the objects of one of its streams, from a position to its end, each letter once. */
export function* documentTokens(text: string, start = 0): Generator<DocumentToken> {
  let at = start
  for (let count = 0; ; count += 1) {
    if (count > pdfLimits.tokens) throw new FileError('FILE_UNREADABLE')
    marks.lastIndex = at
    const found = marks.exec(text)
    if (found === null) return
    const [mark] = found
    const from = found.index
    at = marks.lastIndex
    const kind = bareTokens.get(mark)
    if (kind === 'object' && !isHeader(text, from)) continue
    if (kind !== undefined) yield { kind, from, end: at }
    else if (mark === '/') {
      const end = endOf(text, nameRest, at)
      const name = decodePdfNames(text.slice(at, end))
      at = end
      yield { kind: 'name', name, from, end }
    } else if (mark === 'stream') {
      const data = endOf(text, lineEnd, at)
      const end = placeOf(text, 'endstream', data)
      at = end + 'endstream'.length
      yield { kind: 'stream', from, data, end }
    } else {
      at = skippedEnd(text, mark, from)
      yield { kind: 'skipped', from, end: at }
    }
  }
}
