import { interactiveTypes } from '#schemas/generated/block-types.ts'
import type { Block } from '#schemas/generated/content.ts'

/** A place of the page that can be linked to: its title, level and anchor. */
export interface OutlineEntry {
  readonly anchor: string
  readonly text: string
  readonly level: 2 | 3
}

type Node = Block | string | null

/** Blocks that are left out, and new names of anchors by block id. */
interface OutlineOptions {
  readonly skipped?: ReadonlySet<string>
  readonly freedAnchors?: ReadonlyMap<string, string>
}

/** The blocks of a page that have an anchor and a title, in page order; blocks for some screens alone are no link target. */
export function outlineOf(blocks: readonly Node[], options: OutlineOptions = {}): OutlineEntry[] {
  return blocks.flatMap((block) => {
    if (block === null || typeof block === 'string' || options.skipped?.has(block.id) || block.visibility?.screens.length === 1) return []
    const inner = interactiveTypes.has(block.type) ? [] : Object.values(block.slots ?? {}).flatMap((nodes) => outlineOf(nodes, options))
    return [...entryOf(block, options.freedAnchors?.get(block.id)), ...inner]
  })
}

function entryOf({ props }: Block, freed: string | undefined): OutlineEntry[] {
  const { anchor: own, title, text = title, level = 2 } = props
  const anchor = freed ?? own
  if (typeof anchor !== 'string' || typeof text !== 'string' || text === '' || (level !== 2 && level !== 3)) return []
  return [{ anchor, text, level }]
}
