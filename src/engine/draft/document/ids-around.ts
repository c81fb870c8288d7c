import type { EditedDocument } from './edited-document.ts'
import { findBlock, type FoundBlock } from './find-block.ts'

/** The ids of the blocks around a block, from the nearest one outwards; none for a block that is not there. */
export function idsAround(document: EditedDocument, id: string): string[] {
  const ids: string[] = []
  for (let found: FoundBlock | null = findBlock(document, id)?.around ?? null; found; found = found.around) ids.push(found.block.id)
  return ids
}
