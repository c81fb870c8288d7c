import { Note } from '#kit/feedback/Note.tsx'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'

/** Says to a person who changes words alone why other settings are not there; nothing to others. */
export function WordsNote({ hasFields = true }: { /** False for an element without words of its own. */ readonly hasFields?: boolean }) {
  const text = useComposerText()
  if (useMayWrite()) return null
  return (
    <div className={styles.repair}>
      <Note tone="fact">
        <p>{text('composer.rights.words')}</p>
        {!hasFields && <p>{text('composer.rights.no-words')}</p>}
      </Note>
    </div>
  )
}
