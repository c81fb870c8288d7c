import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { hasBraces } from '#domain/urls/url-parameters.ts'
import { classNames } from '#kit/class-names.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { rowsOf } from '#kit/lists/row-focus.ts'
import { Menu } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { editAddress } from '#admin/pages/page-address.ts'
import { LanguageCell } from '#admin/pages/LanguageCell.tsx'
import { PageActs } from '#admin/pages/PageActs.tsx'
import { levelWidth } from './drag/drag-target.ts'
import { useRowAddress } from './row-words.ts'
import { RowPicture } from './RowPicture.tsx'
import { RowLock, RowMarks } from './RowMarks.tsx'
import { useTree } from './tree-context.ts'
import type { TreeRow } from './tree-rows.ts'
import styles from './tree.module.css'
import { useRowGroups } from './use-row-acts.ts'

interface RowProps {
  readonly row: TreeRow
}

function Fold({ row, title }: RowProps & { readonly title: string }) {
  const text = usePanelText()
  const { fold, search } = useTree()
  if (row.kind !== 'entry' || row.children === 0 || search !== '') return <span className={styles.fold} />
  const label = text(row.isFolded ? 'panel.tree.unfold' : 'panel.tree.fold', { name: title })
  return (
    <IconButton
      className={styles.fold}
      label={label}
      icon={row.isFolded ? 'chevron-right' : 'chevron-down'}
      hasTooltip={false}
      tabIndex={-1}
      onClick={() => fold(row.id, !row.isFolded)}
    />
  )
}

function Title({ row, title }: RowProps & { readonly title: string }) {
  const { choose, goTo, cursor } = useTree()
  const shared = {
    'data-row': row.id,
    tabIndex: cursor === row.id ? 0 : -1,
    className: styles.title,
    onFocus: () => goTo(row.id),
  }
  if (!row.page) {
    return (
      <button type="button" {...shared} onClick={() => choose(row.id)}>
        {title}
      </button>
    )
  }
  // A press of the pointer shows the settings beside the tree; Enter, a second press and another tab open the page.
  const press = (event: MouseEvent) => {
    if (event.detail === 0 || event.detail > 1 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    choose(row.id)
  }
  return (
    <Link to={editAddress(row.page.id, row.page.locale)} {...shared} onClick={press} draggable={false}>
      {title}
    </Link>
  )
}

function Name({ row, title }: RowProps & { readonly title: string }) {
  const text = usePanelText()
  const address = useRowAddress()(row)
  const { search } = useTree()
  // Between two rows that a search has found there may be hidden ones: no place is chosen among them.
  const canDrag = search === '' && (row.kind === 'entry' || !hasBraces(row.page.url))
  return (
    <div className={styles.name} style={{ paddingInlineStart: (row.level - 1) * levelWidth }}>
      <span className={styles.grip} data-grip={canDrag || undefined} title={canDrag ? text('panel.tree.drag', { name: title }) : undefined}>
        {canDrag && <Icon name="grip" size={14} />}
      </span>
      <Fold row={row} title={title} />
      <RowPicture row={row} />
      <div className={styles.words}>
        <span className={styles.first}>
          <span className={styles.titled}>
            <Title row={row} title={title} />
            <RowLock page={row.page} />
          </span>
          <RowMarks row={row} />
        </span>
        <span className={styles.address}>{address}</span>
      </div>
    </div>
  )
}

function Acts({ row, title, tab }: RowProps & { readonly title: string; readonly tab: number }) {
  const text = usePanelText()
  const navigate = useNavigate()
  const { newPage } = useTree()
  const groups = useRowGroups()(row)
  const { page } = row
  return (
    <span className={styles.rowActs}>
      {page && (
        <IconButton
          className={styles.onHover}
          label={text('panel.list.edit')}
          icon="pencil"
          tabIndex={-1}
          onClick={() => void navigate(editAddress(page.id, page.locale))}
        />
      )}
      {row.kind === 'entry' && (
        <IconButton
          className={styles.onHover}
          label={text('panel.tree.newUnder', { name: title })}
          icon="plus"
          tabIndex={tab}
          onClick={() => newPage(row.id)}
        />
      )}
      {page ? (
        <PageActs page={page} title={title} more={groups} tabIndex={tab} />
      ) : (
        <Menu groups={groups}>
          <IconButton label={text('panel.list.actsOf', { title })} icon="ellipsis" hasTooltip={false} tabIndex={tab} />
        </Menu>
      )}
    </span>
  )
}

const INTERACTIVE = 'a, button, input, [role=menu]'

/** A row of the tree: an entry of the menu, or a page outside of it. */
export function TreeRowView({ row, isLifted }: RowProps & { readonly isLifted: boolean }) {
  const text = usePanelText()
  const navigate = useNavigate()
  const { start } = usePanel()
  const { chosen, choose, goTo, cursor } = useTree()
  const { page } = row
  const title = row.title.trim() === '' ? text('panel.list.untitled') : row.title
  const tab = cursor === row.id ? 0 : -1
  const press = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest(INTERACTIVE)) return
    goTo(row.id)
    choose(row.id)
    // Beside the title, the press has put the keys on the whole tree, where they do nothing.
    rowsOf(currentTarget)[0]?.focus({ preventScroll: true })
  }
  const place = { 'aria-level': row.level + 1, 'aria-posinset': row.position, 'aria-setsize': row.setSize }
  const isOpen = row.kind === 'entry' && row.children > 0 ? !row.isFolded : undefined
  return (
    <tr
      role="row"
      {...place}
      aria-expanded={isOpen}
      aria-selected={chosen === row.id}
      data-tree-row={row.id}
      data-kind={row.kind}
      data-level={row.level}
      data-path={row.isFound ? undefined : ''}
      className={classNames(styles.row, isLifted && styles.lifted)}
      onClick={press}
      onDoubleClick={() => page && void navigate(editAddress(page.id, page.locale))}
    >
      <th role="rowheader">
        <Name row={row} title={title} />
      </th>
      {start.locales.map((locale) => (
        <td key={locale} role="gridcell">
          {page && <LanguageCell page={page} locale={locale} title={title} tabIndex={tab} />}
        </td>
      ))}
      <td role="gridcell" className={styles.when}>
        {page && <ChangedAt instant={page.updatedAt} />}
      </td>
      <td role="gridcell" className={styles.acts}>
        <Acts row={row} title={title} tab={tab} />
      </td>
    </tr>
  )
}
