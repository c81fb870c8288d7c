import type { Block } from '#schemas/generated/content.ts'
import { isIdOfBlock, isReservedId } from '#schemas/text/reserved-ids.ts'
import { anchorOf } from '#engine/document/block-anchor.ts'
import { canBeVisibleTogether, type VisibilityRange } from '#engine/visibility/visibility-overlap.ts'
import type { StoredBlocks } from '#engine/document/revision-blocks.ts'
import { pageIssue, type PageIssue } from './page-issue.ts'

/** A block where it stands in its document. */
export interface PlacedBlock {
  readonly block: Block
  readonly pointer: string
  readonly shown: VisibilityRange
}

interface AnchorChecking {
  /** Of all the blocks of the document. */
  readonly ids: readonly string[]
  readonly stored: StoredBlocks
  readonly locale: string
}

/** Lists the faults of a document's anchors: one that pages use themselves, and one that two places of a page have. Stored faults of unchanged blocks pass. */
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

/** True for an anchor that is an id which pages, or these blocks of a page, give to parts of their own. */
export function isTaken(anchor: string, blockIds: Iterable<string>): boolean {
  if (isReservedId(anchor)) return true
  for (const id of blockIds) if (isIdOfBlock(anchor, id)) return true
  return false
}
