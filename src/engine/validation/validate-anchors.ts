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
  readonly ids: ReadonlySet<string>
  readonly stored: StoredBlocks
  readonly locale: string
}

/** What is wrong with the anchors of a document: those that pages use themselves, unless they were stored before, and those that two places of one page bear. */
export function anchorIssues(places: readonly PlacedBlock[], { ids, stored, locale }: AnchorChecking): PageIssue[] {
  const earlier = new Map<string, VisibilityRange[]>()
  return places.flatMap(({ block, pointer, shown }) => {
    const anchor = anchorOf(block)
    if (anchor === null) return []
    const others = earlier.get(anchor) ?? []
    earlier.set(anchor, [...others, shown])
    const issue = (code: 'ANCHOR_TAKEN' | 'DUPLICATE_ANCHOR') =>
      pageIssue({ blockId: block.id, pointer: `${pointer}/props/anchor` }, code, locale, { anchor })
    if (isTaken(anchor, ids) && !stored.has(block)) return [issue('ANCHOR_TAKEN')]
    return others.some((other) => canBeVisibleTogether(other, shown)) ? [issue('DUPLICATE_ANCHOR')] : []
  })
}

/** Whether an anchor is an id that pages, or these blocks of a page, give to parts of their own. */
export function isTaken(anchor: string, blockIds: Iterable<string>): boolean {
  if (isReservedId(anchor)) return true
  for (const id of blockIds) if (isIdOfBlock(anchor, id)) return true
  return false
}
