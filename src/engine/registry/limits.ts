/** The most blocks that a page or a shell may hold. */
export const MAX_BLOCKS = 2000

/** How deep blocks may lie in one another; a block at the top is at depth 1. */
export const MAX_DEPTH = 50

/** How deep lists and objects may lie in one another, in a document as in anything that is sent. */
export const MAX_NESTING = 400

/** The most bytes of a document's JSON text. */
export const MAX_DOCUMENT_BYTES = 1024 * 1024

/** The most bytes of a draft's JSON text: a draft may be unfinished, and larger than the page that comes of it. */
export const MAX_DRAFT_BYTES = 2 * 1024 * 1024

/** The most bytes that the operations of one step may touch together, each with the block that it changes. */
export const MAX_STEP_WORK = 64 * 1024 * 1024

/** The most bytes of one block's props as JSON text. */
export const MAX_PROPS_BYTES = 128 * 1024

/** The bytes of a value as JSON text in UTF-8; of a value that is too deep to be written, infinitely many. */
export function jsonBytes(value: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(value)).length
  } catch (error) {
    if (error instanceof RangeError) return Infinity
    throw error
  }
}
