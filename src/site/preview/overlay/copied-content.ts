import { copiedBlocks, copiedWords } from '#engine/draft/clipboard/copied-blocks.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { CopiedContent } from './frame-acts.ts'

/** The selected blocks for the clipboard: our own form of them, and their words. */
export function copiedContent(registry: Registry, document: EditedDocument, ids: readonly string[]): CopiedContent | null {
  const own = copiedBlocks(document, ids)
  return own === null ? null : { own, words: copiedWords(registry, document, ids) }
}
