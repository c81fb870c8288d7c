import { interactiveTypes } from '#schemas/generated/block-types.ts'
import type { Block } from '#schemas/generated/content.ts'

/** A place of the page that can be linked to: its title, its level and the anchor that it bears. */
export interface OutlineEntry {
  readonly anchor: string
  readonly text: string
  readonly level: 2 | 3
}

type Node = Block | string | null

const NONE: ReadonlySet<string> = new Set()

/** The places of a page whose blocks bear an anchor and a title, in their order; what not everyone sees is no place to lead to. */
export function outlineOf(blocks: readonly Node[], skipped: ReadonlySet<string> = NONE): OutlineEntry[] {
  return blocks.flatMap((block) => {
    if (block === null || typeof block === 'string' || skipped.has(block.id) || block.visibility?.screens.length === 1) return []
    const inner = interactiveTypes.has(block.type) ? [] : Object.values(block.slots ?? {}).flatMap((nodes) => outlineOf(nodes, skipped))
    return [...entryOf(block), ...inner]
  })
}

function entryOf({ props }: Block): OutlineEntry[] {
  const { anchor, title, text = title, level = 2 } = props
  if (typeof anchor !== 'string' || typeof text !== 'string' || text === '' || (level !== 2 && level !== 3)) return []
  return [{ anchor, text, level }]
}
