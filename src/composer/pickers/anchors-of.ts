import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { AnchorChoice } from '#forms/pickers.ts'
import { nameOf } from '#composer/commands/selected-block.ts'

/** The places of a document that have an anchor, with the name of their element. */
export function anchorsOf(document: EditedDocument, registry: Registry): readonly AnchorChoice[] {
  const found: AnchorChoice[] = []
  walkBlocks(Object.values(document.regions).flat(), ({ id, props }) => {
    const { anchor } = props
    if (typeof anchor === 'string' && anchor !== '') found.push({ anchor, label: nameOf({ document, registry }, id) })
  })
  return found
}
