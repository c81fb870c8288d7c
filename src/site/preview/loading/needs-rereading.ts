import type { Block } from '#schemas/generated/content.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'

/** Tests if a draft that was read before the validators of some types were loaded has a block of these types that they may refuse. */
export function needsRereading(
  registry: Registry,
  { document, ready }: { readonly document: EditedDocument; readonly ready: readonly Block[] },
  types: ReadonlySet<string>,
): boolean {
  const isSound = ({ type, v, props }: Block): boolean => {
    const known = registry.types.get(type)
    return !known || (v === known.version && known.validate(props))
  }
  let isDoubtful = false
  walkBlocks(ready, (block) => {
    if (isDoubtful || !types.has(block.type)) return
    const stored = findBlock(document, block.id)?.block
    isDoubtful = !stored || !isSound(block) || !isSound(stored)
  })
  return isDoubtful
}
