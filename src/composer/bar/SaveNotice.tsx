import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { isPassing } from '#composer/saving/send-failure.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useSession } from '#composer/workbench/use-session.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './bar.module.css'
import { helpOfFailure } from './save-sentence.ts'

/** Says why the work is not saved and what to do, as long as it lasts. */
export function SaveNotice() {
  const text = useComposerText()
  const { saver } = useWorkbench()
  const { kind } = useValue(useSession().saving)
  const help = helpOfFailure(kind)
  if (help === null) return null
  return (
    <div className={styles.notice}>
      <Note tone={isPassing(help.failure) ? 'remark' : 'refusal'} isAnnounced>
        <p>{text(help.id)}</p>
        {!isPassing(help.failure) && (
          <div className={styles.acts}>
            <Button onClick={() => saver.retry()}>{text('composer.save.retry')}</Button>
            <Button variant="subtle" onClick={() => location.reload()}>
              {text('composer.save.reload')}
            </Button>
          </div>
        )}
      </Note>
    </div>
  )
}
