import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { PanelText } from '#admin/texts/use-panel-text.ts'

interface Words {
  readonly text: PanelText
  readonly nameOf: (id: string, document: EditedDocument) => string
}

/** Says where an entry stands in the menu: « sous Le domaine, place 2 sur 4 ». Empty for one that is not there. */
export function placeWords(document: EditedDocument, id: string, { text, nameOf }: Words): string {
  const found = findBlock(document, id)
  if (!found) return ''
  const place = { position: found.index + 1, count: found.list.length }
  if (!found.around) return text('panel.tree.placeTop', place)
  return text('panel.tree.placeUnder', { ...place, name: nameOf(found.around.block.id, document) })
}
