import { missingAddresses } from '#domain/urls/missing-addresses.ts'
import { Note } from '#kit/feedback/Note.tsx'
import { Switch } from '#kit/fields/Switch.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { entryOf, targetOf } from '#admin/pages/menu/menu-entry.ts'
import { useTree } from '#admin/pages/tree/tree-context.ts'
import type { EntryRow } from '#admin/pages/tree/tree-rows.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { useUnknownAddresses } from '#admin/pages/tree/row-words.ts'
import { AddressField } from './AddressField.tsx'
import { TargetFields } from './TargetFields.tsx'
import styles from './details.module.css'

interface EntryProps {
  readonly row: EntryRow
}

/** Writes a text of an entry; an empty one of a page entry goes, so that the name of the page stands in its place. */
function useTextWriter({ block, page }: EntryRow) {
  const { acts } = useTree()
  const { texts } = entryOf(block)
  return (locale: string, name: 'title' | 'menuTitle' | 'url', value: string) => {
    if (ownValue(texts, locale) === undefined) return acts.type(block.id, `/texts/${locale}`, { [name]: value })
    const isLeftOut = value === '' && (name !== 'title' || page !== null)
    acts.type(block.id, `/texts/${locale}/${name}`, isLeftOut ? undefined : value)
  }
}

function Words({ row, locale }: EntryProps & { readonly locale: string }) {
  const text = usePanelText()
  const { start } = usePanel()
  const write = useTextWriter(row)
  const unknownOf = useUnknownAddresses()
  const entry = entryOf(row.block)
  const words = ownValue(entry.texts, locale) ?? {}
  const labelOf = (alone: 'title' | 'short' | 'addressField', among: 'titleIn' | 'shortIn' | 'addressIn') =>
    start.locales.length === 1 ? text(`panel.tree.${alone}`) : text(`panel.tree.${among}`, { language: languageName(locale).toLowerCase() })
  const ofPage = (row.page ?? row.trashed)?.languages.find((document) => document.locale === locale)?.title
  return (
    <>
      <TextField
        label={labelOf('title', 'titleIn')}
        value={words.title ?? ''}
        placeholder={ofPage}
        maxLength={120}
        autoComplete="off"
        onChange={({ currentTarget }) => write(locale, 'title', currentTarget.value)}
      />
      <TextField
        label={labelOf('short', 'shortIn')}
        isOptional
        value={words.menuTitle ?? ''}
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget }) => write(locale, 'menuTitle', currentTarget.value)}
      />
      {targetOf(entry) === 'address' && (
        <AddressField
          label={labelOf('addressField', 'addressIn')}
          value={words.url ?? ''}
          isUnknown={unknownOf(row.block).includes(locale)}
          isMissing={missingAddresses(entry).includes(locale)}
          onChange={(url) => write(locale, 'url', url)}
        />
      )}
    </>
  )
}

const SEEN: ReadonlySet<string> = new Set(['ONLINE', 'MODIFIED'])

/** The settings of an entry of the menu. What is typed is saved in the draft of the menu. */
export function EntryFields({ row }: EntryProps) {
  const text = usePanelText()
  const { start } = usePanel()
  const { acts } = useTree()
  const { isShown } = entryOf(row.block)
  const page = row.page ?? row.trashed
  const isUnseen = page !== null && !page.languages.some(({ state }) => SEEN.has(state))
  return (
    <section className={styles.part} aria-label={text('panel.tree.inMenu')}>
      <h3>{text('panel.tree.inMenu')}</h3>
      {isUnseen && <Note>{text('panel.tree.offlineNote')}</Note>}
      <Switch
        label={text('panel.tree.isShown')}
        help={text('panel.tree.isShownHelp')}
        checked={isShown}
        onChange={({ currentTarget }) => acts.show(row.id, currentTarget.checked)}
      />
      {start.locales.map((locale) => (
        <Words key={locale} row={row} locale={locale} />
      ))}
      <TargetFields row={row} />
    </section>
  )
}
