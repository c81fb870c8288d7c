import { findBlock, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { outermostBlocks } from '#engine/draft/document/outermost-blocks.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Block } from '#schemas/generated/content.ts'

type First = 'next' | 'former'

/** The block beside a found one that goes: the next or the former one of its list first that stays, else the one around it. */
export function besideFound({ list, index, around }: FoundBlock, stays: (block: Block) => boolean, first: First): string | null {
  const next = list.slice(index).find(stays)
  const former = list.slice(0, index).findLast(stays)
  const outer = around && stays(around.block) ? around.block : undefined
  const order = first === 'next' ? [next, former, outer] : [former, outer, next]
  return order.find((block) => block !== undefined)?.id ?? null
}

/** The block beside those of a former document that have gone; null where none of them had one that is still there. */
export function besideGone(before: EditedDocument, after: EditedDocument, gone: readonly string[], first: First = 'next'): string | null {
  const stays = ({ id }: Block) => findBlock(after, id) !== null
  for (let here: FoundBlock | null = outermostBlocks(before, gone)[0] ?? null; here; here = here.around) {
    const beside = besideFound(here, stays, first)
    if (beside !== null) return beside
  }
  return null
}
