import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { plainCommands } from '#composer/commands/commands.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useLock, useWorkbench } from '#composer/workbench/use-workbench.ts'

/** Says that an element is locked, with the way to unlock it; nothing for any other one. */
export function LockNote({ id }: { readonly id: string }) {
  const text = useComposerText()
  const { store, registry, selection, runner } = useWorkbench()
  const mayWrite = useMayWrite()
  const lock = useLock(id)
  if (lock === null) return null
  const unlock = () => {
    selection.select([lock])
    runner.run(plainCommands.toggleLock, undefined)
  }
  return (
    <div className={styles.repair}>
      <Note tone="remark" icon="lock">
        <p>
          {lock === id
            ? text('composer.lock.own')
            : text('composer.lock.around', { block: nameOf({ document: store.document, registry }, lock) })}
        </p>
        {mayWrite && (
          <div className={styles.repairActs}>
            <Button size="small" onClick={unlock}>
              {text('composer.lock.open')}
            </Button>
          </div>
        )}
      </Note>
    </div>
  )
}
