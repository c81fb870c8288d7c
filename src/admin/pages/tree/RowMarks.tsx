import { findPageLock } from '#domain/urls/system-pages.ts'
import { missingAddresses } from '#domain/urls/missing-addresses.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { entryOf } from '#admin/pages/menu/menu-entry.ts'
import { TextMark } from '#admin/pages/TextMark.tsx'
import { useUnknownAddresses } from './row-words.ts'
import { useTree } from './tree-context.ts'
import type { EntryRow, TreeRow } from './tree-rows.ts'
import styles from './tree.module.css'

const changeWords = { added: 'panel.tree.rowAdded', moved: 'panel.tree.rowMoved', changed: 'panel.tree.rowChanged' } as const

function AddressMark({ row }: { readonly row: EntryRow }) {
  const text = usePanelText()
  const unknownOf = useUnknownAddresses()
  const isMissing = missingAddresses(entryOf(row.block)).length > 0
  if (!isMissing && unknownOf(row.block).length === 0) return null
  return (
    <span className={styles.mark} data-change="" title={text(isMissing ? 'panel.tree.addressMissing' : 'panel.tree.addressUnknown')}>
      <Icon name="unlink" size={14} />
      <span>{text(isMissing ? 'panel.tree.noAddress' : 'panel.tree.noPage')}</span>
    </span>
  )
}

/** The mark of a page that the site needs. It is never alone on a line: it stands in one flow with the title, whose last word it follows. */
export function RowLock({ page }: Pick<TreeRow, 'page'>) {
  const text = usePanelText()
  if (page === null || findPageLock(page.url) === null) return null
  return (
    <span className={styles.lock} title={text('panel.tree.locked')}>
      <Icon name="lock" size={14} />
      <VisuallyHidden>{text('panel.tree.locked')}</VisuallyHidden>
    </span>
  )
}

/** Marks behind the title of a row: an entry that is hidden or leads nowhere, a change that visitors do not see. */
export function RowMarks({ row }: { readonly row: TreeRow }) {
  const text = usePanelText()
  const { changes } = useTree()
  const isHidden = row.kind === 'entry' && !entryOf(row.block).isShown
  const change = changes.get(row.id)
  return (
    <>
      {row.isInText && <TextMark />}
      {isHidden && (
        <span className={styles.mark}>
          <Icon name="eye-off" size={14} />
          {text('panel.tree.hiddenMark')}
        </span>
      )}
      {row.kind === 'entry' && <AddressMark row={row} />}
      {change !== undefined && change !== 'removed' && (
        <span className={styles.mark} data-change="">
          {text(changeWords[change])}
        </span>
      )}
    </>
  )
}
