import type { Block } from '#schemas/generated/content.ts'
import type { IconName } from '#kit/icons/icon-set.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { entryOf, targetOf } from '#admin/pages/menu/menu-entry.ts'
import { unknownAddresses } from '#admin/pages/menu/unknown-addresses.ts'
import { readableAddress } from '#admin/pages/page-address.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { useTree } from './tree-context.ts'
import type { TreeRow } from './tree-rows.ts'

/** The icon of what a row leads to. */
export function rowIcon(row: TreeRow): IconName {
  if (row.page) return row.page.url === '' ? 'house' : 'file-text'
  if (row.kind === 'page') return 'file-text'
  const target = targetOf(entryOf(row.block))
  if (target === 'nowhere') return 'type'
  return target === 'address' ? 'link' : 'unlink'
}

/** Lists the languages in which an entry leads to an address that no page of the site has; none while pages are on their way. */
export function useUnknownAddresses(): (block: Pick<Block, 'props'>) => readonly string[] {
  const { start } = usePanel()
  const { hasAllPages, pages } = useTree()
  return (block) => (hasAllPages ? unknownAddresses(entryOf(block), { pages, locales: start.locales, siteUrl: start.siteUrl }) : [])
}

/** Writes what a row leads to, as the second line of the row. */
export function useRowAddress(): (row: TreeRow) => string {
  const text = usePanelText()
  const { start } = usePanel()
  const { hasAllPages } = useTree()
  return (row) => {
    if (row.page) return readableAddress(row.page, start.locales)
    if (row.kind === 'page') return ''
    if (row.trashed) return text('panel.state.ARCHIVED')
    const entry = entryOf(row.block)
    const target = targetOf(entry)
    if (target === 'nowhere') return text('panel.tree.nowhere')
    if (target === 'page') return text(hasAllPages ? 'panel.tree.gone' : 'panel.tree.notHere')
    const urls = start.locales.map((locale) => ownValue(entry.texts, locale)?.url)
    const url = urls.find((each) => each !== undefined)
    if (url === undefined) return text('panel.tree.addressMissing')
    return /^[a-z]+:|^[/#]/.test(url) ? url : `/${url}`
  }
}
