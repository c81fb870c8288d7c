import type { BlockData } from '#schemas/runtime/site-rendering.ts'

/** Data of blocks under construction, by block id and key. */
export type BlockDataDraft = Record<string, Record<string, unknown>>

/** The place of an answer. */
interface AnswerTarget {
  readonly blockId: string
  readonly key: string
}

// Ids of blocks come from outside. On an object without prototype, `__proto__` is a name like any other.
const withoutPrototype = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>

/** Returns empty data of blocks, on which every block id is safe as a key. */
export function emptyBlockData(): BlockDataDraft {
  return withoutPrototype()
}

/** Returns a copy of data of blocks, which can be completed without changing the original. */
export function copyBlockData(data: BlockData): BlockDataDraft {
  const copy = emptyBlockData()
  for (const [id, own] of Object.entries(data)) copy[id] = Object.assign(withoutPrototype<unknown>(), own)
  return copy
}

/** Puts an answer into the data of each block that needs it, under the key of the need. */
export function putAnswer(data: BlockDataDraft, targets: readonly AnswerTarget[], answer: unknown): void {
  for (const { blockId, key } of targets) (data[blockId] ??= withoutPrototype())[key] = answer
}
