import type { Block } from '#schemas/generated/content.ts'
import type { Container, EditedDocument } from './edited-document.ts'
import type { FoundBlock } from './find-block.ts'

/** Blocks of a document by their ids, in document order, without those inside another of them. */
export function outermostBlocks({ regions }: EditedDocument, ids: readonly string[]): FoundBlock[] {
  const chosen = new Set(ids)
  const found: FoundBlock[] = []
  const visit = (list: readonly Block[], where: Container, around: FoundBlock | null) => {
    for (const [index, block] of list.entries()) {
      const isChosen = chosen.has(block.id)
      if (!isChosen && !block.slots) continue
      const here: FoundBlock = { block, in: where, list, index, around }
      if (isChosen) found.push(here)
      else for (const [slot, children] of Object.entries(block.slots ?? {})) visit(children, { parent: block.id, slot }, here)
    }
  }
  for (const [region, list] of Object.entries(regions)) visit(list, { region }, null)
  return found
}
