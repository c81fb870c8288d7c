import { inflateSync } from 'node:zlib'
import { FileError } from './file-error.ts'
import type { StreamDictionary } from './pdf-stream-dictionary.ts'
import { documentTokens, type DocumentToken } from './pdf-tokens.ts'

type StreamToken = Extract<DocumentToken, { kind: 'stream' }>

const lineEnd = /^[\t ]*[\r\n]{1,2}$/

/** The amount of packed objects that may still be read. */
export class UnpackBudget {
  #streams = 10_000
  #bytes = 33_554_432

  /** Returns the objects of a stream as text. */
  unpack({ from, data, end }: StreamToken, dictionary: StreamDictionary, bytes: Buffer): string {
    // Readers do not agree on where the data begins behind anything else than a line end.
    if (!lineEnd.test(bytes.toString('latin1', from + 'stream'.length, data))) throw new FileError('FILE_UNREADABLE')
    const text = dictionary.isPacked ? this.#inflate(bytes.subarray(data)) : bytes.toString('latin1', data, end)
    this.#bytes -= text.length
    this.#streams -= 1
    if (this.#bytes < 0 || this.#streams < 0) throw new FileError('FILE_UNREADABLE')
    return text
  }

  #inflate(bytes: Buffer): string {
    try {
      return inflateSync(bytes, { maxOutputLength: Math.max(1, this.#bytes) }).toString('latin1')
    } catch {
      throw new FileError('FILE_UNREADABLE')
    }
  }
}

const isNumbers = /^[\d\0\t\n\f\r ]*$/

/** Returns the positions of packed objects by their table, in ascending order. */
function positionsOf(text: string, dictionary: StreamDictionary): number[] {
  const [count, first] = [dictionary.numberOf('N'), dictionary.numberOf('First')]
  const head = text.slice(0, first)
  const numbers = head.match(/\d+/g) ?? []
  if (!isNumbers.test(head) || numbers.length < 2 * count) throw new FileError('FILE_UNREADABLE')
  const offsets = numbers.slice(0, 2 * count).filter((_, index) => index % 2 === 1)
  return offsets.map((offset) => first + Number(offset)).sort((left, right) => left - right)
}

/** Refuses packed objects whose table leads into the midst of a token: what begins there was not looked through. */
export function refuseMisplacedObjects(text: string, dictionary: StreamDictionary): void {
  const positions = positionsOf(text, dictionary)
  let at = 0
  for (const { kind, from, end } of documentTokens(text)) {
    while ((positions[at] ?? Infinity) <= from) at += 1
    if (kind !== 'object' && (positions[at] ?? Infinity) < end) throw new FileError('FILE_UNREADABLE')
  }
}
