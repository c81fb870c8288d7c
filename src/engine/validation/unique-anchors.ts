import type { Block } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { anchorOf } from '#engine/document/block-anchor.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isTaken } from './validate-anchors.ts'

/** Block ids and anchors that are in use. */
export interface Marks {
  readonly ids: Set<string>
  readonly anchors: Set<string>
}

/** The ids and anchors in lists of blocks. The lists may be stored ones with any content. */
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

/** Gives each anchor of a page's lists a name that nothing else on the page has; unchanged blocks and lists are the same objects. */
export function freeAnchors(lists: readonly Block[][], around: Marks = marksOf()): readonly Block[][] {
  const names = findNames(lists, around)
  if (names.size === 0) return lists
  const named = (block: Block): Block => {
    const renamed = withAnchor(block, names.get(block))
    const slots = block.slots && slotsOf(block.slots)
    return slots === block.slots ? renamed : { ...renamed, ...(slots && { slots }) }
  }
  const listOf = (blocks: Block[]): Block[] => {
    const all = blocks.map(named)
    return all.some((block, index) => block !== blocks[index]) ? all : blocks
  }
  const slotsOf = (slots: NonNullable<Block['slots']>): NonNullable<Block['slots']> => {
    const all = Object.entries(slots).map(([name, blocks]) => [name, listOf(blocks)] as const)
    return all.some(([name, blocks]) => blocks !== ownValue(slots, name)) ? Object.fromEntries(all) : slots
  }
  return lists.map(listOf)
}

/** The new names that `freeAnchors` would give, by block id, without a change to the blocks. */
export function freedAnchors(lists: readonly (readonly Block[])[], around: Marks = marksOf()): ReadonlyMap<string, string> {
  return new Map([...findNames(lists, around)].map(([{ id }, name]) => [id, name]))
}

/** A block with another name for its anchor; the same object without one. */
export function withAnchor<Some extends Pick<Block, 'props'>>(block: Some, name: string | undefined): Some {
  return name === undefined ? block : { ...block, props: { ...block.props, anchor: name } }
}

/** The blocks whose anchor is taken, each with the first free name. Block ids are finite, so there is one. */
function findNames(lists: readonly (readonly Block[])[], around: Marks): Map<Block, string> {
  const names = new Map<Block, string>()
  const own = marksOf(...lists)
  if (own.anchors.size === 0) return names
  const ids = new Set([...own.ids, ...around.ids])
  const borne = new Set(around.anchors)
  const isFree = (anchor: string) => !borne.has(anchor) && !isTaken(anchor, ids)
  const nameFor = (anchor: string) => {
    let name = anchor
    for (let count = 1; !isFree(name) || (name !== anchor && own.anchors.has(name)); count++) name = `ancre${count}-${anchor}`
    return name
  }
  const visit = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      const anchor = anchorOf(block)
      const name = anchor === null ? null : nameFor(anchor)
      if (name !== null) borne.add(name)
      if (name !== null && name !== anchor) names.set(block, name)
      for (const children of Object.values(block.slots ?? {})) visit(children)
    }
  }
  lists.forEach(visit)
  return names
}
