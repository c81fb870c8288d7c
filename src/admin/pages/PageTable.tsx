import { Icon } from '#kit/icons/Icon.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
import { usePanel } from '#admin/panel-context.ts'
import { PagePicture } from '#admin/pictures/PagePicture.tsx'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { readableAddress } from './page-address.ts'
import { PageTitle } from './PageTitle.tsx'
import { LanguageCell } from './LanguageCell.tsx'
import { PageActs } from './PageActs.tsx'
import type { PageItem } from './page-states.ts'
import { TextMark } from './TextMark.tsx'
import styles from './pages.module.css'
import treeStyles from './tree/tree.module.css'

function Name({ page, title }: { readonly page: PageItem; readonly title: string }) {
  const { start } = usePanel()
  return (
    <div className={styles.name}>
      <PagePicture id={page.id} locale={page.locale} version={page.updatedAt}>
        <Icon name={page.url === '' ? 'house' : 'file-text'} />
      </PagePicture>
      <div>
        <span className={treeStyles.first}>
          <PageTitle page={page} title={title} />
          {page.foundBy === 'TEXT' && <TextMark />}
        </span>
        <span className={styles.address}>{readableAddress(page, start.locales)}</span>
      </div>
    </div>
  )
}

/** The pages as a table: title and address, the state in each language, the last change. The whole row opens the page. */
export function PageTable({ pages }: { readonly pages: readonly PageItem[] }) {
  const text = usePanelText()
  const { locales } = usePanel().start
  const titleOf = ({ title }: PageItem) => (title.trim() === '' ? text('panel.list.untitled') : title)
  const states = locales.map((locale): TableField<PageItem> => ({
    id: `state ${locale}`,
    header: locales.length === 1 ? text('panel.list.state') : languageName(locale),
    className: styles.language,
    cell: (page) => <LanguageCell page={page} locale={locale} title={titleOf(page)} canTranslate={page.state !== 'ARCHIVED'} />,
  }))
  const fields: readonly TableField<PageItem>[] = [
    { id: 'name', header: text('panel.list.page'), isName: true, cell: (page) => <Name page={page} title={titleOf(page)} /> },
    ...states,
    {
      id: 'when',
      header: text('panel.list.modified'),
      className: styles.when,
      cell: ({ updatedAt }) => <ChangedAt instant={updatedAt} />,
    },
    {
      id: 'acts',
      header: <VisuallyHidden>{text('panel.list.acts')}</VisuallyHidden>,
      className: styles.acts,
      cell: (page) => <PageActs page={page} title={titleOf(page)} />,
    },
  ]
  return <DataTable className={styles.table} fields={fields} rows={pages} keyOf={({ id }) => id} />
}
