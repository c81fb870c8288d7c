import { useState } from 'react'
import type { Json } from '#schemas/generated/content.ts'
import { hasBraces } from '#domain/urls/url-parameters.ts'
import { Select } from '#kit/fields/Select.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { siteAddress } from '#admin/pages/page-address.ts'
import { entryOf, targetOf, type EntryTarget } from '#admin/pages/menu/menu-entry.ts'
import { useTree } from '#admin/pages/tree/tree-context.ts'
import type { EntryRow } from '#admin/pages/tree/tree-rows.ts'
import { ownValue } from '#schemas/names/own-value.ts'

const targets = ['page', 'address', 'nowhere'] as const

/** The target of an entry: a page of the site, an address, or nothing. */
export function TargetFields({ row }: { readonly row: EntryRow }) {
  const text = usePanelText()
  const { start } = usePanel()
  const { acts, pages } = useTree()
  const entry = entryOf(row.block)
  const [wanted, setWanted] = useState<EntryTarget | null>(null)
  const target = wanted ?? targetOf(entry)
  const lead = (next: EntryTarget) => {
    if (next === 'page') return setWanted('page')
    setWanted(null)
    const locale = start.locales[0] ?? ''
    // Without its page the entry needs a name of its own.
    const words: Record<string, Json> =
      ownValue(entry.texts, locale)?.title === undefined ? { [`/texts/${locale}`]: { title: row.title } } : {}
    const without = entry.pageId === undefined ? {} : { '/pageId': undefined }
    acts.set(row.id, { '/linkType': next === 'nowhere' ? 'NONE' : 'SELF', ...without, ...words })
  }
  const choose = (id: string) => {
    setWanted(null)
    if (id !== '') acts.set(row.id, { '/linkType': 'SELF', '/pageId': Number(id) })
  }
  const options = pages
    .filter(({ url }) => !hasBraces(url))
    .map((page) => ({ value: String(page.id), label: `${page.title} · ${siteAddress(page, start.locales)}` }))
  return (
    <>
      <Select
        label={text('panel.tree.target')}
        value={target}
        options={targets.map((value) => ({ value, label: text(`panel.tree.target.${value}`) }))}
        onChange={(value) => lead(value as EntryTarget)}
      />
      {target === 'page' && (
        <Select
          label={text('panel.tree.page')}
          placeholder={text('panel.tree.choosePage')}
          value={entry.pageId === undefined || entry.linkType === 'NONE' ? '' : String(entry.pageId)}
          options={options}
          onChange={choose}
        />
      )}
    </>
  )
}
