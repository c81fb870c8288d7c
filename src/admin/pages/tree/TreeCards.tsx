import { Link } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { DocumentState } from '#admin/pages/DocumentState.tsx'
import { editAddress } from '#admin/pages/page-address.ts'
import { LanguageState } from '#admin/pages/LanguageCell.tsx'
import { PageActs } from '#admin/pages/PageActs.tsx'
import type { PageItem } from '#admin/pages/page-states.ts'
import pageStyles from '#admin/pages/pages.module.css'
import { RowPicture } from './RowPicture.tsx'
import { RowLock, RowMarks } from './RowMarks.tsx'
import { useRowAddress } from './row-words.ts'
import { AddToMenu } from './AddToMenu.tsx'
import { ServiceFold } from './ServiceFold.tsx'
import { useTree } from './tree-context.ts'
import type { TreeRow } from './tree-rows.ts'
import styles from './tree.module.css'
import { useRowGroups } from './use-row-acts.ts'

function States({ page }: { readonly page: PageItem }) {
  const others = page.languages.filter(({ locale, state, toReview }) => locale !== page.locale && (state !== page.state || toReview > 0))
  return (
    <span className={pageStyles.line}>
      <DocumentState document={page} />
      {others.map((document) => (
        <span key={document.locale} className={pageStyles.other}>
          <span>{languageName(document.locale)}</span>
          <LanguageState document={document} />
        </span>
      ))}
    </span>
  )
}

function Fold({ row, title }: { readonly row: TreeRow; readonly title: string }) {
  const text = usePanelText()
  const { fold, search } = useTree()
  if (row.kind !== 'entry' || row.children === 0 || search !== '') return null
  const label = text(row.isFolded ? 'panel.tree.unfold' : 'panel.tree.fold', { name: title })
  const icon = row.isFolded ? 'chevron-right' : 'chevron-down'
  return (
    <IconButton label={label} icon={icon} aria-expanded={!row.isFolded} hasTooltip={false} onClick={() => fold(row.id, !row.isFolded)} />
  )
}

function Card({ row }: { readonly row: TreeRow }) {
  const text = usePanelText()
  const { choose, newPage } = useTree()
  const groups = useRowGroups()(row)
  const address = useRowAddress()(row)
  const title = row.title.trim() === '' ? text('panel.list.untitled') : row.title
  const { page } = row
  return (
    <li
      className={`${pageStyles.card} ${styles.card}`}
      style={{ paddingInlineStart: 16 + (row.level - 1) * 16 }}
      data-tree-row={row.id}
      data-path={row.isFound ? undefined : ''}
    >
      <RowPicture row={row} />
      <div className={pageStyles.facts}>
        <span className={styles.first}>
          {page ? (
            <span className={styles.titled}>
              <Link to={editAddress(page.id, page.locale)} className={pageStyles.title} data-row={row.id}>
                {title}
              </Link>
              <RowLock page={page} />
            </span>
          ) : (
            <button type="button" className={pageStyles.title} data-row={row.id} onClick={() => choose(row.id)}>
              {title}
            </button>
          )}
          <RowMarks row={row} />
        </span>
        <span className={pageStyles.address}>{address}</span>
        {page && <States page={page} />}
      </div>
      <Fold row={row} title={title} />
      {row.kind === 'entry' && (
        <IconButton label={text('panel.tree.newUnder', { name: title })} icon="plus" hasTooltip={false} onClick={() => newPage(row.id)} />
      )}
      {page ? (
        <PageActs page={page} title={title} more={groups} />
      ) : (
        <Menu groups={groups}>
          <IconButton label={text('panel.list.actsOf', { title })} icon="ellipsis" hasTooltip={false} />
        </Menu>
      )}
    </li>
  )
}

/** The tree of pages as a list, for a narrow window: entries are moved by their menus. */
export function TreeCards() {
  const text = usePanelText()
  const { tree, newPage } = useTree()
  return (
    <>
      <h2 className={styles.cardsHead}>
        {text('panel.tree.menu')}
        <span className={styles.count}>{tree.entries}</span>
        <AddToMenu />
      </h2>
      <ul aria-label={text('panel.tree.menu')}>
        {tree.menu.map((row) => (
          <Card key={row.id} row={row} />
        ))}
      </ul>
      <h2 className={styles.cardsHead}>
        {text('panel.tree.outside')}
        <span className={styles.count}>{tree.outside.length}</span>
        <Button size="small" variant="link" onClick={() => newPage(null)}>
          {text('panel.tree.addPage')}
        </Button>
      </h2>
      <ul aria-label={text('panel.tree.outside')}>
        {tree.outside.map((row) => (
          <Card key={row.id} row={row} />
        ))}
      </ul>
      {tree.services > 0 && (
        <>
          <h2 className={styles.cardsHead}>
            {text('panel.tree.service')}
            <span className={styles.count}>{tree.services}</span>
            <ServiceFold />
          </h2>
          <ul aria-label={text('panel.tree.service')}>
            {tree.service.map((row) => (
              <Card key={row.id} row={row} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
