import { Link } from 'react-router-dom'
import { buttonClass } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { DocumentPicture } from '#admin/publications/DocumentPicture.tsx'
import { faultWords } from '#admin/publications/fault-words.ts'
import { changeAddress, nameOf, whereOf, type Waiting } from '#admin/publications/publication-types.ts'
import styles from '#admin/publications/publications.module.css'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { changeWords } from './change-words.ts'
import { DiscardItem } from './DiscardItem.tsx'

/** The document under the cursor: what its publication will do, and what stops it. */
export function WaitingDetails({ document }: { readonly document: Waiting }) {
  const text = usePanelText()
  const { start } = usePanel()
  const isOneLanguage = start.locales.length === 1
  const name = nameOf(document, text)
  const issues = document.kind === 'item' ? [] : document.issues
  const { what, where, reach } = changeWords(document, text, isOneLanguage)
  return (
    <aside className={styles.details} data-beside-rows="" aria-label={text('panel.publish.about', { name })}>
      <DocumentPicture document={document} version={document.updatedAt} isWide />
      <h2>{name}</h2>
      <p className={styles.dots}>
        <span>{whereOf(document, start.locales)}</span>
        {document.updatedBy && <span>{document.updatedBy.name}</span>}
        <ChangedAt instant={document.updatedAt} />
      </p>
      <Link to={changeAddress(document)} className={buttonClass({ isWide: true })}>
        <Icon name="pencil" />
        {text('panel.publish.change')}
      </Link>
      {document.kind === 'item' && <DiscardItem item={document} />}
      {issues.length > 0 && (
        <section>
          <h3>{text('panel.publish.stops')}</h3>
          <ul>
            {issues.map((issue) => (
              <li key={`${issue.blockId} ${issue.pointer} ${issue.code}`} className={styles.fault}>
                <Icon name="alert" />
                <span>{faultWords(issue, text)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{text('panel.publish.effect')}</h3>
        <p>{what}</p>
        <p className={styles.where}>{where}</p>
        {reach !== null && <p className={styles.reach}>{reach}</p>}
      </section>
    </aside>
  )
}
