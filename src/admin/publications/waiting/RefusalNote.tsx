import { useNavigate } from 'react-router-dom'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { changeAddress, nameOf, type Waiting } from '#admin/publications/publication-types.ts'
import { usePanelText, type PanelText } from '#admin/texts/use-panel-text.ts'
import styles from '#admin/publications/publications.module.css'
import { othersOf, pointsOf, type PublicationRefusal, type Refused } from './refusal.ts'

interface RefusalNoteProps {
  readonly refusal: PublicationRefusal
  readonly chosen: readonly Waiting[]
  readonly onPublish: (documents: readonly Waiting[]) => void
}

/** Words the refusal of an item. That of a document stands in its own row; that of an item is known from here alone. */
function reasonOf({ kind, code, errors }: Refused, text: PanelText): string | null {
  if (kind !== 'item') return null
  if (code === 'APPROVAL_REQUIRED') return text('panel.publish.item.otherPerson')
  if (code === 'NOT_FOUND') return text('panel.publish.item.gone')
  return errors[0]?.message ?? null
}

function titleOf(refusal: PublicationRefusal, isStale: boolean, text: PanelText): string {
  const { refused } = refusal
  const [first] = refused
  const name = first ? nameOf(first, text) : ''
  if (isStale) return text('panel.publish.stale', { name })
  return text('panel.publish.nothing', { count: refused.length, name, points: pointsOf(refusal) })
}

/** Says that nothing was published and why, with the two ways on. */
export function RefusalNote({ refusal, chosen, onPublish }: RefusalNoteProps) {
  const text = usePanelText()
  const navigate = useNavigate()
  const { refused } = refusal
  const [first] = refused
  if (!first) return null
  const others = othersOf(chosen, refusal)
  const isStale = refused.every(({ code }) => code === 'STALE_VERSION')
  const reason = isStale ? null : reasonOf(first, text)
  return (
    <Note tone="refusal" isAnnounced>
      <div className={styles.refusal}>
        <div>
          <b>{titleOf(refusal, isStale, text)}</b>
          {reason !== null && <p>{reason}</p>}
          <p>{text('panel.publish.together', { count: chosen.length })}</p>
        </div>
        <div className={styles.refusalActs}>
          {others.length > 0 && <Button onClick={() => onPublish(others)}>{text('panel.publish.others', { count: others.length })}</Button>}
          {!isStale && (
            <Button variant="primary" onClick={() => void navigate(changeAddress(first))}>
              {text('panel.publish.correct')}
            </Button>
          )}
        </div>
      </div>
    </Note>
  )
}
