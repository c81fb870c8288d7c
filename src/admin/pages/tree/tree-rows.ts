import type { Block } from '#schemas/generated/content.ts'
import { isServicePage } from '#domain/urls/system-pages.ts'
import { entriesBelow, entryOf, entryTitle, topEntries } from '#admin/pages/menu/menu-entry.ts'
import { matchesWords } from '#admin/pages/matches-words.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import { pageWords } from '#admin/pages/page-words.ts'
import type { MenuEntry } from '#schemas/admin/menu/menu-entry.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'

interface Placed {
  readonly level: number
  readonly position: number
  readonly setSize: number
  /** False for a row that a search shows because of what it has found below it. */
  readonly isFound: boolean
  /** True for a row that a search finds by the texts of its page alone. */
  readonly isInText: boolean
}

/** A row of the tree that stands for an entry of the menu. */
export interface EntryRow extends Placed {
  readonly kind: 'entry'
  /** The id of its block. */
  readonly id: string
  readonly parent: string | null
  readonly block: Block
  readonly title: string
  /** Null for an entry of no page, and of one that is gone. */
  readonly page: PageItem | null
  /** Its page when that is in the trash. */
  readonly trashed: PageItem | null
  /** How many entries are directly below it. */
  readonly children: number
  readonly isFolded: boolean
}

/** A row of the tree that stands for a page outside of the menu. */
export interface PageRow extends Placed {
  readonly kind: 'page'
  readonly id: string
  readonly title: string
  readonly page: PageItem
}

/** A row of the tree of pages. */
export type TreeRow = EntryRow | PageRow

/** The tree of a site: the menu in its order, then the pages outside of it. */
export interface PageTree {
  readonly menu: readonly EntryRow[]
  readonly outside: readonly PageRow[]
  /** The pages outside of the menu that serve the site itself; none while they are folded away. */
  readonly service: readonly PageRow[]
  /** How many there are, folded away or not; of a search, how many it has found. */
  readonly services: number
  /** How many entries the menu has, those that are folded away included; of a search, how many it has found. */
  readonly entries: number
}

interface Sources {
  readonly document: Pick<EditedDocument, 'regions'>
  readonly pages: readonly PageItem[]
  /** The pages in the trash, to which entries may lead too. */
  readonly trash?: readonly PageItem[]
  readonly folded: ReadonlySet<string>
  readonly locale: string
  /** The words that are looked for; empty for the whole tree. */
  readonly search?: string
  /** The pages that the search finds in their texts. */
  readonly inTexts?: ReadonlySet<number>
}

/** The id under which the pages that serve the site itself are folded away. */
export const SERVICE_ROWS = 'service'

/** All rows of a tree, from top to bottom. */
export const rowsOf = ({ menu, outside, service }: Pick<PageTree, 'menu' | 'outside' | 'service'>): readonly TreeRow[] => [
  ...menu,
  ...outside,
  ...service,
]

/** The id of the row of a page outside of the menu. */
export const pageRowId = (page: Pick<PageItem, 'id'>): string => `page-${page.id}`

/** The words that a search looks for an entry in: its names and addresses, and those of its page. */
function entryWords({ texts }: MenuEntry, page: PageItem | null): string {
  const own = Object.values(texts).flatMap((text) => [text?.title, text?.menuTitle, text?.url])
  return [...own, page && pageWords(page)].filter((word) => word).join(' ')
}

/** Makes a function that finds the page of an entry: among the pages of the site, else in the trash. */
function createPageFinder(pages: readonly PageItem[], trash: readonly PageItem[]) {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const trashById = new Map(trash.map((page) => [page.id, page]))
  return ({ pageId = 0 }: MenuEntry) => {
    const page = byId.get(pageId) ?? null
    const trashed = page ? null : (trashById.get(pageId) ?? null)
    return { page, trashed, known: page ?? trashed }
  }
}

/** Makes the tree of the pages of a site and of the entries of its menu. A search leaves what it finds, each at its place. */
export function makeTree({ document, pages, trash = [], folded, locale, search = '', inTexts = new Set() }: Sources): PageTree {
  const find = createPageFinder(pages, trash)
  const shut = search === '' ? folded : new Set<string>()
  const named = new Set<number>()
  let entries = 0
  const findIn = (words: string, page: PageItem | null) => {
    const isNamed = matchesWords(words, search)
    const isInText = !isNamed && page !== null && inTexts.has(page.id)
    return { isFound: isNamed || isInText, isInText }
  }
  const readEntry = (block: Block, parent: string | null, isSeen: boolean, place: Omit<Placed, 'isFound' | 'isInText'>): EntryRow[] => {
    const entry = entryOf(block)
    const { page, trashed, known } = find(entry)
    if (page) named.add(page.id)
    const title = entryTitle(entry, known, locale)
    entries += 1
    const below = entriesBelow(block)
    const isFolded = below.length > 0 && shut.has(block.id)
    const inner = read(below, block.id, place.level + 1, isSeen && !isFolded)
    // A search leaves some of them.
    const children = isFolded ? below.length : inner.filter(({ parent: around }) => around === block.id).length
    const sought = findIn(entryWords(entry, known), page)
    if (!isSeen || (!sought.isFound && inner.length === 0)) return []
    return [{ kind: 'entry', id: block.id, parent, block, title, page, trashed, children, isFolded, ...sought, ...place }, ...inner]
  }
  const read = (list: readonly Block[], parent: string | null, level: number, isSeen: boolean): EntryRow[] =>
    list.flatMap((block, index) => readEntry(block, parent, isSeen, { level, position: index + 1, setSize: list.length }))
  const menu = read(topEntries(document), null, 1, true)
  const others = pages.filter(({ id }) => !named.has(id)).toSorted(byAddress)
  const readPages = (list: readonly PageItem[]) =>
    list.flatMap((page, index): PageRow[] => {
      const sought = findIn(pageWords(page), page)
      if (!sought.isFound) return []
      return [
        { kind: 'page', id: pageRowId(page), title: page.title, page, level: 1, position: index + 1, setSize: list.length, ...sought },
      ]
    })
  const outside = readPages(others.filter(({ url }) => !isServicePage(url)))
  const services = readPages(others.filter(({ url }) => isServicePage(url)))
  const service = shut.has(SERVICE_ROWS) ? [] : services
  return {
    menu,
    outside,
    service,
    services: services.length,
    entries: search === '' ? entries : menu.filter(({ isFound }) => isFound).length,
  }
}

// The home page first: its address is empty.
function byAddress(one: PageItem, other: PageItem): number {
  return one.url.localeCompare(other.url) || one.id - other.id
}
