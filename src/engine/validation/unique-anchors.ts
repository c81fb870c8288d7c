import type { Block } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { anchorOf } from '#engine/document/block-anchor.ts'
import { isTaken } from './validate-anchors.ts'

/** The ids of blocks and the anchors that they bear. */
export interface Marks {
  readonly ids: Set<string>
  readonly anchors: Set<string>
}

/** The ids and anchors of lists of blocks; of stored lists too, in which anything may stand. */
export function marksOf(...lists: readonly unknown[]): Marks {
  const marks: Marks = { ids: new Set(), anchors: new Set() }
  const waiting = [...lists]
  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    if (!Array.isArray(list)) continue
    for (const block of list as readonly unknown[]) {
      if (!isRecord(block)) continue
      if (typeof block.id === 'string') marks.ids.add(block.id)
      const anchor = isRecord(block.props) ? anchorOf(block as unknown as Block) : null
      if (anchor !== null) marks.anchors.add(anchor)
      if (isRecord(block.slots)) waiting.push(...Object.values(block.slots))
    }
  }
  return marks
}

/** Lists of blocks that stand on one page, each of their anchors one that nothing else on it bears; what needs no change is handed on as it is. */
export function freeAnchors(lists: readonly Block[][], around: Marks = marksOf()): readonly Block[][] {
  const own = marksOf(...lists)
  if (own.anchors.size === 0) return lists
  const ids = new Set([...own.ids, ...around.ids])
  const borne = new Set(around.anchors)
  const isFree = (anchor: string) => !borne.has(anchor) && !isTaken(anchor, ids)

  /** Its own name if it is free, or else the first that no other place was given; block ids are not without end, so there is one. */
  const nameFor = (anchor: string) => {
    let name = anchor
    for (let count = 1; !isFree(name) || (name !== anchor && own.anchors.has(name)); count++) name = `ancre${count}-${anchor}`
    return name
  }
  const named = (block: Block): Block => {
    const anchor = anchorOf(block)
    const name = anchor === null ? null : nameFor(anchor)
    if (name !== null) borne.add(name)
    const slots = block.slots && slotsOf(block.slots)
    if (name === anchor && slots === block.slots) return block
    return { ...block, ...(name !== null && { props: { ...block.props, anchor: name } }), ...(slots && { slots }) }
  }
  const listOf = (blocks: Block[]): Block[] => {
    const all = blocks.map(named)
    return all.some((block, index) => block !== blocks[index]) ? all : blocks
  }
  const slotsOf = (slots: NonNullable<Block['slots']>): NonNullable<Block['slots']> => {
    const all = Object.entries(slots).map(([name, blocks]) => [name, listOf(blocks)] as const)
    return all.some(([name, blocks]) => blocks !== slots[name]) ? Object.fromEntries(all) : slots
  }
  return lists.map(listOf)
}
