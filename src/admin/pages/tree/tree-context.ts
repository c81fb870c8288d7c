import { createContext, use } from 'react'
import type { MenuActs } from '#admin/pages/menu/menu-acts.ts'
import type { EntryChangeKind } from '#admin/pages/menu/menu-changes.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import type { MenuSession } from '#admin/pages/menu/open-menu.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { PageTree } from './tree-rows.ts'

/** Everything that the rows of the tree share. */
export interface TreeWork {
  readonly session: MenuSession
  readonly document: EditedDocument
  /** The menu that visitors see. */
  readonly published: EditedDocument
  readonly pages: readonly PageItem[]
  /** The pages in the trash, once an entry leads to a page that is not among the others. */
  readonly trash: readonly PageItem[]
  /** False while pages are on their way or missing: an entry may lead to one of them. */
  readonly hasAllPages: boolean
  /** The words that are looked for; empty for the whole tree. */
  readonly search: string
  readonly tree: PageTree
  readonly acts: MenuActs
  /** The changes of entries that visitors do not see yet. */
  readonly changes: ReadonlyMap<string, EntryChangeKind>
  /** The row whose settings are shown. */
  readonly chosen: string | null
  readonly choose: (id: string | null) => void
  /** The row that the tab key leads to. */
  readonly cursor: string | null
  readonly goTo: (id: string) => void
  readonly fold: (id: string, isFolded: boolean) => void
  /** Begins a new page under an entry, at the end of the menu (`menu`), or outside of it (null). */
  readonly newPage: (under: string | null) => void
}

/** Context of the tree of pages. */
export const TreeContext = createContext<TreeWork | null>(null)

/** Reads what the rows of the tree share. */
export function useTree(): TreeWork {
  const work = use(TreeContext)
  if (work === null) throw new Error('A row stands outside of the tree of pages')
  return work
}
