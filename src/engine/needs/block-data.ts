import { emptyRecord, type BareRecord } from '#schemas/names/empty-record.ts'
import type { BlockData } from '#schemas/runtime/site-rendering.ts'

/** Data of blocks under construction, by block id and key. */
export type BlockDataDraft = BareRecord<BareRecord<unknown>>

/** The place of an answer. */
interface AnswerTarget {
  readonly blockId: string
  readonly key: string
}

/** Returns empty data of blocks, on which every block id is safe as a key. */
export function emptyBlockData(): BlockDataDraft {
  return emptyRecord()
}

/** Returns a copy of data of blocks, which can be completed without changing the original. */
export function copyBlockData(data: BlockData): BlockDataDraft {
  const copy = emptyBlockData()
  for (const [id, own] of Object.entries(data)) copy[id] = Object.assign(emptyRecord<unknown>(), own)
  return copy
}

/** Puts an answer into the data of each block that needs it, under the key of the need. */
export function putAnswer(data: BlockDataDraft, targets: readonly AnswerTarget[], answer: unknown): void {
  for (const { blockId, key } of targets) (data[blockId] ??= emptyRecord())[key] = answer
}
