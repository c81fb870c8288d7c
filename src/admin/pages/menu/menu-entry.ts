import { ENTRY_SLOT, MENU_ENTRY, MENU_REGION } from '#schemas/admin/menu/menu-document.ts'
import type { MenuEntry } from '#schemas/admin/menu/menu-entry.ts'
import { readMenuEntry } from '#schemas/admin/menu/read-menu-entry.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Container, EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The list of the entries at the top of the menu. */
export const TOP: Container = { region: MENU_REGION }

/** The list of the entries below another one. */
export const below = (parent: string): Container => ({ parent, slot: ENTRY_SLOT })

/** Reads the properties of an entry, as far as they are right. */
export function entryOf({ props }: Pick<Block, 'props'>): MenuEntry {
  return readMenuEntry(props)
}

/** The entries below an entry, in the order of the menu. */
export function entriesBelow({ slots }: Pick<Block, 'slots'>): readonly Block[] {
  return slots?.[ENTRY_SLOT] ?? []
}

/** The entries at the top of the menu of a draft. */
export function topEntries({ regions }: Pick<EditedDocument, 'regions'>): readonly Block[] {
  return regions[MENU_REGION] ?? []
}

/** Makes the block of a new entry. */
export function newEntry(id: string, props: MenuEntry): Block {
  return { id, type: MENU_ENTRY, v: 1, props }
}

/** The name of an entry in a language: its title, else that of its page, else its title in another language. Empty without any. */
export function entryTitle({ texts }: MenuEntry, page: Pick<PageItem, 'title' | 'languages'> | null, locale: string): string {
  const own = ownValue(texts, locale)?.title?.trim()
  const ofPage = page?.languages.find((document) => document.locale === locale)?.title ?? page?.title
  const others = Object.values(texts).map((text) => text?.title?.trim())
  return [own, ofPage?.trim(), ...others].find((title) => title !== undefined && title !== '') ?? ''
}

/** The things that an entry leads to. */
export type EntryTarget = 'page' | 'address' | 'nowhere'

/** Finds where an entry leads. */
export function targetOf({ linkType, pageId }: MenuEntry): EntryTarget {
  if (linkType === 'NONE') return 'nowhere'
  return pageId === undefined ? 'address' : 'page'
}
