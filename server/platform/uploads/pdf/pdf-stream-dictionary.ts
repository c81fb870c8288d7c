import { FileError } from '#server/platform/uploads/file-error.ts'
import type { DocumentToken } from './pdf-tokens.ts'
import { pdfLimits } from './pdf-limits.ts'

const other = /[^\0\t\n\f\r ]/
/** A number that is written in the dictionary itself. */
const number = /[\0\t\n\f\r ]*(\d{1,9})(?=[\0\t\n\f\r ]*[/>])/y

/** The part of an object that was read last. */
type Stage = 'none' | 'header' | 'dictionary' | 'end'

/** Reads the dictionary of an object token by token. Refuses a stream without one: readers would not agree on what it holds. */
export class StreamDictionary {
  readonly #text: string
  #stage: Stage = 'none'
  #depth = 0
  #end = 0
  /** The names since the header, with those of nested dictionaries. */
  #names: string[] = []
  /** The position behind each name whose value is a number that is needed. */
  #numbers: { readonly name: string; readonly end: number }[] = []

  constructor(text: string) {
    this.#text = text
  }

  read(token: DocumentToken): void {
    const isNext = !other.test(this.#text.slice(this.#end, token.from))
    this.#end = token.end
    if (token.kind === 'name') this.#readName(token.name, token.end)
    if (token.kind === 'object') this.#begin()
    else if (token.kind === 'stream') this.#finish(isNext)
    else if (this.#stage === 'dictionary') this.#readInside(token)
    else if (this.#stage !== 'none') this.#readOutside(token, isNext)
  }

  /** True for a stream that holds objects, also under another type: some readers ignore the type. */
  get isOfObjects(): boolean {
    const names = this.#names
    return names.includes('ObjStm') || (names.includes('First') && names.includes('N'))
  }

  /** True for a compressed stream. Throws for a filter that is not supported, such as encryption. */
  get isPacked(): boolean {
    const names = this.#names
    if (['F', 'FFilter', 'DecodeParms', 'DP'].some((name) => names.includes(name))) throw new FileError('FILE_UNREADABLE')
    const at = names.indexOf('Filter')
    if (at === -1) return false
    const others = names.filter((name) => /Decode$|^(?:Crypt|AHx|A85|LZW|Fl|RL|CCF|DCT|Filter)$/.test(name))
    if (others.length !== 2 || names[at + 1] !== 'FlateDecode') throw new FileError('FILE_UNREADABLE')
    return true
  }

  /** Returns the number under a name; throws unless it is written once, as it is. */
  numberOf(key: 'N' | 'First'): number {
    const [found, ...others] = this.#numbers.filter(({ name }) => name === key)
    number.lastIndex = found?.end ?? this.#text.length
    const digits = number.exec(this.#text)?.[1]
    if (digits === undefined || others.length > 0) throw new FileError('FILE_UNREADABLE')
    return Number(digits)
  }

  #begin(): void {
    // The header of an object inside the dictionary of another: a reader may begin at either.
    if (this.#stage === 'dictionary') throw new FileError('FILE_UNREADABLE')
    this.#stage = 'header'
    this.#names = []
    this.#numbers = []
  }

  #finish(isNext: boolean): void {
    if (this.#stage !== 'end' || !isNext) throw new FileError('FILE_UNREADABLE')
    this.#stage = 'none'
  }

  #readName(name: string, end: number): void {
    if (this.#names.push(name) > pdfLimits.names) throw new FileError('FILE_UNREADABLE')
    if (name === 'N' || name === 'First') this.#numbers.push({ name, end })
  }

  #readInside({ kind }: DocumentToken): void {
    if (kind === 'open') this.#depth += 1
    else if (kind === 'close' && (this.#depth -= 1) === 0) this.#stage = 'end'
  }

  #readOutside({ kind, from }: DocumentToken, isNext: boolean): void {
    if (isNext && kind === 'skipped' && this.#text[from] === '%') return
    const isOpen = isNext && kind === 'open' && this.#stage === 'header'
    this.#stage = isOpen ? 'dictionary' : 'none'
    this.#depth = 1
  }
}
