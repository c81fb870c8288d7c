import type { Block } from '#schemas/generated/content.ts'
import { isIdOfBlock, isReservedId } from '#schemas/text/reserved-ids.ts'
import { anchorOf } from '#engine/document/block-anchor.ts'
import { canBeVisibleTogether, type VisibilityRange } from '#engine/visibility/visibility-overlap.ts'
import type { StoredBlocks } from './revision-blocks.ts'
import { pageIssue, type PageIssue } from './page-issue.ts'

/** A block with its path in the document. */
export interface PlacedBlock {
  readonly block: Block
  readonly pointer: string
  readonly shown: VisibilityRange
}

interface AnchorChecking {
  /** The ids of all blocks of the document. */
  readonly ids: readonly string[]
  readonly stored: StoredBlocks
  readonly locale: string
}

/** Returns the errors of anchors: reserved and duplicate ones. Stored errors of unchanged blocks are accepted. */
export function anchorIssues(places: readonly PlacedBlock[], { ids, stored, locale }: AnchorChecking): PageIssue[] {
  const earlier = new Map<string, PlacedBlock[]>()
  return places.flatMap((place) => {
    const { block, pointer } = place
    const anchor = anchorOf(block)
    if (anchor === null) return []
    const others = earlier.get(anchor) ?? []
    earlier.set(anchor, [...others, place])
    const issue = (code: 'ANCHOR_TAKEN' | 'DUPLICATE_ANCHOR') =>
      pageIssue({ blockId: block.id, pointer: `${pointer}/props/anchor` }, code, locale, { anchor })
    if (isTaken(anchor, ids) && !stored.has(block)) return [issue('ANCHOR_TAKEN')]
    const isNew = (other: PlacedBlock) =>
      !stored.has(block) || !stored.some(({ isSharedAnchor }) => isSharedAnchor(anchor, other.block.id, block.id))
    return others.some((other) => canBeVisibleTogether(other.shown, place.shown) && isNew(other)) ? [issue('DUPLICATE_ANCHOR')] : []
  })
}

/** Returns true for an anchor that is an id of the page frame or of the given blocks. */
export function isTaken(anchor: string, blockIds: Iterable<string>): boolean {
  if (isReservedId(anchor)) return true
  for (const id of blockIds) if (isIdOfBlock(anchor, id)) return true
  return false
}
