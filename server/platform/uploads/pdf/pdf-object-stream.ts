import { inflateSync, type ZlibOptions } from 'node:zlib'
import { isOfMachine } from '#server/platform/uploads/examine.ts'
import { FileError } from '#server/platform/uploads/file-error.ts'
import { pdfLimits } from './pdf-limits.ts'
import type { StreamDictionary } from './pdf-stream-dictionary.ts'
import { documentTokens, type DocumentToken } from './pdf-tokens.ts'

type StreamToken = Extract<DocumentToken, { kind: 'stream' }>

/** With `info` the answer has the engine too, which the types leave out. */
const inflateWithEngine = inflateSync as unknown as (
  bytes: Uint8Array,
  options: ZlibOptions & { readonly info: true },
) => { readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } }

const lineEnd = /^[\t ]*[\r\n]{1,2}$/

/** The amount of packed objects that may still be read. */
export class UnpackBudget {
  #streams: number = pdfLimits.streams
  #bytes: number = pdfLimits.unpackedBytes
  #packed: number

  constructor(fileBytes: number) {
    this.#packed = pdfLimits.unpackings * fileBytes
  }

  /** Returns the objects of a stream as text. */
  unpack({ from, data, end }: StreamToken, dictionary: StreamDictionary, bytes: Buffer): string {
    // Readers do not agree on where the data begins behind anything else than a line end.
    if (!lineEnd.test(bytes.toString('latin1', from + 'stream'.length, data))) throw new FileError('FILE_UNREADABLE')
    const text = dictionary.isPacked ? this.#inflate(bytes.subarray(data)) : bytes.toString('latin1', data, end)
    this.#bytes -= text.length
    this.#streams -= 1
    if (this.#bytes < 0 || this.#streams < 0 || this.#packed < 0) throw new FileError('FILE_UNREADABLE')
    return text
  }

  #inflate(bytes: Buffer): string {
    try {
      const { buffer, engine } = inflateWithEngine(bytes, { maxOutputLength: Math.max(1, this.#bytes), info: true })
      this.#packed -= engine.bytesWritten
      return buffer.toString('latin1')
    } catch (error) {
      throw isOfMachine(error) ? error : new FileError('FILE_UNREADABLE')
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
