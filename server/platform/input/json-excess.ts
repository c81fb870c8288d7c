import { MAX_BLOCKS, MAX_NESTING } from '#engine/registry/limits.ts'

/** The bounds of a text of JSON, counted before it is parsed. */
export interface JsonBounds {
  /** How deep lists and objects lie in one another. */
  readonly levels: number
  /** The most names in one object. */
  readonly names: number
  /** The most values in all: the elements of lists and the members of objects. */
  readonly values: number
}

/** The bounds of every body. The notes of a document are an object with a name for each block; the longest list of a form has 2,000 rows of ten values. */
export const bodyBounds: JsonBounds = { levels: MAX_NESTING, names: MAX_BLOCKS, values: 50_000 }

/** The bound that a text of JSON exceeds. */
export type JsonExcess = 'LEVELS' | 'NAMES' | 'VALUES'

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** The place of the quotation mark that ends a string; the end of the bytes when none does. */
function endOfString(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(quote, from); at !== -1; at = bytes.indexOf(quote, at + 1)) {
    let before = at
    while (before > from && bytes[before - 1] === backslash) before -= 1
    if ((at - before) % 2 === 0) return at
  }
  return bytes.length
}

/** Counts what stands before a sign of JSON, and returns what there is too much of. */
class Counter {
  readonly #bounds: JsonBounds
  /** The names so far in each of the lists and objects that are open. */
  readonly #names: number[] = []
  #values = 0

  constructor(bounds: JsonBounds) {
    this.#bounds = bounds
  }

  readonly #acts: ReadonlyMap<number, () => JsonExcess | null> = new Map([
    [openList, () => this.#open()],
    [openObject, () => this.#open()],
    [closeList, () => this.#close()],
    [closeObject, () => this.#close()],
    [colon, () => this.#name()],
    [comma, () => this.#value()],
  ])

  sign(byte: number): JsonExcess | null {
    return this.#acts.get(byte)?.() ?? null
  }

  #open(): JsonExcess | null {
    return this.#names.push(0) > this.#bounds.levels ? 'LEVELS' : this.#value()
  }

  #close(): null {
    this.#names.pop()
    return null
  }

  #name(): JsonExcess | null {
    const names = (this.#names.pop() ?? 0) + 1
    this.#names.push(names)
    return names > this.#bounds.names ? 'NAMES' : null
  }

  #value(): JsonExcess | null {
    this.#values += 1
    return this.#values > this.#bounds.values ? 'VALUES' : null
  }
}

/** Counts what a text of JSON holds, and returns what it has too much of, without parsing it: each byte is read at most twice. What is no JSON is left to the parser. */
export function jsonExcess(bytes: Uint8Array, bounds: JsonBounds = bodyBounds): JsonExcess | null {
  const counter = new Counter(bounds)
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === quote) at = endOfString(bytes, at + 1)
    // The signs of JSON are commas, colons and brackets: no digit, letter or blank is one.
    else if (byte === comma || byte === colon || byte > 0x5a) {
      const excess = counter.sign(byte)
      if (excess !== null) return excess
    }
  }
  return null
}
