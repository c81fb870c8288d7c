import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { entryOf, topEntries } from '#admin/pages/menu/menu-entry.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import { useAllPages } from '#admin/pages/use-all-pages.ts'
import { usePageList } from '#admin/pages/use-page-list.ts'

/** Tells if an entry of the menu leads to a page that is not among the given ones. */
export function namesOtherPage(document: Pick<EditedDocument, 'regions'>, pages: readonly Pick<PageItem, 'id'>[]): boolean {
  const known = new Set(pages.map(({ id }) => id))
  let isFound = false
  walkBlocks(topEntries(document), (block) => {
    const { pageId } = entryOf(block)
    if (pageId !== undefined && !known.has(pageId)) isFound = true
  })
  return isFound
}

const NONE: readonly PageItem[] = []

/** The pages in the trash, asked for when an entry of the menu leads to a page that is not among the others. */
export function useTrash(document: EditedDocument, pages: readonly PageItem[], hasAllPages: boolean) {
  const isWanted = hasAllPages && namesOtherPage(document, pages)
  const list = usePageList({ search: '', state: 'ARCHIVED', locale: null }, isWanted)
  const all = useAllPages(list, isWanted)
  return { pages: isWanted ? all.pages : NONE, isComplete: !isWanted || (list.data !== undefined && !all.isPartial && !all.hasFailed) }
}
