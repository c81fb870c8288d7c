import { Icon } from '#kit/icons/Icon.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { classNames } from '#kit/class-names.ts'
import tableStyles from '#admin/lists/table.module.css'
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

function Row({ page }: { readonly page: PageItem }) {
  const text = usePanelText()
  const { start } = usePanel()
  const title = page.title.trim() === '' ? text('panel.list.untitled') : page.title
  return (
    <tr>
      <th scope="row">
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
      </th>
      {start.locales.map((locale) => (
        <td key={locale}>
          <LanguageCell page={page} locale={locale} title={title} canTranslate={page.state !== 'ARCHIVED'} />
        </td>
      ))}
      <td className={styles.when}>
        <ChangedAt instant={page.updatedAt} />
      </td>
      <td className={styles.acts}>
        <PageActs page={page} title={title} />
      </td>
    </tr>
  )
}

/** The pages as a table: title and address, the state in each language, the last change. The whole row opens the page. */
export function PageTable({ pages }: { readonly pages: readonly PageItem[] }) {
  const text = usePanelText()
  const { start } = usePanel()
  return (
    <table className={classNames(tableStyles.table, styles.table)}>
      <thead>
        <tr>
          <th scope="col">{text('panel.list.page')}</th>
          {start.locales.map((locale) => (
            <th key={locale} scope="col" className={styles.language}>
              {start.locales.length === 1 ? text('panel.list.state') : languageName(locale)}
            </th>
          ))}
          <th scope="col" className={styles.when}>
            {text('panel.list.modified')}
          </th>
          <th scope="col" className={styles.acts}>
            <VisuallyHidden>{text('panel.list.acts')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <Row key={page.id} page={page} />
        ))}
      </tbody>
    </table>
  )
}
