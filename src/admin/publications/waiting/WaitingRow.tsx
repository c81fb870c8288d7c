import { Link } from 'react-router-dom'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { State } from '#kit/feedback/State.tsx'
import { Avatar } from '#kit/text/Avatar.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { DocumentPicture } from '#admin/publications/DocumentPicture.tsx'
import { faultWords } from '#admin/publications/fault-words.ts'
import { changeAddress, keyOf, nameOf, stateOf, whereOf, type Waiting } from '#admin/publications/publication-types.ts'
import styles from '#admin/publications/publications.module.css'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { changeWords } from './change-words.ts'

interface WaitingRowProps {
  readonly document: Waiting
  readonly isChosen: boolean
  readonly isCurrent: boolean
  readonly onChoose: () => void
  readonly onFocus: () => void
}

function Author({ document }: { readonly document: Waiting }) {
  const name = document.updatedBy?.name
  return (
    <span className={styles.by} title={name}>
      {name !== undefined && <Avatar name={name} />}
      <ChangedAt instant={document.updatedAt} />
    </span>
  )
}

/** Changes of a document in words. A reason that stops its publication comes first. */
function Changes({ document, isOneLanguage }: { readonly document: Waiting; readonly isOneLanguage: boolean }) {
  const text = usePanelText()
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

/** A document that waits, in the table or, in a narrow window, as a card. */
export function WaitingRow({ document, isChosen, isCurrent, onChoose, onFocus }: WaitingRowProps) {
  const text = usePanelText()
  const { start } = usePanel()
  const isOneLanguage = start.locales.length === 1
  const name = nameOf(document, text)
  const state = stateOf(document)
  return (
    <tr data-current={isCurrent || undefined} onFocus={onFocus}>
      <td className={styles.check}>
        <Checkbox
          label={<VisuallyHidden>{text('panel.publish.choose', { name })}</VisuallyHidden>}
          checked={isChosen}
          onChange={onChoose}
        />
      </td>
      <th scope="row">
        <div className={styles.name}>
          <DocumentPicture document={document} version={document.updatedAt} />
          <div>
            <Link to={changeAddress(document)} className={styles.title} data-row={keyOf(document)}>
              {name}
            </Link>
            <span className={styles.where}>{whereOf(document, start.locales)}</span>
          </div>
        </div>
      </th>
      <td className={styles.changes}>
        <Changes document={document} isOneLanguage={isOneLanguage} />
      </td>
      <td className={styles.state}>
        <State kind={state.kind}>{text(`panel.publish.state.${state.key}`, { agreement: state.agreement })}</State>
      </td>
      <td className={styles.author}>
        <Author document={document} />
      </td>
    </tr>
  )
}
