import { Link } from 'react-router-dom'
import { usePanel } from '#admin/panel-context.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { DocumentState } from './DocumentState.tsx'
import { editAddress, readableAddress } from './page-address.ts'
import { PageActs } from './PageActs.tsx'
import type { PageItem } from './page-states.ts'
import styles from './pages.module.css'

function Card({ page }: { readonly page: PageItem }) {
  const text = usePanelText()
  const { start } = usePanel()
  const title = page.title.trim() === '' ? text('panel.list.untitled') : page.title
  const others = page.languages.filter(({ locale, state }) => locale !== page.locale && state !== page.state)
  return (
    <li className={styles.card}>
      <div className={styles.facts}>
        <Link to={editAddress(page.id, page.locale)} className={styles.title} data-row="">
          {title}
        </Link>
        <span className={styles.address}>{readableAddress(page, start.locales)}</span>
        <span className={styles.line}>
          <DocumentState document={page} />
          {others.map((document) => (
            <span key={document.locale} className={styles.other}>
              <span>{languageName(document.locale)}</span>
              <DocumentState document={document} />
            </span>
          ))}
          <span className={styles.none}>
            <ChangedAt instant={page.updatedAt} />
          </span>
        </span>
      </div>
      <PageActs page={page} title={title} />
    </li>
  )
}

/** The pages as a list, for a narrow window. */
export function PageCards({ pages }: { readonly pages: readonly PageItem[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <Card key={page.id} page={page} />
      ))}
    </ul>
  )
}
