import { Icon } from '#kit/icons/Icon.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { PagePicture } from '#admin/pictures/PagePicture.tsx'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { DocumentState } from './DocumentState.tsx'
import { readableAddress } from './page-address.ts'
import { PageTitle } from './PageTitle.tsx'
import { LanguageState } from './LanguageCell.tsx'
import { PageActs } from './PageActs.tsx'
import type { PageItem } from './page-states.ts'
import { TextMark } from './TextMark.tsx'
import styles from './pages.module.css'
import treeStyles from './tree/tree.module.css'

function Card({ page }: { readonly page: PageItem }) {
  const text = usePanelText()
  const { start } = usePanel()
  const title = page.title.trim() === '' ? text('panel.list.untitled') : page.title
  const others = page.languages.filter(({ locale, state, toReview }) => locale !== page.locale && (state !== page.state || toReview > 0))
  return (
    <li className={styles.card}>
      <PagePicture id={page.id} locale={page.locale} version={page.updatedAt}>
        <Icon name={page.url === '' ? 'house' : 'file-text'} />
      </PagePicture>
      <div className={styles.facts}>
        <span className={treeStyles.first}>
          <PageTitle page={page} title={title} />
          {page.foundBy === 'TEXT' && <TextMark />}
        </span>
        <span className={styles.address}>{readableAddress(page, start.locales)}</span>
        <span className={styles.line}>
          <DocumentState document={page} />
          {others.map((document) => (
            <span key={document.locale} className={styles.other}>
              <span>{languageName(document.locale)}</span>
              <LanguageState document={document} />
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
