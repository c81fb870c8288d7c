import type { MenuEntry } from '#schemas/admin/menu/menu-entry.ts'

/** Lists the languages in which an entry of the menu is to lead to an address and has none. An empty address is that of the home page. */
export function missingAddresses({ linkType, pageId, texts }: MenuEntry): readonly string[] {
  if (linkType === 'NONE' || pageId !== undefined) return []
  return Object.entries(texts).flatMap(([locale, { title = '', url }]) => (title.trim() !== '' && url === undefined ? [locale] : []))
}
