import type { Block, Json } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { pointerSegment } from '#engine/document/pointer-segment.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Operation } from './operation.ts'

/** A value that a document has changed and another one still has: the edit that makes both equal. */
export interface SameChange {
  readonly former: Json
  readonly operation: Extract<Operation, { readonly op: 'set' }>
}

type Regions = Pick<EditedDocument, 'regions'>

function blocksOf({ regions }: Regions): Block[] {
  const blocks: Block[] = []
  for (const list of Object.values(regions)) walkBlocks(list, (block) => blocks.push(block))
  return blocks
}

/**
 * The changes between two states of a document that another document of the same kind has not made: for each changed value, the blocks of the same
 * type that still have the former one. Added, removed and moved blocks are no such changes.
 */
export function sameChanges(before: Regions, after: Regions, other: Regions): SameChange[] {
  const others = blocksOf(other)
  return blocksOf(after).flatMap(({ id, type, props }) => {
    const former = findBlock(before as EditedDocument, id)?.block
    if (former?.type !== type) return []
    return Object.entries(props).flatMap(([key, value]) => {
      const was = ownValue(former.props, key)
      if (was === undefined || isEqualJson(was, value)) return []
      const same = others.filter((block) => block.type === type && isEqualJson(ownValue(block.props, key), was))
      return same.map((block): SameChange => ({
        former: was,
        operation: { op: 'set', id: block.id, pointer: `/${pointerSegment(key)}`, value },
      }))
    })
  })
}
