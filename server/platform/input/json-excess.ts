import { MAX_BLOCKS, MAX_NESTING } from '#engine/registry/limits.ts'

/** What JSON may hold, counted before it is parsed. */
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

/** What JSON has too much of. */
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

/** Counts what a text of JSON holds, and returns what it has too much of, without parsing it: each byte is read at most twice. What is no JSON is left to the parser. */
export function jsonExcess(bytes: Uint8Array, bounds: JsonBounds = bodyBounds): JsonExcess | null {
  const names: number[] = []
  let values = 0
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case quote:
        at = endOfString(bytes, at + 1)
        break
      case openList:
      case openObject:
        if (names.push(0) > bounds.levels) return 'LEVELS'
        if (++values > bounds.values) return 'VALUES'
        break
      case closeList:
      case closeObject:
        names.pop()
        break
      case colon: {
        const named = (names.pop() ?? 0) + 1
        if (named > bounds.names) return 'NAMES'
        names.push(named)
        break
      }
      case comma:
        if (++values > bounds.values) return 'VALUES'
        break
    }
  }
  return null
}
