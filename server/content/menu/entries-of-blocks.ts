import { ENTRY_SLOT } from '#schemas/admin/menu/menu-document.ts'
import type { MenuEntry } from '#schemas/admin/menu/menu-entry.ts'
import { readMenuEntry } from '#schemas/admin/menu/read-menu-entry.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { MenuInput } from './menu-input.ts'

function textsOf({ pageId, texts }: MenuEntry): MenuInput['texts'] {
  const filled = Object.entries(texts).flatMap(([locale, { title = '', menuTitle = '', url }]) => {
    const text = { title: title.trim() || null, menuTitle: menuTitle.trim() || null, url: pageId === undefined ? (url ?? null) : null }
    const isEmpty = text.title === null && text.menuTitle === null && text.url === null
    return isEmpty ? [] : [[locale, text] as const]
  })
  return Object.fromEntries(filled)
}

/** The entries that the draft of a menu makes. `idOf` finds the stored entry of a block. */
export function entriesOfBlocks(blocks: readonly Block[], idOf: (blockId: string) => number | undefined): MenuInput[] {
  return blocks.map(({ id: blockId, props, slots = {} }) => {
    const entry = readMenuEntry(props)
    const id = idOf(blockId)
    return {
      ...(id !== undefined && { id }),
      blockId,
      linkType: entry.linkType,
      showInMenu: entry.isShown,
      pageId: entry.pageId ?? null,
      texts: textsOf(entry),
      children: entriesOfBlocks(slots[ENTRY_SLOT] ?? [], idOf),
    }
  })
}
