import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue } from '#composer/workbench/use-workbench.ts'
import styles from './clipboard.module.css'
import { pasteProgress } from './paste-progress.ts'

/** The progress of a picture that a paste sends to the library. */
export function PasteProgress() {
  const text = useComposerText()
  const sent = useValue(pasteProgress)
  if (!sent) return null
  const { name, percent } = sent
  return (
    <div className={styles.progress}>
      <label>
        <span>{text('composer.paste.sending', { name, percent })}</span>
        <progress max={100} value={percent} />
      </label>
    </div>
  )
}
