import { findBlock } from '#engine/draft/document/find-block.ts'
import { usePanel } from '#admin/panel-context.ts'
import { entryOf, entryTitle } from '#admin/pages/menu/menu-entry.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useTree } from './tree-context.ts'

/** Names entries of the menu, those that are gone from the draft too. */
export function useEntryName(): (id: string) => string {
  const { document, published, pages, trash } = useTree()
  const { start } = usePanel()
  const text = usePanelText()
  return (id) => {
    const block = (findBlock(document, id) ?? findBlock(published, id))?.block
    const entry = block && entryOf(block)
    const page = [...pages, ...trash].find((each) => each.id === entry?.pageId) ?? null
    return (entry && entryTitle(entry, page, start.locales[0] ?? '')) || text('panel.list.untitled')
  }
}
