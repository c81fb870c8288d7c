import type { Block } from '#schemas/generated/content.ts'

type Node = Block | string | null

const NONE: ReadonlySet<string> = new Set()

/** The id of the first block of a type, in the order of the page; undefined where there is none. */
export function firstOfType(blocks: readonly Node[], type: string, skipped: ReadonlySet<string> = NONE): string | undefined {
  for (const block of blocks) {
    if (block === null || typeof block === 'string' || skipped.has(block.id)) continue
    const first = block.type === type ? block.id : firstOfType(Object.values(block.slots ?? {}).flat(), type, skipped)
    if (first !== undefined) return first
  }
  return undefined
}
