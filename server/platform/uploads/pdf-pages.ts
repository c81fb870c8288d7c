import type { DocumentToken } from './pdf-tokens.ts'
import { FileError } from './file-error.ts'

const brackets = /[[\]]/g

/** Reads the dictionaries of a text as pairs of a name and its value; answers whether one of them says that it is a page. */
class PageReader {
  readonly #text: string
  /** How many arrays are open in each dictionary that is. */
  readonly #arrays: number[] = []
  /** Where what was read last ends. */
  #end = 0
  /** The name that waits for its value. */
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
    // A comment stands between a name and its value without being one.
    if (token.kind !== 'skipped' || this.#text[token.from] !== '%') this.#key = null
    return false
  }

  /** Numbers, references and the bounds of arrays. */
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

/** Whether a document has shown a page so far: an object that says it is one. */
export class DocumentPages {
  #isFound = false

  /** What is told of each part of a text, in its order. */
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
