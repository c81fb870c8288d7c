import { systemClock } from '#domain/dates/clock.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { changePhrase } from './last-change.ts'
import styles from './revisions.module.css'
import { useLastChange } from './use-last-change.ts'

/** The person and the time of the newest change, and the way to the versions; nothing for a document that was never changed. */
export function LastChange({ onOpen }: { /** Called before the versions open. */ readonly onOpen?: () => void }) {
  const text = useComposerText()
  const { props, selection, side } = useWorkbench()
  const change = useLastChange()
  if (change === null) return null
  const { id, values } = changePhrase(change, props.accountId, systemClock())
  const open = () => {
    onOpen?.()
    selection.select([])
    side.set('revisions')
  }
  return (
    <p className={styles.last}>
      <Icon name="history" size={14} />
      <span>{text(id, values)}</span>{' '}
      <button type="button" onClick={open}>
        {text('composer.changed.history')}
      </button>
    </p>
  )
}
