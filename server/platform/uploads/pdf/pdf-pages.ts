import { FileError } from '#server/platform/uploads/file-error.ts'
import type { DocumentToken } from './pdf-tokens.ts'

const brackets = /[[\]]/g

/** Parses the dictionaries of a text as pairs of key and value, and reports whether one of them is a page. */
class PageReader {
  readonly #text: string
  /** The number of open arrays in each open dictionary. */
  readonly #arrays: number[] = []
  /** The end of the last token. */
  #end = 0
  /** The key that waits for its value. */
  #key: string | null = null

  constructor(text: string) {
    this.#text = text
  }

  read(token: DocumentToken): boolean {
    if (token.kind !== 'stream') this.#passOver(this.#text.slice(this.#end, token.from))
    this.#end = token.end
    if (token.kind === 'name') return this.#readName(token.name)
    if (token.kind === 'open') this.#arrays.push(0)
    if (token.kind === 'close') this.#arrays.pop()
    // A comment may be between a key and its value.
    if (token.kind !== 'skipped' || this.#text[token.from] !== '%') this.#key = null
    return false
  }

  /** Skips numbers, references and array bounds. */
  #passOver(text: string): void {
    if (/[^\0\t\n\f\r ]/.test(text)) this.#key = null
    const last = this.#arrays.length - 1
    if (last < 0) return
    for (const [bracket] of text.matchAll(brackets))
      this.#arrays[last] = Math.max(0, (this.#arrays[last] ?? 0) + (bracket === '[' ? 1 : -1))
  }

  #readName(name: string): boolean {
    const key = this.#key
    const isInPairs = this.#arrays.at(-1) === 0
    this.#key = isInPairs && key === null ? name : null
    return isInPairs && key === 'Type' && name === 'Page'
  }
}

/** Reports whether a document contains a page object so far. */
export class DocumentPages {
  #isFound = false

  /** Returns a function that receives the tokens of a text in order. */
  of(text: string): (token: DocumentToken) => void {
    const reader = new PageReader(text)
    return (token) => {
      this.#isFound ||= reader.read(token)
    }
  }

  require(): void {
    if (!this.#isFound) throw new FileError('FILE_UNREADABLE')
  }
}
