import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { EditedDocument } from './edited-document.ts'
import { findBlock, idsWithin, type FoundBlock } from './find-block.ts'

/** Blocks of a document by their ids, in document order, without those inside another of them. */
export function outermostBlocks(document: EditedDocument, ids: readonly string[]): FoundBlock[] {
  const chosen = new Set(ids)
  const ordered: string[] = []
  for (const list of Object.values(document.regions)) walkBlocks(list, ({ id }) => void (chosen.has(id) && ordered.push(id)))
  const found = ordered.map((id) => findBlock(document, id)).filter((block) => block !== null)
  return found.filter(({ block: { id } }) => !found.some(({ block }) => block.id !== id && idsWithin(block).has(id)))
}
