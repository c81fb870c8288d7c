import { Link } from 'react-router-dom'
import { State } from '#kit/feedback/State.tsx'
import { Avatar } from '#kit/text/Avatar.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { DocumentPicture } from '#admin/publications/DocumentPicture.tsx'
import { faultWords } from '#admin/publications/fault-words.ts'
import { changeAddress, keyOf, nameOf, stateOf, whereOf, type Waiting } from '#admin/publications/publication-types.ts'
import styles from '#admin/publications/publications.module.css'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { changeWords } from './change-words.ts'

/** The person who has changed something last, and the moment. */
export function Author({ name, instant }: { readonly name: string | undefined; readonly instant: string }) {
  return (
    <span className={styles.by} title={name}>
      {name !== undefined && <Avatar name={name} />}
      <ChangedAt instant={instant} />
    </span>
  )
}

/** Changes of a document in words. A reason that stops its publication comes first. */
export function Changes({ document }: { readonly document: Waiting }) {
  const text = usePanelText()
  const isOneLanguage = usePanel().start.locales.length === 1
  const issue = document.kind === 'item' ? undefined : document.issues[0]
  const { what, where, reach } = changeWords(document, text, isOneLanguage)
  return (
    <>
      <span className={issue ? styles.fault : styles.what}>{issue ? faultWords(issue, text) : what}</span>
      <span className={styles.where}>{where}</span>
      {reach !== null && <span className={styles.reach}>{reach}</span>}
    </>
  )
}

/** The name of a document, which leads to it. */
export function WaitingName({ document }: { readonly document: Waiting }) {
  const text = usePanelText()
  const { start } = usePanel()
  return (
    <div className={styles.name}>
      <DocumentPicture document={document} version={document.updatedAt} />
      <div>
        <Link to={changeAddress(document)} className={styles.title} data-row={keyOf(document)}>
          {nameOf(document, text)}
        </Link>
        <span className={styles.where}>{whereOf(document, start.locales)}</span>
      </div>
    </div>
  )
}

/** The state of a document. */
export function WaitingState({ document }: { readonly document: Waiting }) {
  const text = usePanelText()
  const { kind, key, agreement } = stateOf(document)
  return <State kind={kind}>{text(`panel.publish.state.${key}`, { agreement })}</State>
}
