import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { AnchorChoice, SiteValue } from '#forms/pickers.ts'
import { namesOf } from '#composer/commands/selected-block.ts'

/** The places of a document that have an anchor, with the name of their element, or that of its type with its first words. */
export function anchorsOf(document: EditedDocument, registry: Registry, values: readonly SiteValue[] = []): readonly AnchorChoice[] {
  const found: AnchorChoice[] = []
  walkBlocks(Object.values(document.regions).flat(), ({ id, props }) => {
    const { anchor } = props
    if (typeof anchor !== 'string' || anchor === '') return
    found.push({ anchor, label: ownValue(document.notes, id)?.name ?? namesOf({ document, registry, values }, id).block })
  })
  return found
}
